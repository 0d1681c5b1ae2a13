import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import type { Decoded, Decoder, SerializerInfo } from '#apimachinery/runtime/codec';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion, type GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { interpret, withDefaults } from '#apimachinery/runtime/serializer/json/meta';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { negotiateInputSerializer } from '#apimachinery/runtime/serializer/negotiation';
import { Serializer as YAMLSerializer } from '#apimachinery/runtime/serializer/yaml/serializer';
import { readInSteps, YAMLDocument } from '#apimachinery/runtime/serializer/yaml/yaml_document';
import { isStrictDecodingError, StrictDecodingError } from '#apimachinery/runtime/strict_decoding_error';
import { JSONDocument } from '#engine/json/document';
import type { Spellings } from '#engine/json/notes';
import { checkLevels } from '../../request/read_body.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { inTurns, takeTurns } from '../../turns/turns.ts';
import type { Accepted, ResourceScope } from '../served_resource.ts';
import { checkValues, checkValuesOfBody, readYAML } from './check_values.ts';
import type { RequestScope } from './request_scope.ts';
import type { FieldValidation } from './write.ts';

/** Decodes strictly where unknown and duplicate fields are reported. */
function decoderOf(info: SerializerInfo, validation: FieldValidation): Decoder {
  return validation === 'Ignore' ? info.serializer : (info.strictSerializer ?? info.serializer);
}

/** An object from a request. */
export interface DecodedObject {
  /** With defaults, in the version of the store. */
  readonly object: APIObject;
  /** How its numbers are spelled, where that counts: in JSON of custom resources. */
  readonly spellings: Spellings | undefined;
}

/**
 * Reads the object of a request, sets its defaults and converts it to the version of the store.
 * @throws {StatusError} 400 when it can't be read or is of another kind; {MediaTypeNegotiationError} 415
 */
export async function decodeObject(
  { request, resource, context, info }: RequestScope,
  body: Uint8Array,
  validation: FieldValidation,
): Promise<DecodedObject> {
  const { kind } = resource;
  checkValuesOfBody(kind, info.name, body);
  const decoder = decoderOf(
    negotiateInputSerializer(request.headers['content-type'] ?? '', resource.codecs),
    validation,
  );
  let declared: DeclaredKind | undefined;
  let document: JSONDocument | undefined;
  let read: ReadObject;
  try {
    document = await documentOf(kind, info.name, decoder, body);
    declared = document && declaredKind(document, kind);
    await takeTurns();
    checkValues(kind, info.name, document && valueOf(document));
    read = readObject(resource, decoder, body, document);
  } catch (error) {
    throw isStatusError(error) ? error : newUndecodable(resource, error, body, declared);
  }
  await takeTurns(context.signal);
  if (document === undefined) checkValues(kind, info.name, read.object);
  const version = read.gvk.groupVersion();
  const expected = new GroupVersion(kind);
  let accepted: Accepted;
  try {
    accepted = await inTurns(resource.accept(read.object, read.gvk, read.spellings));
  } catch (error) {
    throw isStatusError(error) ? error : newUndecodable(resource, error, body, declared);
  }
  const strictErrors = [...read.strictErrors, ...accepted.strictErrors];
  if (strictErrors.length > 0 && validation === 'Strict')
    throw newUndecodable(resource, new StrictDecodingError(strictErrors, read.object, read.gvk), body, declared);
  if (!version.equals(expected))
    throw newBadRequest(
      `the API version in the data (${version}) does not match the expected API version (${expected})`,
    );
  if (validation === 'Warn') addStrictWarnings(strictErrors, context.warn.bind(context));
  return { object: accepted.object, spellings: accepted.spellings };
}

/** An object of a request as it was read. */
export interface ReadObject {
  readonly object: APIObject;
  readonly gvk: GroupVersionKind;
  readonly strictErrors: readonly string[];
  readonly spellings?: Spellings | undefined;
}

/** The text of a body, read; undefined where it is of a binary format. @throws when it is not YAML */
async function documentOf(
  kind: KindClass,
  name: string,
  decoder: Decoder,
  body: Uint8Array,
): Promise<JSONDocument | undefined> {
  if (decoder instanceof YAMLSerializer) {
    const read = await readYAML(kind, name, (maxValues) => readInSteps(body, maxValues));
    return new YAMLDocument(body, undefined, read);
  }
  if (!(decoder instanceof Serializer)) return undefined;
  const document = new JSONDocument(body);
  try {
    // Decoding asks for them, and says what is wrong with the text.
    if (decoder.options.strict === true) void document.hasDuplicates;
    else void document.value;
  } catch {
    // Not JSON.
  }
  return document;
}

/**
 * @param document of the body, where it has one
 * @throws when it can't be read
 */
export function readObject(
  { kind, custom }: ResourceScope,
  decoder: Decoder,
  body: Uint8Array,
  document?: JSONDocument,
): ReadObject {
  let read: ReadObject;
  try {
    read = readFrom(decode(decoder, body, document, kind));
  } catch (error) {
    if (!isStrictDecodingError(error) || error.object === undefined || error.gvk === undefined) throw error;
    read = readFrom({ object: error.object, gvk: error.gvk }, error.errors);
  }
  checkLevels(read.object);
  const isJSON = decoder instanceof Serializer && document !== undefined;
  return isJSON && custom !== undefined ? { ...read, spellings: document.spellings } : read;
}

function decode(decoder: Decoder, body: Uint8Array, document: JSONDocument | undefined, kind: KindClass): Decoded {
  if (decoder instanceof Serializer && document !== undefined) return decoder.decode(document, kind, new kind());
  if (decoder instanceof YAMLSerializer && document instanceof YAMLDocument)
    return decoder.decode(document, kind, new kind());
  return decoder.decode(body, kind, new kind());
}

/** What a decoder gave. */
export function readFrom({ object, gvk }: Decoded, strictErrors: readonly string[] = []): ReadObject {
  return { object: object as APIObject, gvk, strictErrors };
}

/** One warning for each error; those about YAML are of several lines. */
export function addStrictWarnings(errors: readonly string[], warn: (text: string) => void): void {
  for (const error of errors) {
    const [, lines] = /^(?:error converting YAML to JSON: )?yaml: unmarshal errors:\n([^]*)$/.exec(error) ?? [];
    if (lines === undefined) warn(error);
    else for (const text of lines.split('\n')) warn(text.trim());
  }
}

/** Mirrors `transformDecodeError` of Go's handlers. */
function newUndecodable(
  { kind, custom }: ResourceScope,
  error: unknown,
  body: Uint8Array,
  declared: DeclaredKind | undefined,
): Error {
  const text = error instanceof Error ? error.message : String(error);
  if (declared !== undefined) {
    // A custom resource that could be read is of the kind that it says.
    const wanted = custom !== undefined && text.startsWith('strict decoding error') ? declared.kind : kind.kind;
    return newBadRequest(
      `${declared.kind} in version ${JSON.stringify(declared.version)} cannot be handled as a ${wanted}: ${text}`,
    );
  }
  return newBadRequest(
    `the object provided is unrecognized (must be of type ${kind.kind}): ${text} (${summary(body)})`,
  );
}

/** What the data say they are. */
interface DeclaredKind {
  readonly kind: string;
  readonly version: string;
}

/** As the data say, or else those that are expected; undefined when the data can't be read. */
function declaredKind(document: JSONDocument, expected: KindClass): DeclaredKind | undefined {
  try {
    return withDefaults(interpret(document.value, document.sortedBy !== undefined), expected);
  } catch {
    return undefined;
  }
}

/** undefined when the data can't be read: decoding says why. */
function valueOf(document: JSONDocument): unknown {
  try {
    return document.value;
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
