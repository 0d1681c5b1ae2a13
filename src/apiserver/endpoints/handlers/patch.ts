import { asError } from '#engine/text/as_error';
import { newBadRequest, newConflict, newNotFound } from '#apimachinery/api/errors/constructors';
import { newUnsupportedPatchType } from '#apimachinery/api/errors/unsupported_patch_type';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { ApplyCBORPatchType, ApplyYAMLPatchType, type PatchType } from '#apimachinery/types/patch_type';
import { unmarshal as unmarshalCBOR } from '#apimachinery/runtime/serializer/cbor/direct/direct';
import { unmarshal as unmarshalYAML, unmarshalStrict as unmarshalYAMLStrict } from '#apimachinery/util/yaml/convert';
import type { PatchOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { copy } from '#engine/verbs/copy';
import { ensureObjectNamespaceMatchesRequestNamespace } from '../../registry/rest/meta.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { withMetadata } from '../../storage/with_metadata.ts';
import type { ServerResponse } from '../../request/http.ts';
import { patchOptions } from '../../request/options.ts';
import { checkLevels, readBody } from '../../request/read_body.ts';
import type { NotedSpellings } from './admit.ts';
import { addStrictWarnings, type DecodedObject, fieldValidationOf } from './decode_object.ts';
import type { Exchange } from './exchange.ts';
import { expectedNamespace, managerOf } from './field_manager_name.ts';
import { checkValues, checkValuesOfBody } from './check_values.ts';
import { dedupOwnerReferences } from './owner_references.ts';
import { patchObject } from './patch_object.ts';
import { negotiate, respondObject } from './respond_object.ts';
import { takeTurns } from '../../turns/turns.ts';
import { admittedUpdate, checkName, managedUpdate, withNoted, writeOptions } from './update.ts';

/** PATCH of an object, of every type. Mirrors Go's `handlers.PatchResource`. */
export async function patchResource(exchange: Exchange): Promise<ServerResponse> {
  const { request, query, resource, context } = exchange;
  const patchType = (request.headers['content-type'] ?? '').split(';', 1)[0]! as PatchType;
  if (!resource.patchTypes.includes(patchType)) throw newUnsupportedPatchType(resource.patchTypes);
  const mediaType = negotiate(exchange);
  const body = await readBody(request);
  checkValuesOfBody(resource, body);
  const options = patchOptions(query, patchType);
  const isApply = patchType === ApplyYAMLPatchType || patchType === ApplyCBORPatchType;
  const noted: NotedSpellings = { spellings: undefined };
  const updated = await exchange.store.update(
    {
      updatedObject: async (existing) => {
        const patched = isApply
          ? { object: await applied(exchange, existing, body, patchType, options), spellings: undefined }
          : await patchedObject(exchange, existing, body, patchType, options);
        await takeTurns(context.signal);
        noted.spellings = patched.spellings;
        return admitted(exchange, existing, checkedResult(exchange, existing, patched.object), options, noted);
      },
    },
    withNoted(context, noted),
    { ...writeOptions(exchange, options, noted), forceAllowCreate: isApply && resource.subresource === '' },
  );
  await takeTurns();
  return respondObject(exchange, updated.created ? 201 : 200, mediaType, updated.object);
}

async function admitted(
  exchange: Exchange,
  existing: APIObject | undefined,
  patched: APIObject,
  options: PatchOptions,
  noted: NotedSpellings,
): Promise<APIObject> {
  const result = await admittedUpdate(exchange, existing, patched, options, noted);
  if (result !== patched) dedupOwnerReferences(result, exchange.context.warn.bind(exchange.context), true);
  return result;
}

async function patchedObject(
  exchange: Exchange,
  existing: APIObject | undefined,
  body: Uint8Array,
  patchType: PatchType,
  options: PatchOptions,
): Promise<DecodedObject> {
  const { info, resource, request, context } = exchange;
  if (existing === undefined)
    throw newNotFound({ group: resource.groupVersion.group, resource: resource.resource }, info.name);
  const validation = fieldValidationOf(options.fieldValidation);
  const { object, spellings } = await patchObject(resource, existing, body, patchType, validation, context);
  await takeTurns(context.signal);
  const manager = managerOf(options.fieldManager, request.headers['user-agent']);
  return { object: await managedUpdate(exchange, existing, object, manager), spellings };
}

/** Server-side apply. */
async function applied(
  { resource, context }: Exchange,
  existing: APIObject | undefined,
  body: Uint8Array,
  patchType: PatchType,
  options: PatchOptions,
): Promise<APIObject> {
  const isYAML = patchType === ApplyYAMLPatchType;
  const validation = fieldValidationOf(options.fieldValidation);
  const { config, strictError } = readConfig(body, isYAML, validation !== 'Ignore');
  checkValues(resource, config);
  await takeTurns(context.signal);
  const live = existing ?? resource.empty();
  const force = options.force === true;
  const result = await resource.fieldManager.apply(live, config, options.fieldManager ?? '', { force });
  await takeTurns(context.signal);
  if (strictError !== undefined) {
    if (validation === 'Strict') throw newBadRequest(`error strict decoding YAML: ${strictError}`);
    addStrictWarnings([strictError], context.warn.bind(context));
  }
  // The result shares parts with the stored object.
  return copy(result);
}

/** @param strict whether duplicate keys are an error, of YAML: it is given, and the last of them counts */
function readConfig(
  body: Uint8Array,
  isYAML: boolean,
  strict: boolean,
): { readonly config: RuntimeObject; readonly strictError?: string } {
  let config: unknown;
  let strictError: string | undefined;
  const strictly = (): unknown => {
    try {
      return unmarshalYAMLStrict(body);
    } catch (error) {
      strictError = asError(error).message;
      return unmarshalYAML(body);
    }
  };
  try {
    config = isYAML ? (strict ? strictly() : unmarshalYAML(body)) : unmarshalCBOR(body);
    checkLevels(config);
  } catch (error) {
    throw newBadRequest(`error decoding YAML: ${asError(error).message}`);
  }
  const error = strictError === undefined ? {} : { strictError };
  if (config === null) return { config: {}, ...error };
  if (typeof config !== 'object' || Array.isArray(config))
    throw newBadRequest('error decoding YAML: the configuration must be an object');
  return { config, ...error };
}

/** Mirrors `patcher.applyPatch` of Go's handlers, but for the patch itself. */
function checkedResult(exchange: Exchange, existing: APIObject | undefined, patched: APIObject): APIObject {
  const { info, resource, context } = exchange;
  const metadata = { ...patched.metadata };
  const object = withMetadata(patched, metadata);
  if (metadata.uid && existing === undefined)
    throw newConflict(
      { group: resource.groupVersion.group, resource: resource.resource },
      info.name,
      new Error(`uid mismatch: the provided object specified uid ${metadata.uid}, and no existing object was found`),
    );
  ensureObjectNamespaceMatchesRequestNamespace(expectedNamespace(exchange), metadata);
  checkName(exchange, object);
  dedupOwnerReferences(object, context.warn.bind(context), true);
  return object;
}
