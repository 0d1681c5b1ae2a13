/** Checks a JSON value against a descriptor, in one pass, and makes nulls mean what they mean to Go. */
import type { ComparePlaces } from '../schema/compare_places.ts';
import { NO_SCALARS, compile } from '../schema/compile.ts';
import type { ScalarSyntaxes, Struct } from '../schema/descriptor.ts';
import type { Node } from '../schema/node.ts';
import type { Fault } from '../schema/fault.ts';
import type { JSONDetails } from '../json/parse.ts';
import { finish, inOrder, overflow, raise } from './raised.ts';
import { typeName } from '../go/cannot_unmarshal.ts';
import { Walk } from './walk.ts';

/** How {@link verify} checks. */
export interface VerifyOptions {
  /** The scalars that descriptors name. */
  scalars?: ScalarSyntaxes;
  /** Report unknown fields, and duplicate ones if `details` is given. */
  strict?: boolean;
  /** What JSON.parse can't tell: how numbers were spelled, duplicate keys, where keys stand. */
  details?: JSONDetails | undefined;
  /** The value may be nested more deeply than Go allows: then `unsafe` tells of many levels, too. */
  deep?: boolean | undefined;
  /** The value comes from YAML, whose keys Go sorts before it reads them: the order in which faults come, {@link comparePlaces}. */
  sortedBy?: ComparePlaces | undefined;
}

/** What {@link verify} has found. */
export interface Verified {
  /** The value; another object than the argument only when nulls had to go from its top level. */
  value: unknown;
  faults: Fault[];
  /**
   * The value may not be what the text said: a `number` is an integer beyond 2^53 or of a type that is exact. Or it is
   * nested so deeply that only the text tells whether Go allows it.
   */
  unsafe: boolean;
  /** Some list has numbers that must be integers: only the text tells whether they are spelled as such. */
  hasIntegerItems: boolean;
}

/**
 * Checks every known field of `value` for type, range and syntax, and makes nulls mean what they mean to Go: gone on a
 * field, the zero value in a list or map. Changes `value` in place.
 *
 * Faults come in the order Go would report them: the first `type` fault is the error Go gives. Without one, the
 * `unknown` and `duplicate` faults are Go's strict errors, at most 100.
 */
export function verify(struct: Struct, value: unknown, options: VerifyOptions = {}): Verified {
  const { strict = false, deep = false, details, sortedBy } = options;
  const walk = new Walk(strict, sortedBy !== undefined, details, deep);
  const shape = compile(struct, options.scalars ?? NO_SCALARS);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (value !== null) walk.raised.push(raise('type', { value: typeName(value), goType: shape.goType }));
    return { value, faults: walk.raised.map(finish), unsafe: false, hasIntegerItems: false };
  }
  const kept = walk.struct(value as Record<string, unknown>, shape, details?.root);
  const literal = [...(details?.overflows ?? [])].find(([, left]) => left > 0)?.[0];
  if (literal !== undefined && !walk.raised.some((fault) => fault.reason === 'type'))
    walk.raised.push(overflow(literal));
  return verified(walk, kept, sortedBy);
}

/** The same for a value of any type but null, with the scalars that its node has. Unknown fields are not reported. */
export function verifyValue(node: Node, value: unknown): Verified {
  const walk = new Walk(false, false, undefined, false);
  return verified(walk, walk.value(value, node, undefined, ''), undefined);
}

/** Goes through what was put off, too. */
function verified(walk: Walk, value: unknown, sortedBy: ComparePlaces | undefined): Verified {
  const { raised } = walk;
  for (let index = 0; index < raised.length; index++) {
    const { later, place, stack } = raised[index]!;
    if (later === undefined) continue;
    const from = raised.length;
    walk.fixed = later.data;
    walk.struct(later.data, later.shape, later.notes);
    for (const fault of raised.slice(from)) {
      fault.place = fault.place.concat(place);
      fault.stack = fault.stack.concat(stack);
    }
  }
  const found = raised.filter((fault) => fault.reason !== 'later');
  const { unsafe, hasIntegerItems } = walk;
  return { value, faults: found.length === 0 ? [] : inOrder(found, sortedBy), unsafe, hasIntegerItems };
}
