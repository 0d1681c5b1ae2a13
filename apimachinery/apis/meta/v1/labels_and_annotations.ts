import { setOwn } from '#engine/json/own_property';
import type { ObjectMeta } from './zz_generated.types.ts';

// Each mirrors the function of the same name in Go's package meta/v1.

/** Whether the metadata have an annotation, possibly empty. Mirrors Go's `metav1.HasAnnotation`. */
export function hasAnnotation(obj: ObjectMeta, ann: string): boolean {
  return Object.hasOwn(obj.annotations ?? {}, ann);
}

/** Sets an annotation in place. Mirrors Go's `metav1.SetMetaDataAnnotation`. */
export function setMetaDataAnnotation(obj: ObjectMeta, ann: string, value: string): void {
  setOwn((obj.annotations ??= {}), ann, value);
}

/** Whether the metadata have a label, possibly empty. Mirrors Go's `metav1.HasLabel`. */
export function hasLabel(obj: ObjectMeta, label: string): boolean {
  return Object.hasOwn(obj.labels ?? {}, label);
}

/** Sets a label in place. Mirrors Go's `metav1.SetMetaDataLabel`. */
export function setMetaDataLabel(obj: ObjectMeta, label: string, value: string): void {
  setOwn((obj.labels ??= {}), label, value);
}
