import { isObject } from '../schema/parts.ts';

/** Where in an object a default stands: names, and `0` for the only item of a list. The object itself for no steps. */
export type Steps = readonly (string | 0)[];

/** The object in which a value stands where the steps lead, and nothing else. Mirrors `SurroundingObjectFunc`. */
export function surround(value: unknown, steps: Steps): unknown {
  return steps.reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : ownField(step, inner)), value);
}

/** The value that stands where the steps lead; undefined when there is none. */
export function surrounded(object: unknown, steps: Steps): unknown {
  let at = object;
  for (const step of steps) {
    if (step === 0) at = Array.isArray(at) ? at[0] : undefined;
    else at = isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}

function ownField(name: string, value: unknown): object {
  return Object.fromEntries([[name, value]]);
}
