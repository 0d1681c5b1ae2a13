import type { ReadMessage } from './reader.ts';
import type { WriteMessage } from './writer.ts';

/** The generated functions for one type with a class. */
export interface Codec {
  /** The class; it tells what the codec is for. */
  readonly type: { readonly type: string };
  /** Makes an object of the class without calling its constructor. */
  readonly shell: new () => object;
  readonly read: ReadMessage;
  readonly write: WriteMessage;
}

/** Codecs of one or more packages. */
export type Codecs = readonly (Codec | Codecs)[];

/**
 * A constructor of empty objects with this class's prototype. Objects made with one constructor share their hidden
 * classes, which those made with Object.create do not.
 */
export function shellOf(type: { readonly prototype: object }): new () => object {
  function Shell(): void {}
  Shell.prototype = type.prototype;
  return Shell as unknown as new () => object;
}
