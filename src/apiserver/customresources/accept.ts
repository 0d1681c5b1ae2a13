import type { Spellings } from '#engine/json/notes';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { CustomResource } from '../../apiextensions/index.ts';
import type { Accepted } from '../endpoints/served_resource.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { CustomKind } from './kind_classes.ts';

/**
 * A custom resource from a request: without unknown fields, with defaults. Mirrors `schemaCoercingDecoder` and
 * `unstructuredDefaulter` of Go's apiextensions-apiserver.
 * @throws {TypeError} when its metadata can't be read
 */
export function acceptCustomResource(
  resource: CustomResource,
  kind: CustomKind,
  object: APIObject,
  gvk: GroupVersionKind,
  given: Spellings | undefined,
): Accepted {
  const { object: content, unknownFields, error, spellings } = resource.decode({ ...object }, { spellings: given });
  if (content === undefined) throw new TypeError(textOf(error));
  const strictErrorsOf = (paths: readonly string[]): string[] => paths.map((path) => `unknown field "${path}"`);
  const isOwn = gvk.group === resource.group && gvk.version === resource.version && gvk.kind === resource.kind;
  if (isOwn) return { object: new kind(content), strictErrors: strictErrorsOf(unknownFields), spellings };
  // What is of another kind is left as it is, and refused later. Of metadata every kind knows what belongs.
  const ofMetadata = unknownFields.filter((path) => path.startsWith('metadata.'));
  return { object: new kind(object), strictErrors: strictErrorsOf(ofMetadata) };
}

/** An object in another version of its definition: with another apiVersion, without what that version doesn't have. */
export function asVersion(resource: CustomResource, kind: CustomKind, object: APIObject): APIObject {
  if (object.apiVersion === undefined || object.apiVersion === kind.apiVersion) return object;
  return new kind(resource.coerce({ ...object }, { stored: true }).object);
}

/** Errors of metadata are told without their place, as in Go. */
function textOf(error: FieldError | undefined): string {
  if (error === undefined) return 'it can not be read';
  return error.field === 'metadata' ? error.detail : error.message;
}
