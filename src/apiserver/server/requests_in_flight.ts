import { newTooManyRequests } from '#apimachinery/api/errors/constructors';
import type { APIServerOptions } from './api_server_options.ts';

/** Counts what is under way, watches apart, and refuses what is too much. */
export class RequestsInFlight {
  readonly now = { reads: 0, writes: 0 };
  readonly #limits: { readonly reads: number; readonly writes: number };
  readonly #dropped: (kind: 'readOnly' | 'mutating') => void;

  /** @param dropped is told of each request that is refused */
  constructor(
    limits: APIServerOptions['maxRequestsInFlight'] = { reads: 400, writes: 200 },
    dropped: (kind: 'readOnly' | 'mutating') => void,
  ) {
    this.#limits = limits;
    this.#dropped = dropped;
  }

  /** @throws {StatusError} 429 when there are too many */
  async counted<T>(verb: string, run: () => Promise<T>): Promise<T> {
    if (verb === 'watch') return run();
    const kind = verb === 'get' || verb === 'list' ? 'reads' : 'writes';
    if (this.now[kind] >= this.#limits[kind]) {
      this.#dropped(kind === 'reads' ? 'readOnly' : 'mutating');
      throw newTooManyRequests('Too many requests, please try again later.', 1);
    }
    this.now[kind]++;
    try {
      return await run();
    } finally {
      this.now[kind]--;
    }
  }
}
