import type { Namespace } from '#api/core/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { VersionedAttributes } from '../cel/activation.ts';
import type { FindNamespace } from '../matching/selectors.ts';
import type { Attributes } from '../request/attributes.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';

/** A request with its objects in another version. Mirrors Go's `NewVersionedAttributes`. @throws when that is not possible */
export async function versionedAttributes(
  attributes: Attributes,
  kind: GroupVersionKindLike,
  interfaces: ObjectInterfaces,
): Promise<VersionedAttributes> {
  const { object, oldObject } = attributes;
  return {
    attributes,
    kind,
    object: object && (await interfaces.convert(object, kind)),
    // Another version is another text.
    spellings: kind.version === attributes.kind.version ? attributes.spellings : undefined,
    oldObject: oldObject && (await interfaces.convert(oldObject, kind)),
  };
}

/**
 * The namespace of a request for `namespaceObject`; undefined for what is in none, and for a namespace itself.
 * @throws {StatusError} 404 when it is not there
 */
export async function namespaceOf(
  { kind, namespace }: Attributes,
  find: FindNamespace,
): Promise<Namespace | undefined> {
  const isNamespace = kind.group === '' && kind.version === 'v1' && kind.kind === 'Namespace';
  if (namespace === '' || isNamespace) return undefined;
  const found = await find(namespace);
  if (found === undefined) throw newNotFound({ group: '', resource: 'namespaces' }, namespace);
  return found;
}
