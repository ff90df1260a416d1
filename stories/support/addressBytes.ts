/** Bytes in characters that an address keeps as they are (base64url, RFC 4648): Storybook's own encoding mangles all others. */
export const bytesToAddress = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The bytes that an address carries.
 *
 * @throws DOMException where it is no such text
 */
export const bytesFromAddress = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);
