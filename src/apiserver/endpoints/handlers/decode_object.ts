import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { negotiateInputSerializer } from '#apimachinery/runtime/serializer/negotiation';
import type { Decoder, SerializerInfo } from '#apimachinery/runtime/codec';
import { isStrictDecodingError } from '#apimachinery/runtime/strict_decoding_error';
import { goTypeName } from '#apimachinery/runtime/kind_class';
import { GroupVersion, type GroupVersionKind, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { unmarshal as unmarshalYAML } from '#apimachinery/util/yaml/convert';
import type { APIObject } from '../../storage/api_object.ts';
import type { ServedResource } from '../served_resource.ts';
import type { Exchange } from './exchange.ts';

/** What is done about fields that don't belong. */
export type FieldValidation = 'Ignore' | 'Strict' | 'Warn';

/** What a request says of it; warnings unless it says something. */
export function fieldValidationOf(option: string | undefined): FieldValidation {
  return (option || 'Warn') as FieldValidation;
}

/** Reads strictly when somebody wants to know what doesn't belong. */
export function decoderOf(info: SerializerInfo, validation: FieldValidation): Decoder {
  return validation === 'Ignore' ? info.serializer : (info.strictSerializer ?? info.serializer);
}

/**
 * Reads the object of a request, sets its defaults and converts it to the version of the store.
 * @throws {StatusError} 400 when it can't be read or is of another kind; {MediaTypeNegotiationError} 415
 */
export function decodeObject(
  { request, resource, context }: Exchange,
  body: Uint8Array,
  validation: FieldValidation,
): APIObject {
  const info = negotiateInputSerializer(request.headers['content-type'] ?? '', resource.codecs);
  const { kind } = resource;
  let object: APIObject;
  let version: GroupVersion;
  try {
    const decoded = decoderOf(info, validation).decode(body, kind, new kind());
    object = decoded.object as APIObject;
    checkKind(resource, decoded.gvk);
    version = decoded.gvk.groupVersion();
  } catch (error) {
    if (isStatusError(error)) throw error;
    if (isStrictDecodingError(error) && error.gvk !== undefined) checkKind(resource, error.gvk);
    if (!isStrictDecodingError(error) || error.object === undefined || validation !== 'Warn')
      throw newUndecodable(resource, error, body);
    addStrictWarnings(error.errors, context.warn.bind(context));
    object = error.object as APIObject;
    version = error.gvk!.groupVersion();
  }
  const expected = new GroupVersion(kind);
  if (!version.equals(expected))
    throw newBadRequest(
      `the API version in the data (${version}) does not match the expected API version (${expected})`,
    );
  const canonical = resource.canonical(object);
  resource.default(canonical);
  return resource.toHub(canonical);
}

/** One warning for each error; those about YAML are of several lines. */
export function addStrictWarnings(errors: readonly string[], warn: (text: string) => void): void {
  for (const error of errors) {
    const [, lines] = /^(?:error converting YAML to JSON: )?yaml: unmarshal errors:\n([^]*)$/.exec(error) ?? [];
    for (const text of (lines ?? error).split('\n')) warn(lines === undefined ? error : text.trim());
    if (lines === undefined) continue;
  }
}

/** @throws {StatusError} 400 when it is an object of another kind */
export function checkKind({ scheme, kind }: ServedResource, gvk: GroupVersionKind): void {
  if (gvk.kind === kind.kind) return;
  const type = scheme.typeFor(gvk);
  const from = type === undefined ? gvk.kind : goTypeName(type);
  throw newBadRequest(
    `${gvk.kind} in version ${JSON.stringify(gvk.version)} cannot be handled as a ${kind.kind}: ` +
      `converting (${from}) to (${goTypeName(kind)}): unknown conversion`,
  );
}

/** Mirrors `transformDecodeError` of Go's handlers. */
function newUndecodable({ kind }: ServedResource, error: unknown, body: Uint8Array): Error {
  const text = error instanceof Error ? error.message : String(error);
  const declared = declaredKind(body);
  if (declared !== undefined)
    return newBadRequest(
      `${declared.kind} in version ${JSON.stringify(declared.version)} cannot be handled as a ${kind.kind}: ${text}`,
    );
  return newBadRequest(
    `the object provided is unrecognized (must be of type ${kind.kind}): ${text} (${summary(body)})`,
  );
}

/** What the data say they are; undefined when they say nothing. */
function declaredKind(body: Uint8Array): { readonly kind: string; readonly version: string } | undefined {
  try {
    const value = unmarshalYAML(body) as { readonly apiVersion?: unknown; readonly kind?: unknown } | null;
    if (typeof value?.kind !== 'string' || value.kind === '') return undefined;
    const { version } = parseGroupVersion(typeof value.apiVersion === 'string' ? value.apiVersion : '');
    return { kind: value.kind, version };
  } catch {
    return undefined;
  }
}

const SUMMARY_LENGTH = 30;

function summary(body: Uint8Array): string {
  if (body.length === 0) return '<empty>';
  const begin = body.subarray(0, SUMMARY_LENGTH);
  const text =
    body[0] === 0x7b
      ? new TextDecoder().decode(begin)
      : Array.from(begin, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return body.length > SUMMARY_LENGTH ? `${text} ...` : text;
}
