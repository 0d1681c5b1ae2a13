import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { additionalOf, hasAdditional, propertyOf } from '../schema/parts.ts';

/** Where a path leads in a schema. */
export interface FoundField {
  readonly path: Path;
  /** The schema of the field; undefined for one that may be anything. */
  readonly schema: JSONSchemaProps | undefined;
}

/** A path that leads nowhere, or is none. Its message is Go's. */
export class FieldPathError extends Error {
  readonly code = 'ERR_RULE_FIELD_PATH';

  constructor(message: string) {
    super(message);
    this.name = 'FieldPathError';
  }
}

const NOWHERE = 'does not refer to a valid field';

/**
 * Follows a path of fields and entries, `.spec.replicas` or `.metadata['a.b']`, through a schema. Mirrors
 * `ValidFieldPath`.
 * @param allowSubscripts whether `['name']` may be used
 * @throws {FieldPathError}
 */
export function validFieldPath(text: string, schema: JSONSchemaProps, allowSubscripts = true): FoundField {
  let found: FoundField = { path: newPath(), schema };
  const tokens = tokensOf(text)[Symbol.iterator]();
  const next = (): string => {
    const { done, value } = tokens.next();
    if (done === true) throw new FieldPathError('unexpected end of JSON path');
    return value;
  };
  for (;;) {
    const { done, value: token } = tokens.next();
    if (done === true) return found;
    if (token === '.') {
      found = below(found, next());
    } else if (token === '[') {
      if (!allowSubscripts) throw new FieldPathError('array notation is not allowed');
      found = below(found, unquote(next()));
      const close = next();
      if (close !== ']') throw new FieldPathError(`expected ] but got ${close}`);
    } else {
      throw new FieldPathError(`expected [ or . but got: ${token}`);
    }
  }
}

function below({ path, schema }: FoundField, name: string): FoundField {
  // Differs from Go: it ends in a nil dereference.
  if (schema === undefined) throw new FieldPathError(NOWHERE);
  const { properties } = schema;
  if (properties && Object.keys(properties).length > 0) {
    const property = propertyOf(schema, name);
    if (property === undefined) throw new FieldPathError(NOWHERE);
    return { path: path.child(name), schema: property };
  }
  if (!hasAdditional(schema)) throw new FieldPathError(NOWHERE);
  return { path: path.key(name), schema: additionalOf(schema) };
}

/** The delimiters `.`, `[` and `]`, quoted texts, and what stands between. */
function* tokensOf(text: string): Generator<string, void, undefined> {
  let at = 0;
  while (at < text.length) {
    const end = tokenEnd(text, at);
    yield text.slice(at, end);
    at = end;
  }
}

function tokenEnd(text: string, start: number): number {
  if (text[start] === "'") {
    for (let at = start + 1; at < text.length; at++) if (text[at] === "'" && text[at - 1] !== '\\') return at + 1;
    return text.length;
  }
  for (let at = start; at < text.length; at++) if ('.[]'.includes(text.charAt(at))) return at === start ? at + 1 : at;
  return text.length;
}

const ESCAPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ["'", "'"],
  ['\\', '\\'],
]);

function unquote(token: string): string {
  if (token.length < 2 || !token.startsWith("'") || !token.endsWith("'"))
    throw new FieldPathError(`expected single quoted string but got ${token}`);
  let wrong: string | undefined;
  const text = token.slice(1, -1).replace(/\\./g, (escape) => {
    const directive = escape.slice(1);
    const meant = ESCAPES.get(directive);
    if (meant === undefined) wrong = escape;
    return meant ?? '';
  });
  if (wrong !== undefined) throw new FieldPathError(`invalid string literal: invalid escape char ${wrong}`);
  return text;
}
