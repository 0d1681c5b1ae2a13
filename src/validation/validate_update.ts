import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { nestedFieldNoCopy } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { forbidden } from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath } from '#apimachinery/util/validation/field/path';
import { withoutUndefined } from '#engine/verbs/drop_undefined';
import type { UpdateValidation } from '../kinds/aspects/validation.ts';
import { updateValidationOf } from '../kinds/update_validation.ts';
import { Faults } from './checks/faults.ts';
import { type ValidateOptions, validateVerified } from './validate.ts';

/** How {@link validateUpdate} judges. */
export interface ValidateUpdateOptions extends ValidateOptions {
  /**
   * The subresource that is asked: `status`, `ephemeralcontainers` and `resize` of Pods, `approval` of
   * CertificateSigningRequests. The object itself unless given.
   */
  readonly subresource?: string;
}

/** Subresources that write no part of the spec. */
const WITHOUT_SPEC: readonly string[] = ['status', 'approval'];

/**
 * What a Kubernetes API server would say against an update of an object of a built-in Kind: what `validate` says, unless it
 * says the same of the object as it was, and changes of what may never change (a Deployment's selector, the type of a Secret,
 * most of a StatefulSet, a Pod or a claim). Both objects have their defaults, see `setDefaults` of `kubetyped/defaults`, and
 * are of the same version. Of a status only its own rules are judged.
 * @param type the class of their Kind
 * @param object as the server would store it: what a subresource does not write is as it was
 */
export function validateUpdate(
  type: KindClass,
  object: object,
  old: object,
  options: ValidateUpdateOptions = {},
): FieldError[] {
  return updateErrors(type, withoutUndefined(object), withoutUndefined(old), options);
}

function updateErrors(
  type: KindClass,
  object: object,
  old: object,
  { subresource = '', ...options }: ValidateUpdateOptions,
): FieldError[] {
  const validation = updateValidationOf(type);
  const [now, before] = [withMeta(object), withMeta(old)];
  const why = validation?.whyFixed?.(subresource, before);
  if (why !== undefined) return [forbidden(newPath(''), why)];
  const faults = Faults.of((faults) => {
    if (subresource === '') {
      checkImmutable(faults, type, validation?.immutable ?? {}, now, before);
      checkDeclaredImmutable(faults.declared, type, validation?.declaredImmutable ?? [], now, before);
      validation?.update?.(faults, now, before);
    } else validation?.subresources?.[subresource]?.(faults, now, before);
  });
  if (WITHOUT_SPEC.includes(subresource)) return faults;
  const errors = validateVerified(type, object, options);
  if (errors.length === 0) return faults;
  // Servers tolerate what they once accepted, and set fields that a new object may not have: a Job's selector, say.
  const known = new Set(validateVerified(type, old, options).map(keyOf));
  const counts = (error: FieldError): boolean =>
    !known.has(keyOf(error)) && validation?.isOfCreation?.(error, now, before) !== true;
  return declaredLast([...errors.filter(counts), ...faults]);
}

/** What declared rules find comes after all that others find, see {@link Faults.declared}. */
function declaredLast(errors: readonly FieldError[]): FieldError[] {
  return [...errors.filter((error) => !error.isBeta()), ...errors.filter((error) => error.isBeta())];
}

const withMeta = (object: object): { readonly metadata: object } => ({ metadata: {}, ...object });

/** What never changes, with the texts of kube-apiserver. */
function checkImmutable(
  faults: Faults,
  type: KindClass,
  immutable: NonNullable<UpdateValidation['immutable']>,
  object: object,
  old: object,
  isSilent = false,
): void {
  const [now, before]: [Data, Data] = [{ ...object }, { ...old }];
  for (const [path, unset] of Object.entries(immutable)) {
    const [key = '', ...keys] = path.split('.');
    const value = nestedFieldNoCopy(now, key, ...keys);
    const [is, was] = [now, before].map((each) => only(nestedFieldNoCopy(each, key, ...keys), key, ...keys));
    if (!deepEqual(type, is, was))
      faults.invalid(newPath(key, ...keys), isSilent ? null : (value ?? unset), 'field is immutable');
  }
}

/** What a declared rule keeps as it is: the error says nothing of the value. */
function checkDeclaredImmutable(
  faults: Faults,
  type: KindClass,
  paths: readonly string[],
  object: object,
  old: object,
): void {
  checkImmutable(faults, type, Object.fromEntries(paths.map((path) => [path, null])), object, old, true);
}

/** An object that has one field alone. */
function only(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
}

type Data = Readonly<Record<string, unknown>>;

function keyOf({ type, field, detail }: FieldError): string {
  return `${type} ${field} ${detail}`;
}
