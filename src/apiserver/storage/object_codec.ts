import type { APIObject } from './api_object.ts';

/** Turns objects of one resource into bytes, and back. */
export interface ObjectCodec<T extends APIObject> {
  /** The same object must always give the same bytes: equal bytes are no change. */
  encode(object: T): Uint8Array;
  /** A new object. @throws what can't be read */
  decode(data: Uint8Array): T;
  /** Whether it writes what a canonical JSON serializer writes, so that answers may have it. No unless given. */
  readonly writesJSON?: boolean;
}
