import type { TypedValue } from '../typed/index.ts';

/** Converts objects between versions. Mirrors Go's `merge.Converter`. */
export interface Converter {
  /** The object in a version; the object itself when it is in that version already. */
  convert(object: TypedValue, apiVersion: string): TypedValue;
  /** Whether an error that {@link convert} threw says that there is no such version any more. What it owned is then forgotten. */
  isMissingVersionError(error: unknown): boolean;
}
