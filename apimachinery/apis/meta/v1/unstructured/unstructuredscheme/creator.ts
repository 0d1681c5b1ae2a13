import type { ObjectCreater, ObjectDefaulter } from '#apimachinery/runtime/object_typer';
import { Unstructured } from '../unstructured.ts';

/** Creates an {@link Unstructured} of any kind. Mirrors Go's `unstructuredscheme.NewUnstructuredCreator`. */
export function newUnstructuredCreator(): ObjectCreater {
  return {
    new(gvk): Unstructured {
      const object = new Unstructured();
      object.setGroupVersionKind(gvk);
      return object;
    },
  };
}

/** Sets no defaults on any object. Mirrors Go's `unstructuredscheme.NewUnstructuredDefaulter`. */
export function newUnstructuredDefaulter(): ObjectDefaulter {
  return { default: () => undefined };
}
