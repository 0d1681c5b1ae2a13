import { newBadRequest, newConflict, newNotFound } from '#apimachinery/api/errors/constructors';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { newUnsupportedPatchType } from '#apimachinery/api/errors/unsupported_patch_type';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { unmarshal as unmarshalCBOR } from '#apimachinery/runtime/serializer/cbor/direct/direct';
import { ApplyCBORPatchType, ApplyYAMLPatchType, type PatchType } from '#apimachinery/types/patch_type';
import { unmarshalInSteps } from '#apimachinery/util/yaml/convert';
import { isJSONBuffer } from '#apimachinery/util/yaml/guess';
import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { YAMLError } from '#engine/yaml/index';
import type { ServerResponse } from '../../request/http.ts';
import { patchOptions } from '../../request/options.ts';
import { checkLevels, readBody } from '../../request/read_body.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { withMetadata } from '../../storage/with_metadata.ts';
import { takeTurns } from '../../turns/turns.ts';
import { checkValues, checkValuesOfBody, readYAML } from './check_values.ts';
import { addStrictWarnings } from './decode_object.ts';
import { patchObject } from './patch_object.ts';
import type { RequestScope } from './request_scope.ts';
import { negotiate, respondObject } from './respond_object.ts';
import { dedupOwnerReferences, Write } from './write.ts';

/** PATCH of an object, of every type. Mirrors Go's `handlers.PatchResource`. */
export async function patchResource(scope: RequestScope): Promise<ServerResponse> {
  const { request, query, resource } = scope;
  const patchType = (request.headers['content-type'] ?? '').split(';', 1)[0]! as PatchType;
  if (!resource.patchTypes.includes(patchType)) throw newUnsupportedPatchType(resource.patchTypes);
  if (scope.info.name === '') throw newBadRequest('name must be provided');
  const mediaType = negotiate(scope);
  const body = await readBody(request);
  checkValuesOfBody(resource.kind, scope.info.name, body);
  const options = patchOptions(query, patchType);
  const write = new Write(scope, 'UPDATE', options);
  const isApply = patchType === ApplyYAMLPatchType || patchType === ApplyCBORPatchType;
  if (!isApply && !isJSON(body)) throw newBadRequest('invalid JSON patch');
  const config = isApply ? await readConfig(scope, write, body, patchType) : undefined;
  const updated = await scope.store.update(
    {
      async updatedObject(existing) {
        write.begin(existing);
        const patched =
          config === undefined
            ? await patchExisting(scope, write, existing, body, patchType)
            : await applyConfig(scope, write, existing, config, options.force === true);
        return write.admit(checkResult(scope, write, existing, patched));
      },
    },
    write,
    { ...write.storeOptions, forceAllowCreate: isApply && resource.subresource === '' },
  );
  await takeTurns();
  return respondObject(scope, updated.created ? 201 : 200, mediaType, updated.object);
}

async function patchExisting(
  { info, resource }: RequestScope,
  write: Write,
  existing: APIObject | undefined,
  body: Uint8Array,
  patchType: PatchType,
): Promise<APIObject> {
  if (existing === undefined)
    throw newNotFound({ group: resource.groupVersion.group, resource: resource.resource }, info.name);
  const { object, spellings } = await patchObject(resource, existing, body, patchType, write.fieldValidation, write);
  await takeTurns(write.signal);
  write.spellings = spellings;
  return write.manageFields(object);
}

/** Server-side apply. */
async function applyConfig(
  { resource }: RequestScope,
  write: Write,
  existing: APIObject | undefined,
  { config, strictError }: Configuration,
  force: boolean,
): Promise<APIObject> {
  await takeTurns(write.signal);
  const live = existing ?? resource.empty();
  const result = await resource.fieldManager.apply(live, config, write.manager, { force });
  await takeTurns(write.signal);
  if (strictError !== undefined) {
    if (write.fieldValidation === 'Strict') throw newBadRequest(`error strict decoding patch: ${strictError}`);
    addStrictWarnings([strictError], write.warn);
  }
  // The result shares parts with the stored object, if there is one.
  const applied = existing === undefined ? result : copy(result);
  resource.setHubDefaults?.(applied);
  return applied;
}

/** Whether bytes are JSON; its strings may have others than UTF-8. Mirrors Go's `json.Valid`. */
function isJSON(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('latin1').decode(body));
    return true;
  } catch {
    return false;
  }
}

/** What a request applies. */
interface Configuration {
  readonly config: RuntimeObject;
  /** Duplicate keys of YAML, when somebody wants to know: the last of them counts. */
  readonly strictError?: string | undefined;
}

async function readConfig(
  { resource: { kind }, info: { name } }: RequestScope,
  { fieldValidation }: Write,
  body: Uint8Array,
  patchType: PatchType,
): Promise<Configuration> {
  let config: unknown;
  let strictError: string | undefined;
  const read = (strict: boolean): Promise<unknown> =>
    readYAML(kind, name, (maxValues) => unmarshalInSteps(body, { strict, maxValues }));
  const strictly = async (): Promise<unknown> => {
    try {
      return await read(true);
    } catch (error) {
      if (isStatusError(error)) throw error;
      strictError = asError(error).message;
      return read(false);
    }
  };
  try {
    if (patchType === ApplyCBORPatchType) config = unmarshalCBOR(body);
    else config = await (fieldValidation === 'Ignore' ? read(false) : strictly());
    checkLevels(config);
  } catch (error) {
    if (isStatusError(error)) throw error;
    const { message } = asError(error);
    // What looks like JSON is only read later.
    const isYAML = patchType === ApplyYAMLPatchType && error instanceof YAMLError && !isJSONBuffer(body);
    throw newBadRequest(
      isYAML
        ? `error encoding patch: ${message.replace('error converting YAML to JSON: ', '')}`
        : `error decoding patch: ${message}`,
    );
  }
  config ??= {};
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw newBadRequest('error decoding patch: the configuration must be an object');
  checkValues(kind, name, config);
  return { config, strictError };
}

/** Mirrors `patcher.applyPatch` of Go's handlers, but for the patch itself. */
function checkResult(
  { info, resource }: RequestScope,
  write: Write,
  existing: APIObject | undefined,
  patched: APIObject,
): APIObject {
  const metadata = { ...patched.metadata };
  const object = withMetadata(patched, metadata);
  if (metadata.uid && existing === undefined)
    throw newConflict(
      { group: resource.groupVersion.group, resource: resource.resource },
      info.name,
      new Error(`uid mismatch: the provided object specified uid ${metadata.uid}, and no existing object was found`),
    );
  write.checkMetadata(object);
  dedupOwnerReferences(object, write.warn, true);
  return object;
}
