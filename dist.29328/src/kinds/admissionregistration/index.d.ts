export { checkMutatingAdmissionPolicy } from './mutating_admission_policy.ts';
export { checkAlphaBinding, checkMutatingAdmissionPolicyBinding } from './mutating_admission_policy_binding.ts';
export { checkValidatingAdmissionPolicy } from './validating_admission_policy.ts';
export { checkValidatingAdmissionPolicyBinding } from './validating_admission_policy_binding.ts';
export { checkWebhookConfiguration } from './webhook_configurations.ts';
