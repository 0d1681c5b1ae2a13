import { setOrRemove } from '#engine/json/own_property';
import type { Type } from '../../apis/meta/v1/object.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { GroupVersionKindLike } from '../../runtime/schema/group_version.ts';
import {
  fromAPIVersionAndKind,
  GroupVersion,
  GroupVersionKind,
  parseGroupVersion,
} from '../../runtime/schema/group_version.ts';
import type { ObjectKind } from '../../runtime/schema/object_kind.ts';

/**
 * Access to `apiVersion` and `kind` of an object by methods. Setters change the object. Mirrors Go's `meta.TypeAccessor`.
 */
export function typeAccessor(obj: RuntimeObject): Type {
  const objectKind = objectKindOf(obj);
  return {
    getKind: () => objectKind.groupVersionKind().kind,
    setKind(kind): void {
      objectKind.setGroupVersionKind(new GroupVersionKind({ ...objectKind.groupVersionKind(), kind }));
    },
    getAPIVersion: () => objectKind.groupVersionKind().groupVersion().toString(),
    setAPIVersion(version): void {
      const gv = versionOf(version);
      objectKind.setGroupVersionKind(gv.withKind(objectKind.groupVersionKind().kind));
    },
  };
}

/** An invalid apiVersion counts as a version, as in Go. */
function versionOf(text: string): GroupVersion {
  try {
    return parseGroupVersion(text);
  } catch {
    return new GroupVersion({ version: text });
  }
}

function objectKindOf(obj: RuntimeObject): ObjectKind {
  const own = obj as Partial<ObjectKind>;
  if (typeof own.groupVersionKind === 'function' && typeof own.setGroupVersionKind === 'function')
    return own as ObjectKind;
  return {
    groupVersionKind: () => fromAPIVersionAndKind(obj.apiVersion ?? '', obj.kind ?? ''),
    setGroupVersionKind(gvk: GroupVersionKindLike): void {
      setOrRemove(obj, 'apiVersion', new GroupVersion(gvk).toString());
      setOrRemove(obj, 'kind', gvk.kind);
    },
  };
}
