import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { type Approval, approvalOf, isProtected } from '../../apiextensions/definition/validate_definition.ts';
import { findCondition, isSameCondition, type WantedCondition, withCondition } from './definition.ts';

const TYPE = 'KubernetesAPIApprovalPolicyConformant';

/** The reason of the condition, by what the annotation says. */
const REASONS: Readonly<Record<Approval['state'], string>> = {
  missing: 'MissingAnnotation',
  bypassed: 'UnapprovedAnnotation',
  approved: 'ApprovedAnnotation',
  invalid: 'InvalidAnnotation',
};

/**
 * A definition in a group of the Kubernetes community with the condition that says whether it is approved; undefined when it
 * has it already, or needs none. Mirrors Go's `KubernetesAPIApprovalPolicyConformantConditionController`.
 */
export function withApproval(definition: CustomResourceDefinition): CustomResourceDefinition | undefined {
  if (!isProtected(definition.spec.group)) return undefined;
  const { state, reason } = approvalOf(definition.metadata.annotations ?? {});
  const wanted: WantedCondition = {
    type: TYPE,
    status: state === 'approved' ? 'True' : 'False',
    reason: REASONS[state],
    message: reason,
  };
  return isSameCondition(wanted, findCondition(definition, TYPE)) ? undefined : withCondition(definition, wanted);
}
