import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { Faults } from './checks/faults.ts';
import { checkImmutableFields } from './immutable_fields.ts';
import { validateVerified, type ValidateOptions } from './validate.ts';

/**
 * What a Kubernetes API server would say against an update of an object of a built-in Kind: what `validate` says, unless it
 * says the same of the object as it was, and changes of what may never change (a Deployment's selector, the type of a Secret,
 * most of a StatefulSet or a Pod). Both objects have their defaults, see `setDefaults` of `kubetyped/defaults`, and are of the
 * same version. Not judged are changes of volumes and their claims.
 * @param type the class of their Kind
 */
export function validateUpdate(
  type: KindClass,
  object: object,
  old: object,
  options: ValidateOptions = {},
): FieldError[] {
  const faults = new Faults();
  checkImmutableFields(faults, type, object, old);
  const errors = validateVerified(type, object, options);
  if (errors.length === 0) return faults.list;
  // Servers tolerate what was taken once, and add to objects what nobody may create: a Job's selector, say.
  const known = new Set(validateVerified(type, old, options).map(keyOf));
  const isNew = (error: FieldError): boolean => !known.has(keyOf(error)) && !OF_CREATION.includes(error.detail);
  return [...errors.filter(isNew), ...faults.list];
}

/** What is said of new Pods only. */
const OF_CREATION: readonly string[] = [
  'cannot be set on create',
  'cannot be set until all schedulingGates have been cleared',
];

function keyOf({ type, field, detail }: FieldError): string {
  return `${type} ${field} ${detail}`;
}
