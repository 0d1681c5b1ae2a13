import type { Predicate } from './predicate.ts';
/**
 * Leaves out updates that don't change what is wanted: those of the status and of metadata, for Kinds whose status is a
 * subresource. A first deletion with finalizers counts: it changes the generation. Mirrors controller-runtime's
 * `predicate.GenerationChangedPredicate`.
 */
export declare const generationChanged: Predicate<object>;
/** Leaves out updates that change no label. Mirrors controller-runtime's `predicate.LabelChangedPredicate`. */
export declare const labelsChanged: Predicate<object>;
/** Leaves out updates that change no annotation. Mirrors controller-runtime's `predicate.AnnotationChangedPredicate`. */
export declare const annotationsChanged: Predicate<object>;
/** Leaves out updates that change nothing: resyncs. Mirrors controller-runtime's `predicate.ResourceVersionChangedPredicate`. */
export declare const resourceVersionChanged: Predicate<object>;
