import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Faults } from '#src/validation/checks/faults';

/** An object of any Kind. */
interface AnyObject {
  readonly metadata: object;
}

/**
 * What kube-apiserver refuses of the objects of a Kind, beyond fields of wrong types. Objects have been verified: they are what
 * their Kind says. Mirrors the functions `Validate...` and `Validate...Update` of k8s.io/kubernetes/pkg/apis/.../validation.
 */
export interface Validation<T extends AnyObject = AnyObject> {
  // Methods, so that the rules of one Kind are rules of some Kind.
  /** What is wrong with an object, its metadata included. */
  create(faults: Faults, object: T): void;
  /**
   * Paths of fields that never change, `spec.selector`, each with the value that an error shows where there is none: an empty
   * text for those that Go never lacks, null for others.
   */
  readonly immutable?: Readonly<Record<string, '' | null>>;
  /** What is wrong with an update, besides what is wrong with the object. Both have their defaults. */
  update?(faults: Faults, object: T, old: T): void;
  /** What is wrong with an update by way of a subresource, by its name. */
  readonly subresources?: { readonly [name: string]: Bivariant<T>['check'] };
  /** Why an object cannot be changed by way of a subresource at all; undefined: it can. */
  whyFixed?(subresource: string, old: T): string | undefined;
  /** Whether an error that `create` finds counts for new objects only. */
  isOfCreation?(error: FieldError, object: T, old: T): boolean;
}

/** As a method, a function that takes one Kind is one. */
interface Bivariant<T> {
  check(faults: Faults, object: T, old: T): void;
}
