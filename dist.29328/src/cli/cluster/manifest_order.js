import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
/** What others need: namespaces, then the kinds of custom resources. */
const FIRST = ['Namespace', 'CustomResourceDefinition'];
/** Objects in the order in which they can be applied; else as they stand. */
export function inOrder(objects) {
    const rank = ({ gvk }) => {
        const at = FIRST.indexOf(gvk.kind);
        return at < 0 ? FIRST.length : at;
    };
    return [...objects].sort((a, b) => rank(a) - rank(b));
}
/** An object as it is applied: without what only a server sets, which it would refuse. */
export function configurationOf({ object }) {
    const { metadata, ...rest } = new Unstructured(object);
    const { managedFields: _, resourceVersion: __, uid: ___, ...kept } = metadata ?? {};
    return { ...rest, metadata: kept };
}
