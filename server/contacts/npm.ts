/** The environment of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The option that npm has taken out of a command line without `--`: what it leaves is another command, and the number of
 * `delete --mobile 17` an ID. Of `--description`, a setting of its own, it leaves no trace.
 *
 * @param options the names of all options, without hyphens
 */
export const takenByNpm = (options: readonly string[], environment: Environment): string | undefined =>
  options.find(
    (option) =>
      option !== 'description' &&
      environment[`npm_config_${option.toLowerCase().replaceAll('-', '_')}`] !== undefined,
  );
