import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { type ValidateOptions } from './validate.ts';
/** How {@link validateUpdate} judges. */
export interface ValidateUpdateOptions extends ValidateOptions {
    /**
     * The subresource that is asked: `status`, `ephemeralcontainers` and `resize` of Pods, `approval` of
     * CertificateSigningRequests. The object itself unless given.
     */
    readonly subresource?: string;
}
/**
 * What a Kubernetes API server would say against an update of an object of a built-in Kind: what `validate` says, unless it
 * says the same of the object as it was, and changes of what may never change (a Deployment's selector, the type of a Secret,
 * most of a StatefulSet, a Pod or a claim). Both objects have their defaults, see `setDefaults` of `kubetyped/defaults`, and
 * are of the same version. Of a status only its own rules are judged.
 * @param type the class of their Kind
 * @param object as the server would store it: what a subresource does not write is as it was
 */
export declare function validateUpdate(type: KindClass, object: object, old: object, { subresource, ...options }?: ValidateUpdateOptions): FieldError[];
