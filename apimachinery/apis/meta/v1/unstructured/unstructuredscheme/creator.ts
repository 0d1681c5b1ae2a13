import type { RuntimeObject } from '../../../../../runtime/runtime_object.ts';
import type { GroupVersionKindLike } from '../../../../../runtime/schema/group_version.ts';
import { Unstructured } from '../unstructured.ts';

/** Makes new objects of a kind. Mirrors Go's `runtime.ObjectCreater`. */
export interface ObjectCreator {
  new: (gvk: GroupVersionKindLike) => RuntimeObject;
}

/** Makes an {@link Unstructured} of any kind. Mirrors Go's `unstructuredscheme.NewUnstructuredCreator`. */
export function newUnstructuredCreator(): ObjectCreator {
  return {
    new(gvk): Unstructured {
      const object = new Unstructured();
      object.setGroupVersionKind(gvk);
      return object;
    },
  };
}

/** Sets no defaults on any object. Mirrors Go's `unstructuredscheme.NewUnstructuredDefaulter`. */
export function newUnstructuredDefaulter(): { default: (object: RuntimeObject) => void } {
  return { default: () => undefined };
}
