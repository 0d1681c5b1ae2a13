import { isMap } from '#engine/json/untyped';
import { checkNesting } from '#engine/verbs/copy_nested';
import { unmarshal } from '../../json/unmarshal.ts';
import { ErrBadJSONDoc, MergePatchError } from '../../mergepatch/merge_patch_error.ts';
import type { JSONMap } from './json_map.ts';

/** JSON text, or its bytes in UTF-8. */
export type JSONDocument = string | Uint8Array;

/** Parses a JSON object; `null` yields an empty one. @throws MergePatchError */
export function parseDocument(document: JSONDocument): JSONMap {
  let value: unknown;
  try {
    value = unmarshal(document);
  } catch (error) {
    throw new MergePatchError(ErrBadJSONDoc, { cause: error });
  }
  if (value === null) return {};
  if (!isMap(value)) throw new MergePatchError(ErrBadJSONDoc);
  checkNesting(value);
  return value;
}

/** The same; an empty object when there is not a string. */
export function parseOptional(document: JSONDocument | undefined): JSONMap {
  return document === undefined || document.length === 0 ? {} : parseDocument(document);
}
