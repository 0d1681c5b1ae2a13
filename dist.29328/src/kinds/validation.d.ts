import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Validation } from './aspects/validation.ts';
/** The rules for new objects of a built-in Kind; undefined where only its metadata has any. */
export declare function validationOf({ apiVersion, kind }: KindClass): Validation | undefined;
