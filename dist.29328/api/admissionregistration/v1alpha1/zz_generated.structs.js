import * as admissionregistrationv1 from '../v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export { Rule } from '../v1/zz_generated.structs.js';
export { RuleWithOperations } from '../v1/zz_generated.structs.js';
export const ValidatingAdmissionPolicyStatus = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ValidatingAdmissionPolicyStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 8],
            ['typeChecking', TypeChecking, 12],
            ['conditions', metav1.Condition, 9, { merge: 'map', keys: ['type'] }],
        ];
    },
};
export const TypeChecking = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.TypeChecking',
    get fields() {
        return [
            ['expressionWarnings', ExpressionWarning, 9],
        ];
    },
};
export const ExpressionWarning = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ExpressionWarning',
    get fields() {
        return [
            ['fieldRef', 'string', 0],
            ['warning', 'string', 0],
        ];
    },
};
export const ValidatingAdmissionPolicySpec = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ValidatingAdmissionPolicySpec',
    get fields() {
        return [
            ['paramKind', ParamKind, 12],
            ['matchConstraints', MatchResources, 12],
            ['validations', Validation, 9],
            ['failurePolicy', 'v1alpha1.FailurePolicyType', 12],
            ['auditAnnotations', AuditAnnotation, 9],
            ['matchConditions', MatchCondition, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['variables', Variable, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const MatchCondition = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.MatchCondition',
    get fields() {
        return [
            ['name', 'string', 0],
            ['expression', 'string', 0],
        ];
    },
};
export const ParamKind = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ParamKind',
    get fields() {
        return [
            ['apiVersion', 'string', 8],
            ['kind', 'string', 8],
        ];
    },
};
export const Validation = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.Validation',
    get fields() {
        return [
            ['expression', 'string', 0],
            ['message', 'string', 8],
            ['reason', 'v1.StatusReason', 12],
            ['messageExpression', 'string', 8],
        ];
    },
};
export const Variable = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.Variable',
    get fields() {
        return [
            ['name', 'string', 0],
            ['expression', 'string', 0],
        ];
    },
};
export const AuditAnnotation = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.AuditAnnotation',
    get fields() {
        return [
            ['key', 'string', 0],
            ['valueExpression', 'string', 0],
        ];
    },
};
export const ValidatingAdmissionPolicyBindingSpec = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ValidatingAdmissionPolicyBindingSpec',
    get fields() {
        return [
            ['policyName', 'string', 8],
            ['paramRef', ParamRef, 12],
            ['matchResources', MatchResources, 12],
            ['validationActions', 'v1alpha1.ValidationAction', 9, { merge: 'set' }],
        ];
    },
};
export const ParamRef = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ParamRef',
    get fields() {
        return [
            ['name', 'string', 8],
            ['namespace', 'string', 8],
            ['selector', metav1.LabelSelector, 12],
            ['parameterNotFoundAction', 'v1alpha1.ParameterNotFoundActionType', 12],
        ];
    },
};
export const MatchResources = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.MatchResources',
    get fields() {
        return [
            ['namespaceSelector', metav1.LabelSelector, 12],
            ['objectSelector', metav1.LabelSelector, 12],
            ['resourceRules', NamedRuleWithOperations, 9],
            ['excludeResourceRules', NamedRuleWithOperations, 9],
            ['matchPolicy', 'v1alpha1.MatchPolicyType', 12],
        ];
    },
};
export const NamedRuleWithOperations = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.NamedRuleWithOperations',
    get fields() {
        return [
            ['resourceNames', 'string', 9],
            ['', admissionregistrationv1.RuleWithOperations, 32],
        ];
    },
};
export const MutatingAdmissionPolicySpec = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.MutatingAdmissionPolicySpec',
    get fields() {
        return [
            ['paramKind', ParamKind, 12],
            ['matchConstraints', MatchResources, 12],
            ['variables', Variable, 9],
            ['mutations', Mutation, 9],
            ['failurePolicy', 'v1alpha1.FailurePolicyType', 12],
            ['matchConditions', MatchCondition, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['reinvocationPolicy', 'v1.ReinvocationPolicyType', 8],
        ];
    },
};
export const Mutation = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.Mutation',
    get fields() {
        return [
            ['patchType', 'v1alpha1.PatchType', 0],
            ['applyConfiguration', ApplyConfiguration, 12],
            ['jsonPatch', JSONPatch, 12],
        ];
    },
};
export const ApplyConfiguration = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.ApplyConfiguration',
    get fields() {
        return [
            ['expression', 'string', 8],
        ];
    },
};
export const JSONPatch = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.JSONPatch',
    get fields() {
        return [
            ['expression', 'string', 8],
        ];
    },
};
export const MutatingAdmissionPolicyBindingSpec = {
    type: 'k8s.io/api/admissionregistration/v1alpha1.MutatingAdmissionPolicyBindingSpec',
    get fields() {
        return [
            ['policyName', 'string', 8],
            ['paramRef', ParamRef, 12],
            ['matchResources', MatchResources, 12],
        ];
    },
};
