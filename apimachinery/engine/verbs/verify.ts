/** Checks a JSON value against a descriptor, in one pass, and makes nulls mean what they mean to Go. */

import { typeName } from '../go/cannot_unmarshal.ts';
import type { JSONDocument } from '../json/document.ts';
import type { ComparePlaces } from '../schema/compare_places.ts';
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { ScalarSyntaxes, Struct } from '../schema/descriptor.ts';
import type { Fault } from '../schema/fault.ts';
import type { Node, Shape } from '../schema/node.ts';
import { finish, inOrder, overflow, raise } from './raised.ts';
import { Walk } from './walk.ts';

/** How {@link verify} checks. */
export interface VerifyOptions {
  /** The scalars that descriptors name. */
  scalars?: ScalarSyntaxes;
  /** Report unknown fields, and duplicate ones of a document. */
  strict?: boolean;
}

/** What {@link verify} has found. */
export interface Verified {
  /** The value; another object than the argument only when nulls had to go from its top level. */
  value: unknown;
  faults: Fault[];
}

/**
 * Checks every known field of a value for type, range and syntax, and makes nulls mean what they mean to Go: gone on a
 * field, the zero value in a list or map. Changes the value in place.
 *
 * Faults come in the order Go would report them: the first `type` fault is the error Go gives. Without one, the
 * `unknown` and `duplicate` faults are Go's strict errors, at most 100.
 */
export function verify(struct: Struct, value: unknown, options: VerifyOptions = {}): Verified {
  const { strict = false, scalars = NO_SCALARS } = options;
  return check(compile(struct, scalars), { value }, strict);
}

/**
 * {@link verify} for the value of a document, which is read again, exactly, where the value may not be what the text says.
 * @throws JSONSyntaxError when it isn't JSON
 */
export function verifyDocument(struct: Struct, document: JSONDocument, options: VerifyOptions = {}): Verified {
  const { strict = false, scalars = NO_SCALARS } = options;
  const shape = compile(struct, scalars);
  if (strict && document.hasDuplicates) document.readExactly(true);
  const checked = check(shape, document, strict);
  return isInexact(checked, document) && document.readExactly(strict) ? check(shape, document, strict) : checked;
}

type Checked = Pick<JSONDocument, 'value'> &
  Partial<Pick<JSONDocument, 'details' | 'mayBeDeep' | 'sortedBy' | 'isRead'>>;

function check(
  shape: Shape,
  { value, details, mayBeDeep = false, sortedBy, isRead = false }: Checked,
  strict: boolean,
): Walked {
  const walk = new Walk(strict, sortedBy !== undefined, details, mayBeDeep, isRead);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (value !== null) walk.raised.push(raise('type', { value: typeName(value), goType: shape.goType }));
    return { value, faults: walk.raised.map(finish), unsafe: false, hasIntegerItems: false };
  }
  const kept = walk.struct(value as Record<string, unknown>, shape, details?.root);
  const literal = [...(details?.overflows ?? [])].find(([, left]) => left > 0)?.[0];
  if (literal !== undefined && !walk.raised.some((fault) => fault.reason === 'type'))
    walk.raised.push(overflow(literal));
  return walked(walk, kept, sortedBy);
}

/** Whether the text must be read exactly, because the value may not be what it says or faults may be out of order. */
function isInexact({ faults, unsafe, hasIntegerItems }: Walked, document: JSONDocument): boolean {
  if (unsafe || (hasIntegerItems && document.mayHideSpellings)) return true;
  if (faults.length === 0) return false;
  // Errors show numbers as they were written.
  return (document.details === undefined && faults.some(({ reason }) => reason === 'type')) || isOutOfOrder(faults);
}

/** Whether JavaScript has put a key before others that stood before it in the text, so that faults may have moved. */
function isOutOfOrder(faults: readonly Fault[]): boolean {
  return (
    faults.length > 1 &&
    faults.some(({ keys }) => keys.some((key) => typeof key === 'string' && /^(?:0|[1-9]\d*)$/.test(key)))
  );
}

/** What one pass over a value has found. */
interface Walked extends Verified {
  /**
   * The value may not be what the text said: a `number` is an integer beyond 2^53 or of a type that is exact. Or it is
   * nested so deeply that only the text tells whether Go allows it.
   */
  unsafe: boolean;
  /** Some list has numbers that must be integers: only the text tells whether they are spelled as such. */
  hasIntegerItems: boolean;
}

/** The same for a value of any type but null, with the scalars that its node has. Unknown fields are not reported. */
export function verifyValue(node: Node, value: unknown): Verified {
  const walk = new Walk(false, false, undefined, false, false);
  return walked(walk, walk.value(value, node, undefined, ''), undefined);
}

/** Goes through what was put off, too. */
function walked(walk: Walk, value: unknown, sortedBy: ComparePlaces | undefined): Walked {
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

/**
 * The members of a JSON value that Go's encoding/json reads, under the names of the fields: it ignores case. Kubernetes' own
 * decoders do not.
 */
export function inKnownFields(struct: Struct, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = new Map(struct.fields.map((field) => [folded(field[0]), field]));
  const known: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const [fieldName, type] = fields.get(folded(name)) ?? [];
    if (fieldName === undefined) continue;
    const inside = (each: unknown): unknown =>
      typeof type === 'object' && 'fields' in type ? inKnownFields(type, each) : each;
    known[fieldName] = Array.isArray(member) ? member.map(inside) : inside(member);
  }
  return known;
}

/** Of the letters beyond ASCII, Go folds two into it: the sign of Kelvin and the long s. */
const folded = (name: string): string => name.toLowerCase().replaceAll('ſ', 's');
