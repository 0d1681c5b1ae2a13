/** A JSON Schema of draft 7, or a part of one. */
export interface JSONSchema {
  readonly [keyword: string]: unknown;
}

/** What a JSON Schema does not say, of what a server checks. */
export interface Unchecked {
  /** Of the values: `spec.replicas`, `spec.containers[].ports`. Empty for the whole object. */
  readonly path: string;
  /** The keyword of the CustomResourceDefinition's schema that is left out. */
  readonly keyword: string;
  /** Where it stands, as a JSON pointer into that schema: `/properties/spec/allOf/0/multipleOf`. */
  readonly pointer: string;
}

/** Matches nothing. */
export const NEVER: JSONSchema = { not: {} };

/** Part by part: all must hold. */
export function allOf(parts: readonly JSONSchema[]): JSONSchema {
  const [first, ...more] = parts.filter((part) => Object.keys(part).length > 0);
  if (first === undefined) return {};
  if (more.length === 0) return first;
  const keys = [first, ...more].flatMap((part) => Object.keys(part));
  return new Set(keys).size === keys.length ? Object.assign({}, first, ...more) : { allOf: [first, ...more] };
}
