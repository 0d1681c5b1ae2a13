import { cannotUnmarshal } from '../go/cannot_unmarshal.ts';
import type { JSONNotes } from '../json/notes.ts';
import type { ComparePlaces } from '../schema/compare_places.ts';
import type { Fault } from '../schema/fault.ts';
import { formatPath, quote } from '../schema/fault.ts';
import type { Shape } from '../schema/node.ts';

/** Go's strict decoder stops counting here. */
const MAX_STRICT_FAULTS = 100;

/** A fault while the way back to the root is still being walked: places are collected from the inside out. */
export interface Raised {
  reason: Fault['reason'] | 'later';
  /** Keys and indexes, innermost first. */
  place: (string | number)[];
  /** Names of fields for Go's text, innermost first. */
  stack: string[];
  /** Go name of the struct around the field. */
  struct: string;
  /** For a JSON value of the wrong type: what it is, and the Go type it should be. Otherwise the text as it is. */
  value: string;
  goType: string;
  text: string;
  /** Go gives up here; anything else is reported only if nothing of this kind follows. */
  fatal: boolean;
  /** Place in the text, where it's known. */
  offset: number;
  later?: { data: Record<string, unknown>; shape: Shape; notes: JSONNotes | undefined };
}

export function raise(reason: Raised['reason'], rest: Partial<Raised>): Raised {
  return {
    reason,
    place: [],
    stack: [],
    struct: '',
    value: '',
    goType: '',
    text: '',
    fatal: false,
    offset: -1,
    ...rest,
  };
}

/** Differs from Go: where it keeps raw JSON it also keeps numbers that no number type can hold. */
export function overflow(literal: string | number): Raised {
  return raise('type', { text: `json: number ${literal} is out of range` });
}

/** The fault as it is reported. */
export function finish(fault: Raised): Fault {
  const keys = fault.place.reverse();
  const path = formatPath(keys);
  if (fault.reason === 'unknown' || fault.reason === 'duplicate') {
    return { reason: fault.reason, path, keys, text: `${fault.reason} field ${quote(path)}` };
  }
  if (fault.text !== '') return { reason: 'type', path, keys, text: fault.text };
  const { value: got, goType: expected, struct, stack } = fault;
  const where = struct === '' ? undefined : `struct field ${struct}.${stack.reverse().join('.')}`;
  return { reason: 'type', path, keys, text: cannotUnmarshal(got, expected, where), expected, got };
}

/** Faults in the order in which Go finds them; the strict ones without repetitions. */
export function inOrder(raised: Raised[], sortedBy: ComparePlaces | undefined): Fault[] {
  if (sortedBy !== undefined) raised.sort((a, b) => sortedBy(a.place, b.place));
  const types = raised.filter((fault) => fault.reason === 'type');
  const fatal = types.findIndex((fault) => fault.fatal);
  if (fatal > 0) types.unshift(...types.splice(fatal, 1));
  const strict = raised.filter((fault) => fault.reason !== 'type');
  if (sortedBy === undefined && strict.every((fault) => fault.offset >= 0)) strict.sort((a, b) => a.offset - b.offset);
  const seen = new Set<string>();
  const faults = types.map(finish);
  for (const each of strict) {
    if (seen.size >= MAX_STRICT_FAULTS) break;
    const fault = finish(each);
    if (!seen.has(fault.text)) faults.push(fault);
    seen.add(fault.text);
  }
  return faults;
}
