import { equalUntyped, isMap, presentKeys, printUntyped, untypedType } from '#engine/json/untyped';
import {
  ErrBadPatchFormatForRetainKeys,
  ErrBadPatchFormatForSetElementOrderList,
  errBadArgType,
  errBadPatchType,
  MergePatchError,
} from '../../mergepatch/merge_patch_error.ts';
import type { LookupPatchMeta } from '../patch_meta.ts';
import { below } from './below.ts';
import {
  DELETE,
  DELETE_FROM_PRIMITIVE_LIST,
  DIRECTIVE,
  listOf,
  REPLACE,
  RETAIN_KEYS_DIRECTIVE,
  SET_ELEMENT_ORDER,
  strategyOf,
} from './directives.ts';
import { elementType, scalarSet } from './scalars.ts';
import { Identity, interleave, partDeleted, partPresent, sameMergeKey } from './element_order.ts';
import { get, has, remove, set } from './json_map.ts';
import type { JSONMap } from './json_map.ts';
import { mergeLists } from './merge_lists.ts';
import type { MergeMode } from './merge_mode.ts';

/** Merges a patch into an object. Changes both, and shares what is in them: give it copies. */
export function mergeMaps(original: JSONMap, patch: JSONMap, schema: LookupPatchMeta, mode: MergeMode): JSONMap {
  if (has(patch, DIRECTIVE)) return obeyDirective(patch);
  applyRetainKeys(original, patch, mode);
  for (const key of presentKeys(patch)) {
    if (key.startsWith(SET_ELEMENT_ORDER) && has(patch, key)) mergeOrdered(key, original, patch, schema, mode);
  }
  // Differs from Go: what is deleted from a list of scalars goes before anything is added to it, as a patch made by the
  // diff means it. Go takes the keys of a patch in any order, and may delete what it has just added.
  const keys = presentKeys(patch);
  const isDeletion = (key: string): boolean => key.startsWith(DELETE_FROM_PRIMITIVE_LIST);
  for (const key of [...keys.filter(isDeletion), ...keys.filter((each) => !isDeletion(each))])
    mergeKey(key, original, patch[key], schema, mode);
  return original;
}

function obeyDirective(patch: JSONMap): JSONMap {
  const directive = get(patch, DIRECTIVE);
  if (directive === DELETE) return {};
  if (directive !== REPLACE) throw errBadPatchType(directive, patch);
  remove(patch, DIRECTIVE);
  return patch;
}

function mergeKey(key: string, original: JSONMap, patched: unknown, schema: LookupPatchMeta, mode: MergeMode): void {
  const isDeletion = key.startsWith(DELETE_FROM_PRIMITIVE_LIST);
  if (isDeletion && mode === 'combine') {
    set(original, key, patched);
    return;
  }
  const name = isDeletion ? listOf(key, DELETE_FROM_PRIMITIVE_LIST) : key;
  if (patched === null) {
    remove(original, name);
    if (mode === 'apply') return;
  }
  const current = get(original, name);
  if (current === undefined || untypedType(current) !== untypedType(patched)) {
    if (isDeletion) return;
    if (mode === 'apply') dropNulls(patched);
    put(original, name, patched);
  } else if (isMap(current)) {
    below(name, () => {
      const { schema: inner, patchMeta } = schema.lookupPatchMetadataForStruct(name);
      const { how } = strategyOf(patchMeta.patchStrategies);
      set(original, name, how === REPLACE ? patched : mergeMaps(current, patched as JSONMap, inner, mode));
    });
  } else if (Array.isArray(current)) {
    below(name, () => {
      const { schema: inner, patchMeta } = schema.lookupPatchMetadataForSlice(name);
      const { how } = strategyOf(patchMeta.patchStrategies);
      set(
        original,
        name,
        mergeLists(current, patched as unknown[], inner, how, patchMeta.patchMergeKey, isDeletion, mode, mergeMaps),
      );
    });
  } else {
    set(original, name, patched);
  }
}

/** Sets what a patch says, without its directives. */
function put(map: JSONMap, key: string, value: unknown): void {
  const kept = withoutDirectives(value);
  if (kept === undefined) remove(map, key);
  else set(map, key, kept);
}

/** A value without what directives stand in; undefined when one stands in itself. */
function withoutDirectives(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDirectives).filter((item) => item !== undefined);
  if (!isMap(value)) return value;
  if (has(value, DIRECTIVE)) return undefined;
  for (const key of presentKeys(value)) put(value, key, value[key]);
  return value;
}

function dropNulls(value: unknown): void {
  if (Array.isArray(value)) value.forEach(dropNulls);
  if (!isMap(value)) return;
  for (const key of presentKeys(value)) {
    if (value[key] === null) remove(value, key);
    else dropNulls(value[key]);
  }
}

/** Takes the keys away that the patch doesn't name, if it names any. */
function applyRetainKeys(original: JSONMap, patch: JSONMap, mode: MergeMode): void {
  if (!has(patch, RETAIN_KEYS_DIRECTIVE)) return;
  const retained = get(patch, RETAIN_KEYS_DIRECTIVE);
  remove(patch, RETAIN_KEYS_DIRECTIVE);
  if (mode === 'combine') {
    const other = get(original, RETAIN_KEYS_DIRECTIVE);
    if (other === undefined) set(original, RETAIN_KEYS_DIRECTIVE, retained);
    else if (!equalUntyped(other, retained)) {
      throw new MergePatchError(
        `${printUntyped(other)} and ${printUntyped(retained)} are not deep equal: this may happen when calculating the 3-way diff patch`,
      );
    }
    return;
  }
  if (!Array.isArray(retained)) throw new MergePatchError(ErrBadPatchFormatForRetainKeys);
  const names = scalarSet(retained);
  for (const key of presentKeys(patch)) {
    if (patch[key] === null || key.startsWith(DELETE_FROM_PRIMITIVE_LIST) || key.startsWith(SET_ELEMENT_ORDER))
      continue;
    if (!names.has(key)) throw new MergePatchError(ErrBadPatchFormatForRetainKeys);
  }
  for (const key of presentKeys(original)) if (!names.has(key)) remove(original, key);
}

/** Merges the list that an order is given for, and brings it into that order. Takes both out of the patch. */
function mergeOrdered(key: string, original: JSONMap, patch: JSONMap, schema: LookupPatchMeta, mode: MergeMode): void {
  const order = get(patch, key);
  if (mode === 'combine') {
    if (!has(original, key)) set(original, key, order);
    else if (!equalUntyped(get(original, key), order))
      throw new MergePatchError(ErrBadPatchFormatForSetElementOrderList);
  }
  remove(patch, key);
  if (!Array.isArray(order)) throw errBadArgType([], order);
  const name = listOf(key, SET_ELEMENT_ORDER);
  below(name, () => {
    const current = listAt(original, name);
    const changes = listAt(patch, name);
    const { schema: inner, patchMeta } = schema.lookupPatchMetadataForSlice(name);
    const { how } = strategyOf(patchMeta.patchStrategies);
    const mergeKey = patchMeta.patchMergeKey;
    checkOrder(changes ?? [], order, mergeKey);
    if (current === undefined && changes === undefined) return;
    let merged: unknown[];
    if (changes === undefined) merged = current!;
    else if (current === undefined) merged = withoutDirectives(changes) as unknown[];
    else merged = mergeLists(current, changes, inner, how, mergeKey, false, mode, mergeMaps);
    const { present, absent } = partPresent(merged, order, mergeKey);
    const ofMaps = elementType(current ?? [], changes ?? []) === 'map[string]interface {}';
    // Merging has left in `current` what Go's slice then holds: deleted elements are gone from it, and added ones fill its end.
    set(original, name, interleave(present, absent, order, current ?? [], new Identity(ofMaps ? mergeKey : undefined)));
    remove(patch, name);
  });
}

function listAt(map: JSONMap, key: string): unknown[] | undefined {
  if (!has(map, key)) return undefined;
  const list = get(map, key);
  if (!Array.isArray(list)) throw errBadArgType([], list);
  return list;
}

/** Fails unless the elements of the patch stand in the order that it gives. */
function checkOrder(changes: readonly unknown[], order: readonly unknown[], mergeKey: string): void {
  if (order.length === 0 || changes.length === 0) return;
  const kept = mergeKey === '' ? changes : partDeleted(changes).kept;
  let at = 0;
  for (let place = 0; at < kept.length && place < order.length; ) {
    const item = kept[at];
    if (isMap(item) && has(item, DIRECTIVE)) {
      at++;
      continue;
    }
    if (sameMergeKey(item, order[place], mergeKey)) at++;
    place++;
  }
  if (at < kept.length) {
    throw new MergePatchError(
      `The order in patch list:\n${printUntyped(changes)}\n doesn't match ${SET_ELEMENT_ORDER} list:\n${printUntyped(order)}\n`,
    );
  }
}
