import {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import {
  MutatingAdmissionPolicy as PolicyV1beta1,
  MutatingAdmissionPolicyBinding as BindingV1beta1,
} from '#api/admissionregistration/v1beta1/zz_generated.types';
import type { Scheme } from '#apimachinery/runtime/scheme';

/** Teaches a Scheme to read the Kinds that kube-apiserver stores in an older version than it serves. */
export function readStoredVersions(scheme: Scheme): void {
  scheme.addConversionFunc(PolicyV1beta1, MutatingAdmissionPolicy, ({ metadata, spec }, out) => {
    Object.assign(out, { metadata, spec });
  });
  scheme.addConversionFunc(BindingV1beta1, MutatingAdmissionPolicyBinding, ({ metadata, spec }, out) => {
    Object.assign(out, { metadata, spec });
  });
}
