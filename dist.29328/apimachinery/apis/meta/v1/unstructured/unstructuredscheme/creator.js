import { Unstructured } from '../unstructured.js';
/** Creates an {@link Unstructured} of any kind. Mirrors Go's `unstructuredscheme.NewUnstructuredCreator`. */
export function newUnstructuredCreator() {
    return {
        new(gvk) {
            const object = new Unstructured();
            object.setGroupVersionKind(gvk);
            return object;
        },
    };
}
/** Sets no defaults on any object. Mirrors Go's `unstructuredscheme.NewUnstructuredDefaulter`. */
export function newUnstructuredDefaulter() {
    return { default: () => undefined };
}
