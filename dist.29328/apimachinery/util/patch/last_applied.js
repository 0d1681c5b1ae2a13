import { setOwn } from '#engine/json/own_property';
import { isMap } from '#engine/json/untyped';
import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.js';
/** The annotation in which `kubectl apply` keeps what was applied last. */
export const LastAppliedConfigAnnotation = 'kubectl.kubernetes.io/last-applied-configuration';
/**
 * The last applied configuration of an object, as JSON; undefined without one. Mirrors `GetOriginalConfiguration` of
 * k8s.io/kubectl/pkg/util.
 */
export function getOriginalConfiguration(object) {
    const { metadata } = object;
    const annotations = isMap(metadata) ? metadata['annotations'] : undefined;
    const text = isMap(annotations) && Object.hasOwn(annotations, LastAppliedConfigAnnotation)
        ? annotations[LastAppliedConfigAnnotation]
        : undefined;
    return typeof text === 'string' ? text : undefined;
}
/**
 * The object to apply, as JSON with sorted keys and a trailing line feed. With `annotate`, it includes the last-applied
 * annotation of itself. Mirrors `GetModifiedConfiguration` of k8s.io/kubectl/pkg/util.
 * @throws NotCopyableError when the object contains values that are not JSON
 */
export function getModifiedConfiguration(object, annotate) {
    return `${marshal(withLastApplied(object, annotate))}\n`;
}
/** The same, as an object. */
export function withLastApplied(object, annotate = true) {
    const copy = copyNested(object);
    if (!isMap(copy.metadata))
        copy.metadata = {};
    const metadata = copy.metadata;
    // kubectl adds an empty map if there is none.
    if (!isMap(metadata['annotations']))
        metadata['annotations'] = {};
    const annotations = metadata['annotations'];
    delete annotations[LastAppliedConfigAnnotation];
    if (annotate)
        setOwn(annotations, LastAppliedConfigAnnotation, `${marshal(copy)}\n`);
    return copy;
}
