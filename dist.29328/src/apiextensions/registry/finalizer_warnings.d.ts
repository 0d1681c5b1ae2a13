import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
/** Warnings about the names of finalizers that an object has and had not before. */
export declare function finalizerWarnings(metadata: ObjectMeta, old: ObjectMeta | undefined): string[];
