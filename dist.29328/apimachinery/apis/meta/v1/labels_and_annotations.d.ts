import type { ObjectMeta } from './zz_generated.types.ts';
/** Whether the metadata have an annotation, possibly empty. Mirrors Go's `metav1.HasAnnotation`. */
export declare function hasAnnotation(obj: ObjectMeta, ann: string): boolean;
/** Sets an annotation in place. Mirrors Go's `metav1.SetMetaDataAnnotation`. */
export declare function setMetaDataAnnotation(obj: ObjectMeta, ann: string, value: string): void;
/** Whether the metadata have a label, possibly empty. Mirrors Go's `metav1.HasLabel`. */
export declare function hasLabel(obj: ObjectMeta, label: string): boolean;
/** Sets a label in place. Mirrors Go's `metav1.SetMetaDataLabel`. */
export declare function setMetaDataLabel(obj: ObjectMeta, label: string, value: string): void;
