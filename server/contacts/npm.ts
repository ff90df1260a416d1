/** The environment of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The option that npm has taken out of a command line without `--`: the rest is another command, in which the number of `delete
 * --mobile 17` is an ID. `--description`, a setting of npm's own, leaves no trace.
 *
 * @param options the names of all options, without hyphens
 */
export const takenByNpm = (options: readonly string[], environment: Environment): string | undefined =>
  options.find(
    (option) =>
      option !== 'description' &&
      environment[`npm_config_${option.toLowerCase().replaceAll('-', '_')}`] !== undefined,
  );
