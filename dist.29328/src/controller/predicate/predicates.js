import { metadataOf } from '../metadata/metadata_of.js';
function isSame(a = {}, b = {}) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key]);
}
/**
 * Leaves out updates that don't change what is wanted: those of the status and of metadata, for Kinds whose status is a
 * subresource. A first deletion with finalizers counts: it changes the generation. Mirrors controller-runtime's
 * `predicate.GenerationChangedPredicate`.
 */
export const generationChanged = {
    update: (old, object) => metadataOf(old).generation !== metadataOf(object).generation,
};
/** Leaves out updates that change no label. Mirrors controller-runtime's `predicate.LabelChangedPredicate`. */
export const labelsChanged = {
    update: (old, object) => !isSame(metadataOf(old).labels, metadataOf(object).labels),
};
/** Leaves out updates that change no annotation. Mirrors controller-runtime's `predicate.AnnotationChangedPredicate`. */
export const annotationsChanged = {
    update: (old, object) => !isSame(metadataOf(old).annotations, metadataOf(object).annotations),
};
/** Leaves out updates that change nothing: resyncs. Mirrors controller-runtime's `predicate.ResourceVersionChangedPredicate`. */
export const resourceVersionChanged = {
    update: (old, object) => metadataOf(old).resourceVersion !== metadataOf(object).resourceVersion,
};
