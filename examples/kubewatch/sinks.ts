import type { Notice } from './notice.ts';
import { RejectedError, RetryAfterError, type Sink } from './outlet.ts';
import { lineOf } from './watcher.ts';

/** Where notices are posted to, and with which headers. */
export interface PostOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const TIMEOUT = 10_000;
/** What Slack takes. */
const BLOCK = 2900;

/** Lines, or JSON, for a terminal or a pipe. */
export function terminal(form: 'text' | 'json', write: (line: string) => void): Sink {
  return {
    name: 'terminal',
    async send(notices) {
      for (const notice of notices) write(form === 'json' ? JSON.stringify(notice) : lineOf(notice));
    },
  };
}

/** JSON, `{ notices: [...] }`, for a program. */
export function webhook(options: PostOptions): Sink {
  return { name: 'webhook', send: (notices, signal) => post(options, { notices }, signal) };
}

/** A message of Slack, or of what understands the same. */
export function slack(options: PostOptions): Sink {
  return { name: 'slack', send: (notices, signal) => post(options, slackMessage(notices), signal) };
}

/** The message for some notices: a text, and a block for each. */
export function slackMessage(notices: readonly Notice[]): object {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, BLOCK);
  const blocks = notices.map((notice) => ({
    type: 'section',
    text: { type: 'mrkdwn', text: escaped(lineOf(notice)) },
  }));
  const [first] = notices;
  const text = notices.length === 1 && first !== undefined ? lineOf(first) : `${notices.length} changes`;
  return { text: escaped(text), blocks };
}

async function post({ url, headers = {} }: PostOptions, body: object, signal: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const abort = (): void => ending.abort(signal.reason);
  const late = setTimeout(() => ending.abort(new Error(`no answer within ${TIMEOUT / 1000} s`)), TIMEOUT);
  signal.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      // Where it leads to, nobody has said who may read this.
      redirect: 'manual',
      signal: ending.signal,
    }).catch((error: unknown) => {
      throw new Error(reasonOf(error), { cause: error });
    });
    const text = (await response.text()).replaceAll(/[^ -~]+/g, ' ').slice(0, 100);
    const { ok, status } = response;
    if (ok) return;
    const message = `the receiver answers ${status}${text === '' ? '' : `: ${text}`}`;
    const after = retryAfter(response.headers.get('Retry-After'));
    if (after !== undefined && (status === 429 || status === 503)) throw new RetryAfterError(message, after);
    if (status >= 500 || status === 408 || status === 425 || status === 429) throw new Error(message);
    throw new RejectedError(message);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', abort);
  }
}

/** What is told of a failure: never the URL, which often is a secret. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error && error.message.startsWith('no answer') ? error.message : 'no connection';
}

/** In milliseconds; at most five minutes. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), 300_000);
}
