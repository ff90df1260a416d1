/**
 * Whether a host is this machine itself, so that nothing sent to it crosses a network.
 *
 * @param hostname without a port; an IPv6 address with or without brackets
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname);
}
