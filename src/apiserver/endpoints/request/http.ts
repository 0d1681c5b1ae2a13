import type { UserInfo } from '../../authentication/user/user.ts';

/** A request, whatever it came by. */
export interface ServerRequest {
  /** `GET`, in capitals. */
  readonly method: string;
  /** Path and query: `/api/v1/pods?limit=500`. */
  readonly url: string;
  /** By their names in small letters; several of one name joined by a comma. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Left out: empty. */
  readonly body?: Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** Who makes the request, if that is known already. Otherwise it is found out by the headers. */
  readonly user?: UserInfo | undefined;
  /** Ends the request: watches stop. */
  readonly signal?: AbortSignal | undefined;
}

/** A response. */
export interface ServerResponse {
  readonly status: number;
  /** By their names as they are written. Several of one name are given as a list. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Ends when the response does; of a watch, chunk by chunk as events come. */
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
