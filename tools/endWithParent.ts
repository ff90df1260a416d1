/** How often, in milliseconds, the parent process is checked. */
const LOOK_MS = 500;

/**
 * Ends the process, as Ctrl+C would, once its parent is gone. npm sends the signal only to the shell by which it runs a script,
 * and not every shell passes it on to its command: the server would run on unnoticed, and keep its port.
 */
export function endWithParent(): void {
  // Started without npm, it may well be meant to outlive its shell.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGINT');
  }, LOOK_MS).unref();
}
