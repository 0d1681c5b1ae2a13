import {
  ConnectionError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from 'kubetyped/client/transport';
import type { StepClock } from '../../step_clock.ts';

/** Comes between a client and a server, and does to what they say whatever networks and servers do. */
export class FaultyTransport implements Transport {
  /** How likely a request or a piece of a stream goes wrong. */
  likelihood = 0;
  faults = 0;
  lists = 0;
  /** Streams that have neither ended nor been given up. */
  open = 0;
  /** The server knows no watches with initial events. */
  isOld = false;
  readonly #inner: Transport;
  readonly #clock: StepClock;
  readonly #random: () => number;

  constructor(inner: Transport, clock: StepClock, random: () => number) {
    this.#inner = inner;
    this.#clock = clock;
    this.#random = random;
  }

  async request(request: TransportRequest): Promise<TransportResponse> {
    const query = new URLSearchParams(request.query ?? '');
    const isInitial = query.get('sendInitialEvents') === 'true';
    if (!query.has('watch')) this.lists++;
    if (isInitial && this.isOld) return answer(400, 'BadRequest');
    if (this.#goesWrong()) {
      switch (this.#choice(8)) {
        case 0:
          throw new ConnectionError('refused', 'refused');
        case 1:
          throw new ConnectionError('reset', 'reset');
        case 2:
          return answer(410, 'Expired');
        case 3:
          return answer(429, 'TooManyRequests', this.#choice(2) === 0 ? { 'Retry-After': '1' } : {});
        case 4:
          return answer(500, 'InternalError');
        case 5:
          return answer(503, 'ServiceUnavailable', { 'Retry-After': '2' });
        case 6:
          await new Promise<void>((resolve) => this.#clock.after(this.#choice(3000), resolve));
          request.signal?.throwIfAborted();
          break;
        default:
          return answer(504, 'Timeout');
      }
    }
    const response = await this.#inner.request(request);
    if (!query.has('watch') || response.status !== 200) return response;
    return { ...response, body: this.#stream(response.body, isInitial && this.#goesWrong()) };
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  async *#stream(pieces: AsyncIterable<Uint8Array>, isUnmarked: boolean): AsyncGenerator<Uint8Array> {
    this.open++;
    try {
      for await (const piece of pieces) {
        if (isUnmarked && new TextDecoder().decode(piece).includes('initial-events-end')) continue;
        if (this.#goesWrong()) {
          switch (this.#choice(6)) {
            case 0:
              return;
            case 1:
              throw new ConnectionError('closed', 'cut');
            case 2:
              yield piece.subarray(0, this.#choice(piece.length));
              throw new ConnectionError('reset', 'cut');
            case 3:
              yield errorEvent(410, 'Expired');
              return;
            case 4:
              yield errorEvent(429, 'TooManyRequests');
              return;
            default:
              yield errorEvent(500, 'InternalError');
              return;
          }
        }
        yield piece;
      }
    } finally {
      this.open--;
    }
  }

  #goesWrong(): boolean {
    const isWrong = this.#random() < this.likelihood;
    if (isWrong) this.faults++;
    return isWrong;
  }

  #choice(count: number): number {
    return Math.floor(this.#random() * count);
  }
}

const status = (code: number, reason: string): object => ({
  kind: 'Status',
  apiVersion: 'v1',
  metadata: {},
  status: 'Failure',
  reason,
  code,
});

function errorEvent(code: number, reason: string): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify({ type: 'ERROR', object: status(code, reason) })}\n`);
}

function answer(code: number, reason: string, headers: Readonly<Record<string, string>> = {}): TransportResponse {
  const bytes = new TextEncoder().encode(JSON.stringify(status(code, reason)));
  return {
    status: code,
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    close() {},
    body: {
      async *[Symbol.asyncIterator]() {
        yield bytes;
      },
    },
  };
}
