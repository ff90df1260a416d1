/** How often, in milliseconds, it is looked for. */
const LOOK_MS = 500;

/**
 * Ends the process, as Ctrl+C would, once what started it is gone. npm tells the end only to the shell by which it runs a script,
 * and not every shell tells its command: the server went on without anybody knowing, and kept its port.
 */
export function endWithParent(): void {
  // Alone it may well be meant to go on after the shell that it was started in.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGINT');
  }, LOOK_MS).unref();
}
