/** How to use the command. */
export const USAGE = `Usage: npm run contacts -- <command>

  list [--suspected]            all contact requests as a table; --suspected: those that a program
                                seems to have sent, without notifications
  export --format csv|json [--suspected]
                                all of them on standard output
  delete ID                     erases one; at a terminal it shows what and asks first
  delete --FIELD TEXT           the same for all from a person, suspected ones too; FIELD is companyName,
                                name, mobile, lineId or description (a part of it is enough there)
  prune --older-than 365d [--suspected]
                                erases older ones, or only the suspected ones of them
  outbox                        notifications still to be sent, and those given up
  outbox --retry ID|all         makes it due now: the running server sends it within three minutes
  audit                         who looked and what was erased, without what it was
  backup FILE                   writes a copy of an SQLite database while the server runs
  copy --to postgres://…        copies everything from SQLite to PostgreSQL; what is there already
                                stays, so it can be cut off and run again
  --help                        this text

DATA_DIR names the folder of the database, or DATABASE_URL the shared one, as for the server.
Into a file, without the two lines that npm itself writes:
npm run --silent contacts -- export --format csv > contacts.csv
`;
