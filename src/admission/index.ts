export type { FindNamespace } from './matching/selectors.ts';
export { evaluatePodSecurity, type PodSecurityResult } from './podsecurity/evaluate_pod_security.ts';
export type * from './podsecurity/levels.ts';
export type { AsyncAuthorize } from './policy/authorization.ts';
export { expressionCompiler } from './policy/expression_compiler.ts';
export {
  type MutatingPoliciesOptions,
  type MutationFinding,
  mutatingAdmissionPolicies,
} from './policy/mutating_plugin.ts';
export { MutatingPolicy } from './policy/mutating_policy.ts';
export type { FindParams, ParamObjects } from './policy/params.ts';
export type { BoundPolicies, PolicyWorld } from './policy/policy_objects.ts';
export { type KnownTypes, typeCheck } from './policy/type_checking.ts';
export {
  type PolicyFinding,
  type ValidatingPoliciesOptions,
  validatingAdmissionPolicies,
} from './policy/validating_plugin.ts';
export { type AuditAnnotation, type Decision, ValidatingPolicy, type Verdict } from './policy/validating_policy.ts';
export * from './request/attributes.ts';
export * from './request/forbidden.ts';
export type * from './request/object_interfaces.ts';
export * from './request/plugin.ts';
export { CallingWebhookError, type CallWebhook, type WebhookCall } from './webhook/webhook_call.ts';
export { mutatingWebhooks, validatingWebhooks, type WebhooksOptions } from './webhook/webhook_plugins.ts';
