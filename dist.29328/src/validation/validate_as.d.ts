import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Validation } from '../kinds/aspects/validation.ts';
import type { ExpressionCompiler } from './checks/expressions.ts';
/** How {@link validateAs} validates. */
export interface ValidateAsOptions {
    /** Fields that the Kind does not have are errors. True by default. */
    readonly strict?: boolean;
    /** Compiles expressions: `expressionCompiler` of `kubetyped/admission`. Without it they are not looked at. */
    readonly expressions?: ExpressionCompiler;
}
/**
 * `validate` for objects of one Kind, with the rules of that Kind alone: what a page needs that edits Deployments. Versions
 * of Kubernetes do not matter.
 *
 * ```ts
 * import { Deployment } from 'kubetyped/api/apps/v1';
 * import { checkDeployment } from 'kubetyped/kinds/apps';
 *
 * const errors = validateAs(Deployment, checkDeployment, object);
 * ```
 * @param type the class of the Kind, in the version that the object has
 * @param validation its rules, of `kubetyped/kinds/<group>`
 * @param object of the Kind, of a class or plain; it is not changed
 */
export declare function validateAs<T extends {
    readonly metadata: object;
}>(type: KindClass<T>, validation: Validation<T>, object: object, { strict, expressions }?: ValidateAsOptions): FieldError[];
/** The verified copy of an object, what is wrong with its types and fields, and whether it has the types of its Kind. */
export declare function verifyObject(type: KindClass, object: unknown, strict: boolean): {
    readonly value: unknown;
    readonly errors: readonly FieldError[];
    readonly isOfType: boolean;
};
