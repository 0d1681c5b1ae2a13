export { checkMutatingAdmissionPolicy } from './mutating_admission_policy.js';
export { checkAlphaBinding, checkMutatingAdmissionPolicyBinding } from './mutating_admission_policy_binding.js';
export { checkValidatingAdmissionPolicy } from './validating_admission_policy.js';
export { checkValidatingAdmissionPolicyBinding } from './validating_admission_policy_binding.js';
export { checkWebhookConfiguration } from './webhook_configurations.js';
