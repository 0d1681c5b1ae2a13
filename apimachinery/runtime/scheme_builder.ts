import { append } from '#engine/go/append';
import type { Scheme } from './scheme.ts';

/** Adds something to a Scheme. */
export type AddToScheme = (scheme: Scheme) => void;

/**
 * Collects functions that add to a Scheme, so that a package can offer all of its types as one function.
 * Mirrors Go's `runtime.SchemeBuilder`.
 */
export class SchemeBuilder {
  readonly #funcs: AddToScheme[];

  constructor(...funcs: readonly AddToScheme[]) {
    this.#funcs = [...funcs];
  }

  /** Adds functions to the end of the list. */
  register(...funcs: readonly AddToScheme[]): void {
    append(this.#funcs, funcs);
  }

  /** Calls all functions, in the order they were registered. What one of them throws ends it. May be passed on unbound. */
  readonly addToScheme: AddToScheme = (scheme) => {
    for (const func of this.#funcs) func(scheme);
  };
}
