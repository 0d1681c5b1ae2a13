import { newBadRequest, newInvalid, newRequestEntityTooLargeError } from '#apimachinery/api/errors/constructors';
import { newGenericServerResponse } from '#apimachinery/api/errors/generic_server_response';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { JSONPatchType, MergePatchType, type PatchType } from '#apimachinery/types/patch_type';
import { unmarshal, unmarshalStrict } from '#apimachinery/util/json/unmarshal';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import { mergePatch } from '#apimachinery/util/jsonpatch/merge_patch';
import type { Operation } from '#apimachinery/util/jsonpatch/operation';
import {
  ErrBadJSONDoc,
  ErrBadPatchFormatForPrimitiveList,
  ErrBadPatchFormatForRetainKeys,
  ErrBadPatchFormatForSetElementOrderList,
  ErrNoListOfLists,
  ErrPatchContentNotMatchRetainKeys,
  ErrUnsupportedStrategicMergePatchFormat,
} from '#apimachinery/util/mergepatch/merge_patch_error';
import { newPatchMetaFromStruct } from '#apimachinery/util/strategicpatch/patch_meta_from_struct';
import { strategicMergeMapPatchUsingLookupPatchMeta } from '#apimachinery/util/strategicpatch/strategic_merge';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { canonicalValue } from '#engine/json/canonical';
import { JSONDocument } from '#engine/json/document';
import { withSortedKeys } from '#engine/json/sort_keys';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { ValueDocument } from '#engine/json/value_document';
import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { copy } from '#engine/verbs/copy';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import { checkLevels } from '../../request/read_body.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { inTurns, takeTurns } from '../../turns/turns.ts';
import type { Accepted, ResourceScope } from '../served_resource.ts';
import { checkValues } from './check_values.ts';
import { addStrictWarnings, type DecodedObject, type ReadObject, readFrom, readObject } from './decode_object.ts';
import { spelledJSON, withoutMarks, withSpelledNumbers } from './spelled_numbers.ts';
import type { FieldValidation } from './write.ts';

/** How many operations a JSON patch may have. */
const MAX_OPERATIONS = 10_000;

/**
 * A stored object with a patch that is not a server-side apply. The object stays as it is.
 * @throws {StatusError} 400 for what is not a patch, 413 for one too long, 422 when it can't be
 * applied, or what comes out is not an object
 */
export async function patchObject(
  resource: ResourceScope,
  existing: APIObject,
  body: Uint8Array,
  patchType: PatchType,
  validation: FieldValidation,
  { warn, signal }: Pick<RequestContext, 'warn' | 'signal'>,
): Promise<DecodedObject> {
  const { kind } = resource;
  const document = documentOf(resource, existing);
  await takeTurns(signal);
  const { value: patch, errors } = readPatch(body, patchType, validation);
  await takeTurns(signal);
  const isStrategic = patchType !== JSONPatchType && patchType !== MergePatchType;
  const spelled = isStrategic ? patch : withSpelledNumbers(patch, body);
  const merged = (): object =>
    isStrategic ? strategically(resource, document, patch as object) : asJSON(document, spelled as object, patchType);
  const patched = merged();
  try {
    checkLevels(patched);
  } catch (error) {
    throw unprocessable(asError(error).message);
  }
  checkValues(kind, existing.metadata.name ?? '', patched);
  await takeTurns(signal);
  const refuse = (message: string): Error => {
    const value = isStrategic ? goText(patch) : spelledJSON(merged());
    return newInvalid({ group: '', kind: '' }, '', [invalid(newPath('patch'), value, message)]);
  };
  let read: ReadObject;
  try {
    const text = (): string => (isStrategic ? stringifyJSON(merged()) : spelledJSON(merged()));
    const { value, ...spellings } = resource.custom === undefined ? { value: patched } : withoutMarks(patched);
    // The decoder of a built-in Kind sees how a number is spelled in a text alone.
    read =
      resource.custom === undefined && spelled !== patch
        ? readText(resource, text(), validation)
        : { ...readPatched(resource, value, validation, text), ...spellings };
  } catch (error) {
    throw refuse(asError(error).message);
  }
  await takeTurns(signal);
  const { gvk } = read;
  const isOther = gvk.version !== kind.version || gvk.group !== kind.group;
  if (isOther || (resource.custom === undefined && gvk.kind !== kind.kind))
    throw refuse(`unable to decode ${gvk.kind} in version ${JSON.stringify(gvk.version)} into ${kind.kind}`);
  const accepted = await acceptedOr(refuse, resource, read);
  const strictErrors = [...errors, ...read.strictErrors, ...accepted.strictErrors];
  if (strictErrors.length > 0) {
    if (validation === 'Strict') throw refuse(`strict decoding error: ${strictErrors.join(', ')}`);
    addStrictWarnings(strictErrors, (text) => warn(text));
  }
  return { object: accepted.object, spellings: accepted.spellings };
}

/** What is patched, as Go writes it. The functions that patch leave it as it is. */
function documentOf(resource: ResourceScope, existing: APIObject): object {
  const { scheme, kind, custom } = resource;
  const current = resource.fromHub(existing);
  if (custom === undefined) return canonicalValue(kind, current, { scalars: scheme.scalars });
  const document = withSortedKeys({ ...copy(current) });
  return isMap(document) ? document : {};
}

function readText(resource: ResourceScope, text: string, validation: FieldValidation): ReadObject {
  const decoder = new Serializer(resource.scheme, { strict: validation !== 'Ignore' });
  const body = toUTF8(text);
  return readObject(resource, decoder, body, new JSONDocument(body));
}

/** @param text the same as JSON; decoded only when the value is wrong, so that errors read as for any other body */
function readPatched(
  resource: ResourceScope,
  patched: unknown,
  validation: FieldValidation,
  text: () => string,
): ReadObject {
  const { scheme, kind } = resource;
  const serializer = new Serializer(scheme, { strict: validation !== 'Ignore' });
  try {
    return readFrom(serializer.decode(new ValueDocument(patched), kind, new kind()));
  } catch {
    return readText(resource, text(), validation);
  }
}

async function acceptedOr(
  refuse: (message: string) => Error,
  resource: ResourceScope,
  { object, gvk, spellings }: ReadObject,
): Promise<Accepted> {
  try {
    return await inTurns(resource.accept(object, gvk, spellings));
  } catch (error) {
    throw isStatusError(error) ? error : refuse(asError(error).message);
  }
}

/** As Go prints a map. */
function goText(value: unknown): string {
  if (value === null || value === undefined) return '<nil>';
  if (Array.isArray(value)) return `[${value.map(goText).join(' ')}]`;
  if (typeof value !== 'object') return String(value as boolean | number | string);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `map[${entries.map(([key, each]) => `${key}:${goText(each)}`).join(' ')}]`;
}

function readPatch(
  body: Uint8Array,
  patchType: PatchType,
  validation: FieldValidation,
): { readonly value: unknown; readonly errors: readonly string[] } {
  let value: unknown;
  let errors: readonly string[] = [];
  try {
    if (validation === 'Ignore') value = unmarshal(body);
    else ({ value, strictErrors: errors } = unmarshalStrict(body));
    checkLevels(value);
  } catch (error) {
    const { message } = asError(error);
    throw newBadRequest(
      patchType === JSONPatchType || patchType === MergePatchType ? `error decoding patch: ${message}` : message,
    );
  }
  if (patchType === JSONPatchType) {
    if (!Array.isArray(value))
      throw newBadRequest(
        'error decoding patch: json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp',
      );
    if (value.length > MAX_OPERATIONS)
      throw newRequestEntityTooLargeError(
        `The allowed maximum operations in a JSON patch is ${MAX_OPERATIONS}, got ${value.length}`,
      );
    return { value, errors: errors.map((error) => `json patch ${error}`) };
  }
  if (typeof value !== 'object' && patchType === MergePatchType && validation === 'Ignore')
    throw newBadRequest('Invalid JSON Patch');
  if (typeof value !== 'object' || Array.isArray(value)) {
    const text = `json: cannot unmarshal ${Array.isArray(value) ? 'array' : typeof value} into Go value of type map[string]interface {}`;
    throw newBadRequest(patchType === MergePatchType ? `error decoding patch: ${text}` : text);
  }
  if (value === null) throw newBadRequest('Invalid JSON Patch');
  return { value, errors };
}

function asJSON(document: object, patch: object, patchType: PatchType): object {
  try {
    if (patchType === MergePatchType) return mergePatch(document, patch);
    return applyPatch(document, patch as Operation[]);
  } catch (error) {
    throw unprocessable(asError(error).message);
  }
}

const BAD_REQUESTS: readonly string[] = [
  ErrBadJSONDoc,
  ErrBadPatchFormatForPrimitiveList,
  ErrBadPatchFormatForRetainKeys,
  ErrBadPatchFormatForSetElementOrderList,
  ErrUnsupportedStrategicMergePatchFormat,
];
const UNPROCESSABLE: readonly string[] = [ErrNoListOfLists, ErrPatchContentNotMatchRetainKeys];

function strategically({ kind }: ResourceScope, document: object, patch: object): object {
  try {
    return strategicMergeMapPatchUsingLookupPatchMeta(document, patch, newPatchMetaFromStruct(kind));
  } catch (error) {
    const { message } = asError(error);
    if (BAD_REQUESTS.includes(message)) throw newBadRequest(message);
    throw UNPROCESSABLE.includes(message) ? unprocessable(message) : error;
  }
}

function unprocessable(message: string): Error {
  return newGenericServerResponse(422, '', { group: '', resource: '' }, '', message, 0, false);
}
