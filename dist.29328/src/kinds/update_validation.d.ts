import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { UpdateValidation } from './aspects/validation.ts';
/** The rules for updates of a built-in Kind; undefined where there are none besides those for new objects. */
export declare function updateValidationOf({ apiVersion, kind }: KindClass): UpdateValidation | undefined;
