import ky, { HTTPError, TimeoutError, type KyInstance, type Options } from 'ky';
import {
  API_PREFIX,
  type ContactPayload,
  type ContactResponse,
  CSRF_HEADER,
  contactResponseOf,
  ENDPOINTS,
  type HomeData,
  IDEMPOTENCY_HEADER,
  LANG_TAGS,
  type LangCode,
  type Menu,
  REQUEST_TIMEOUT_MS,
  type ServicePageData,
} from '../contract/index.ts';
import { ApiError, TIMEOUT_MESSAGE } from './ApiError.ts';
import type * as Checks from './checks.ts';
import { attachCsrfToken, watchCsrfTokens } from './csrf.ts';

/** Which backend the client calls, and how. */
export interface ApiClientOptions {
  /** The site's base, with a trailing slash: `/`, `/brand/` or an absolute URL. */
  readonly baseUrl: string;
  /** The most time that a call may take, retries included, in milliseconds; the contract's 10,000 when missing. */
  readonly timeoutMs?: number | undefined;
  /** Replaces the global `fetch`, for servers and tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** What is sent with a contact request besides its payload. */
export interface AddContactOptions {
  /** The language in which the server should answer. */
  readonly langCode: LangCode;
  /** The same for every attempt at one submit, so that it is stored once. */
  readonly idempotencyKey: string;
  /** The value of the honeypot field, which only robots fill; sent, as `website`, only when it is not empty. */
  readonly honeypot?: string | undefined;
}

/**
 * The calls of the specification, section 7. Every method rejects with an {@link ApiError} and nothing else.
 *
 * The code that checks answers is fetched when there is one to check. `known` is an earlier good answer of the same call: an
 * equal answer is not checked again, and `known` itself is returned.
 */
export interface ApiClient {
  getMenu(langCode: LangCode, known?: Menu): Promise<Menu>;
  getHomeData(langCode: LangCode, known?: HomeData): Promise<HomeData>;
  /** Rejects as `abnormal` where the answer has `isError` or not a single good item. */
  getService(id: string, langCode: LangCode, known?: ServicePageData): Promise<ServicePageData>;
  /**
   * A refusal by the server (`isError` true) is an answer, not an error. Sent once, and once more only where a 403 for the token
   * brought a new token: then nothing was stored.
   */
  addContact(payload: ContactPayload, options: AddContactOptions): Promise<ContactResponse>;
  /** Reads a JSON file of the site, such as a dictionary; `path` is relative to the base. */
  getJson(path: string): Promise<unknown>;
}

/**
 * One quick retry for reading calls that failed before they were answered; `addContact` has none. A server under maintenance may
 * ask for an hour: the visitor would only wait, and be told of a time-out.
 */
const READ_RETRY = {
  limit: 1,
  methods: ['get' as const],
  statusCodes: [502, 503, 504],
  maxRetryAfter: 1_000,
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TimeoutError) return new ApiError('timeout', TIMEOUT_MESSAGE, { cause: error });
  if (error instanceof SyntaxError)
    return new ApiError('abnormal', 'The answer is no JSON.', { cause: error });
  if (error instanceof HTTPError) {
    const { status } = error.response;
    return new ApiError('http', `The server answered ${status}.`, { status, cause: error });
  }
  return new ApiError('network', 'The server could not be reached.', { cause: error });
}

/**
 * An answer as text. Answers that are equal under the contract have the same text: keys in any order, an id as a number or as
 * text, a text empty or missing, a flag false or missing.
 */
const textOf = (answer: unknown): string =>
  JSON.stringify(answer, (_key, value: unknown) => {
    if (value === '' || value === false) return undefined;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

async function readJson(http: KyInstance, path: string, options: Options = {}): Promise<unknown> {
  try {
    return await http.get(path, { retry: READ_RETRY, ...options }).json();
  } catch (error) {
    throw toApiError(error);
  }
}

async function importChecks(): Promise<typeof Checks> {
  try {
    return await import('./checks.ts');
  } catch (cause) {
    // Not by `toApiError`: a script that was cut off is a `SyntaxError` too, and no abnormal answer.
    throw new ApiError('network', 'The server could not be reached.', { cause });
  }
}

/**
 * Fetches the code that checks answers. The client does so when there is one to check; call this earlier where you know that
 * answers will come.
 *
 * @returns rejects with an {@link ApiError} when it cannot be fetched; it may be called again
 */
export const loadChecks: () => Promise<unknown> = importChecks;

/** Fails when a call's time is up. */
const timeOut = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new ApiError('timeout', TIMEOUT_MESSAGE));
    AbortSignal.timeout(Math.max(0, Math.ceil(ms))).addEventListener('abort', end);
  });

/** A refusal is sent with a 4xx status and the contract's body; anything else with an error status is a failure. */
function refusalFrom(error: unknown): ContactResponse | undefined {
  if (!(error instanceof HTTPError) || error.response.status >= 500) return undefined;
  const response = contactResponseOf(error.data);
  return response?.isError === true ? response : undefined;
}

/** Whether the server refused because of the CSRF token, before it looked at anything else. */
const isForbidden = (error: unknown): boolean => error instanceof HTTPError && error.response.status === 403;

/**
 * White space that comes unseen when somebody pastes from a table or a slide, and that the backend takes for control characters.
 */
const PASTED = /[\t\v\f\u0085\u2028\u2029]/g;

/** Characters that show nothing at all, from a PDF or an input method on a Mac: nobody could find what is wrong. */
const UNSEEN = /[^\P{Cc}\s]/gu;

/**
 * A request as it looked to the visitor: such white space becomes a space; in the message it becomes a line break, and a tab
 * stays.
 */
const asSeen = (payload: ContactPayload) =>
  Object.fromEntries(
    Object.entries(payload).map(([field, text]) => {
      const spaceFor = (pasted: string) => {
        if (field !== 'description') return ' ';
        return pasted === '\t' ? pasted : '\n';
      };
      return [field, text.replace(PASTED, spaceFor).replace(UNSEEN, '')];
    }),
  );

/** Makes the typed client of the backend. */
export function createApiClient({
  baseUrl,
  timeoutMs = REQUEST_TIMEOUT_MS,
  fetch,
}: ApiClientOptions): ApiClient {
  const http = ky.create({
    prefix: baseUrl,
    timeout: false,
    totalTimeout: timeoutMs,
    cache: 'no-cache',
    hooks: { beforeRequest: [({ request }) => attachCsrfToken(request)] },
    ...(fetch === undefined ? {} : { fetch }),
  });
  const view = (endpoint: keyof typeof ENDPOINTS) => `${API_PREFIX}${ENDPOINTS[endpoint]}`;
  const read = async <T>(
    endpoint: keyof typeof ENDPOINTS,
    searchParams: Record<string, string>,
    checkOf: (checks: typeof Checks) => (answer: unknown) => T,
    known: T | undefined,
  ): Promise<T> => {
    const until = performance.now() + timeoutMs;
    const answer = await readJson(http, view(endpoint), { searchParams });
    if (known !== undefined && textOf(answer) === textOf(known)) return known;
    const checks = await Promise.race([importChecks(), timeOut(until - performance.now())]);
    return checkOf(checks)(answer);
  };
  return {
    getMenu: (langCode, known) => read('menu', { langCode }, ({ checkMenu }) => checkMenu, known),
    getHomeData: (langCode, known) => read('home', { langCode }, ({ checkHome }) => checkHome, known),
    getService: (id, langCode, known) =>
      read('service', { id, langCode }, ({ checkService }) => checkService, known),
    getJson: (path) => readJson(http, path),
    async addContact(payload, { langCode, idempotencyKey, honeypot = '' }) {
      const until = performance.now() + timeoutMs;
      const newToken = watchCsrfTokens();
      const post = (headers: Readonly<Record<string, string>>) =>
        http
          .post(view('contact'), {
            json: { ...asSeen(payload), ...(honeypot !== '' && { website: honeypot }) },
            retry: 0,
            totalTimeout: Math.max(1, until - performance.now()),
            headers: {
              'Accept-Language': LANG_TAGS[langCode],
              [IDEMPOTENCY_HEADER]: idempotencyKey,
              ...headers,
            },
          })
          .json();
      try {
        const answer = await post({}).catch((error: unknown) => {
          const token = isForbidden(error) ? newToken() : undefined;
          if (token === undefined) throw error;
          return post({ [CSRF_HEADER]: token });
        });
        const response = contactResponseOf(answer);
        if (response === undefined) throw new ApiError('abnormal', 'The answer breaks the contract.');
        return response;
      } catch (error) {
        const refusal = refusalFrom(error);
        if (refusal !== undefined) return refusal;
        throw toApiError(error);
      }
    },
  };
}
