import type { LangCode } from '@plinth/ui/contract';

/** The id of the element that carries the {@link Payload}. */
export const PAYLOAD_ID = 'payload';

/** What travels in a finished document for the app that starts on it. */
export interface Payload {
  /** The path that was rendered, without the base. */
  readonly path: string;
  readonly langCode: LangCode;
  /** The texts of this page, see `packTexts`. */
  readonly texts: readonly string[];
  /** Answers of the API by request key. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly siteUrl: string;
}

/** As text for a `<script type="application/json">`: no `<` that could end it. */
export function serializePayload(payload: Payload): string {
  return JSON.stringify(payload).replaceAll('<', '\\u003c');
}

/** Reads the payload of a document; undefined in a document that has none (the development server's). */
export function readPayload(container: Document): Payload | undefined {
  const text = container.getElementById(PAYLOAD_ID)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : (JSON.parse(text) as Payload);
}
