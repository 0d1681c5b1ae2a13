import { classOf } from './kind_class.js';
/** Whether an object is an Unstructured made for lists, whatever it holds. */
export function isUnstructuredList(object) {
    return classOf(object).type?.endsWith('.UnstructuredList') === true;
}
/** Whether a value is an {@link Unstructured}: looks at its methods, never at its class. */
export function isUnstructured(value) {
    return (typeof value === 'object' &&
        value !== null &&
        typeof value.unstructuredContent === 'function');
}
