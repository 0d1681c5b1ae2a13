import { newTooManyRequests } from '#apimachinery/api/errors/constructors';
import { withEnd, type ServerResponse } from '../endpoints/request/http.ts';
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

  /** An answer in pieces is under way until it has been written. @throws {StatusError} 429 when there are too many */
  async counted(verb: string, run: () => Promise<ServerResponse>): Promise<ServerResponse> {
    if (verb === 'watch') return run();
    const kind = verb === 'get' || verb === 'list' ? 'reads' : 'writes';
    if (this.now[kind] >= this.#limits[kind]) {
      this.#dropped(kind === 'reads' ? 'readOnly' : 'mutating');
      throw newTooManyRequests('Too many requests, please try again later.', 1);
    }
    this.now[kind]++;
    const ended = (): void => {
      this.now[kind]--;
    };
    let response: ServerResponse;
    try {
      response = await run();
    } catch (error) {
      ended();
      throw error;
    }
    if (response.inPieces === true) return { ...response, body: withEnd(response.body, ended) };
    ended();
    return response;
  }
}
