import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { forbidden } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { Faults } from './checks/faults.ts';
import { checkImmutableFields } from './updates/immutable_fields.ts';
import { fixedPod } from './updates/fixed_pods.ts';
import { isOfCreation } from './updates/of_creation.ts';
import { updateRulesOf } from './updates/update_rules.ts';
import { validateVerified, type ValidateOptions } from './validate.ts';

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
  { subresource = '', ...options }: ValidateUpdateOptions = {},
): FieldError[] {
  const why = isPod(type, old) ? fixedPod(subresource, old) : undefined;
  if (why !== undefined) return [forbidden(newPath(''), why)];
  const faults = Faults.of((faults) => {
    if (subresource === '') checkImmutableFields(faults, type, object, old);
    updateRulesOf(type, subresource)?.(faults, { metadata: {}, ...object }, { metadata: {}, ...old });
  });
  if (WITHOUT_SPEC.includes(subresource)) return faults;
  const errors = validateVerified(type, object, options);
  if (errors.length === 0) return faults;
  // Servers tolerate what was taken once, and add to objects what nobody may create: a Job's selector, say.
  const known = new Set(validateVerified(type, old, options).map(keyOf));
  const isTold = (error: FieldError): boolean =>
    !known.has(keyOf(error)) && !isOfCreation(type, error, { ...object }, { ...old });
  return [...errors.filter(isTold), ...faults];
}

const isPod = ({ apiVersion, kind }: KindClass, object: object): object is Pod =>
  apiVersion === 'v1' && kind === 'Pod' && 'metadata' in object;

function keyOf({ type, field, detail }: FieldError): string {
  return `${type} ${field} ${detail}`;
}
