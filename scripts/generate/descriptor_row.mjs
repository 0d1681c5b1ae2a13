// @ts-check
// The rows of descriptors: a field each, with its name on the wire, its type and how Go treats it.
import { goType, isAnyJSON, namedType, quote } from './facts.mjs';
import { handWritten, heldScalars } from './imports.mjs';

/** @import { FieldFacts, TypeFacts } from './fact_types.ts' */
/** @import { Imports } from './imports.mjs' */

const LIST = 1;
const MAP = 2;
const POINTER = 4;
const OMITEMPTY = 8;
const OMITZERO = 16;
const INLINE = 32;

/**
 * The row of a field in the descriptor of its struct.
 * @param {Imports} imports
 * @param {FieldFacts} field
 */
export function descriptorRow(imports, field) {
  let type = field.type;
  let flags = 0;
  const extra = {};
  const outer = type;
  if (type.list !== undefined && !(type.named !== undefined && namedType(type.named)?.proto === 'message')) {
    flags |= LIST;
    if (type.named !== undefined) extra.go = goType(type.named);
    else if (isAnyJSON(type.list)) extra.go = `[]${goType(type.list.ref ?? '')}`;
    type = type.list;
  } else if (type.map !== undefined) {
    flags |= MAP;
    if (type.named !== undefined) extra.go = goType(type.named);
    else if (type.key?.named !== undefined) extra.key = goType(type.key.named);
    type = type.map;
  }
  if (field.pointer) flags |= POINTER;
  if (field.omitempty) flags |= OMITEMPTY;
  if (field.omitzero) flags |= OMITZERO;
  if (field.inline) flags |= INLINE;
  if (field.patchStrategy) extra.patch = field.patchStrategy;
  if (field.patchMergeKey) extra.patchKey = field.patchMergeKey;
  const merge =
    (outer.list !== undefined && field.listType) || (outer.map !== undefined && field.mapType) || field.structType;
  // Lists are atomic unless said otherwise.
  if (merge && !(merge === 'atomic' && outer.list !== undefined)) extra.merge = merge;
  if (field.listMapKeys?.length) extra.keys = field.listMapKeys;
  const facts = Object.entries(extra).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? quote(value) : `[${value.map(quote).join(', ')}]`}`,
  );
  const parts = [quote(field.json), rowType(imports, type), flags];
  if (facts.length > 0) parts.push(`{ ${facts.join(', ')} }`);
  return `[${parts.join(', ')}]`;
}

/**
 * @param {Imports} imports
 * @param {TypeFacts} type
 */
function rowType(imports, type) {
  if (type.any) return quote('any');
  if (type.bytes) return quote('bytes');
  if (type.ref !== undefined) {
    if (isAnyJSON(type)) return quote('json');
    if (handWritten.has(type.ref) && !heldScalars.has(type.ref)) return quote(`@${goType(type.ref)}`);
    return imports.name(type.ref);
  }
  if (type.named !== undefined) {
    const named = namedType(type.named);
    if (named?.proto === 'message') return imports.name(type.named);
    if (type.basic === 'string') return quote(goType(type.named));
  }
  return quote(type.basic ?? '');
}
