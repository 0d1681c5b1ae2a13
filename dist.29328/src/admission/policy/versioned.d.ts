import type { Namespace } from '#api/core/v1/zz_generated.types';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { VersionedAttributes } from '../cel/activation.ts';
import type { FindNamespace } from '../matching/selectors.ts';
import type { Attributes } from '../request/attributes.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';
/** A request with its objects in another version. Mirrors Go's `NewVersionedAttributes`. @throws when that is not possible */
export declare function versionedAttributes(attributes: Attributes, kind: GroupVersionKindLike, interfaces: ObjectInterfaces): Promise<VersionedAttributes>;
/**
 * The namespace of a request for `namespaceObject`; undefined for what is in none, and for a namespace itself.
 * @throws {StatusError} 404 when it is not there
 */
export declare function namespaceOf({ kind, namespace }: Attributes, find: FindNamespace): Promise<Namespace | undefined>;
