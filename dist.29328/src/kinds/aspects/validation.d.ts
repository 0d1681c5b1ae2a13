import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Faults } from '#src/validation/checks/faults';
/** An object of any Kind. */
interface AnyObject {
    readonly metadata: object;
}
interface Rules<T> {
    check(faults: Faults, object: T): void;
    checkUpdate(faults: Faults, object: T, old: T): void;
}
/**
 * Finds what kube-apiserver refuses of a new object of a Kind, its metadata included, beyond fields of wrong types: the object has
 * been verified. Mirrors the functions `Validate...` of k8s.io/kubernetes/pkg/apis/.../validation.
 */
export type Validation<T extends AnyObject = AnyObject> = Rules<T>['check'];
/**
 * What kube-apiserver refuses of an update, besides what it refuses of a new object. Both objects have their defaults. Mirrors the
 * functions `Validate...Update`.
 */
export interface UpdateValidation<T extends AnyObject = AnyObject> {
    /**
     * Paths of fields that never change, `spec.selector`, each with the value that an error shows where there is none: an empty
     * text for those that Go never lacks, null for others.
     */
    readonly immutable?: Readonly<Record<string, '' | null>>;
    /** The same by declared rules of beta level, which show no value. */
    readonly declaredImmutable?: readonly string[];
    /** Finds what else an update may not change. */
    update?(faults: Faults, object: T, old: T): void;
    /** Finds what an update by way of a subresource may not change, by its name. */
    readonly subresources?: Readonly<Record<string, Rules<T>['checkUpdate']>>;
    /** Why an object cannot be changed by way of a subresource at all; undefined: it can. */
    whyFixed?(subresource: string, old: T): string | undefined;
    /** Whether an error counts for new objects only. */
    isOfCreation?(error: FieldError, object: T, old: T): boolean;
}
export {};
