import {
  ConnectionError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from 'kubetyped/client/transport';
import type { StepClock } from '../../step_clock.ts';

/** The answer to one request, as scripts/go/informervectors has it. */
export interface Reply {
  readonly on?: 'list' | 'watch' | 'watchlist';
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly frames?: readonly { readonly after?: number; readonly text: string }[];
  readonly finish: 'end' | 'cut' | 'reset' | 'hang' | 'refused';
  readonly last?: number;
}

/** Answers by a script; what it has no answer for hangs. */
export class ScriptedTransport implements Transport {
  readonly requests: string[] = [];
  /** Streams that have neither ended nor been given up. */
  open = 0;
  readonly #clock: StepClock;
  readonly #replies: Reply[];
  #active: number | undefined;

  constructor(clock: StepClock, replies: readonly Reply[]) {
    this.#clock = clock;
    this.#replies = [...replies];
  }

  async request({ method, path, query = '', signal }: TransportRequest): Promise<TransportResponse> {
    signal?.throwIfAborted();
    const parameters = new URLSearchParams(query);
    const isWatch = parameters.get('watch') === 'true';
    const kind = parameters.get('sendInitialEvents') === 'true' ? 'watchlist' : isWatch ? 'watch' : 'list';
    this.requests.push(`${this.#waited()} ${method} ${path}?${normal(parameters)}`);
    const at = this.#replies.findIndex(({ on = kind }) => on === kind);
    const [reply = { status: 200, finish: 'hang' }] = at < 0 ? [] : this.#replies.splice(at, 1);
    this.#active = this.#clock.now();
    const { status, headers = {}, finish } = reply;
    if (status === undefined) throw new ConnectionError(finish === 'refused' ? 'refused' : 'reset', 'no connection');
    const given = new Headers({ 'Content-Type': 'application/json', ...headers });
    const cancelled = new AbortController();
    return {
      status,
      headers: given,
      body: this.#body(reply, signal, cancelled.signal),
      close: () => cancelled.abort(),
    };
  }

  async close(): Promise<void> {}

  async *#body(reply: Reply, signal: AbortSignal | undefined, cancelled: AbortSignal): AsyncGenerator<Uint8Array> {
    this.open++;
    try {
      for (const { after = 0, text } of reply.frames ?? []) {
        if (!(await this.#wait(after, signal, cancelled))) return;
        yield new TextEncoder().encode(text);
      }
      if (!(await this.#wait(reply.last ?? 0, signal, cancelled))) return;
      if (reply.finish === 'end') return;
      if (reply.finish !== 'hang')
        throw new ConnectionError(reply.finish === 'cut' ? 'closed' : 'reset', 'the connection was cut');
      await this.#wait(Infinity, signal, cancelled);
    } finally {
      this.open--;
    }
  }

  /** @returns false when nobody wants the rest */
  async #wait(milliseconds: number, signal: AbortSignal | undefined, cancelled: AbortSignal): Promise<boolean> {
    signal?.throwIfAborted();
    if (milliseconds > 0 && !cancelled.aborted)
      await new Promise<void>((resolve) => {
        const cancel = milliseconds === Infinity ? () => undefined : this.#clock.after(milliseconds, end);
        function end(): void {
          cancel();
          signal?.removeEventListener('abort', end);
          cancelled.removeEventListener('abort', end);
          resolve();
        }
        signal?.addEventListener('abort', end);
        cancelled.addEventListener('abort', end);
      });
    signal?.throwIfAborted();
    if (cancelled.aborted) return false;
    this.#active = this.#clock.now();
    return true;
  }

  /** How long the client waited: see scripts/go/informervectors. */
  #waited(): string {
    const since = this.#active === undefined ? 0 : this.#clock.now() - this.#active;
    // The clock has a fraction when a pause of the back-off has passed.
    if (Math.abs(since - Math.round(since)) < 1e-6) return String(Math.round(since));
    return `step${Math.min(Math.floor(Math.log2(since / 800)), 5)}`;
  }
}

/** A query without what is random, sorted, as Go writes it. */
function normal(parameters: URLSearchParams): string {
  const escape = (text: string): string =>
    encodeURIComponent(text)
      .replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll('%20', '+');
  const entries = [...parameters].map(([name, value]) => [name, name.startsWith('timeout') ? 'T' : value] as const);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, value]) => `${name}=${escape(value)}`).join('&');
}
