import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as admissionregistrationv1 from '../v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export { Rule } from '../v1/zz_generated.structs.ts';
export type ScopeType = admissionregistrationv1.ScopeType;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ParameterNotFoundActionType = 'Allow' | 'Deny';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type FailurePolicyType = 'Ignore' | 'Fail';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type MatchPolicyType = 'Exact' | 'Equivalent';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ValidationAction = 'Deny' | 'Warn' | 'Audit';
export { RuleWithOperations } from '../v1/zz_generated.structs.ts';
export type OperationType = admissionregistrationv1.OperationType;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PatchType = 'ApplyConfiguration' | 'JSONPatch';
export type ReinvocationPolicyType = admissionregistrationv1.ReinvocationPolicyType;
/** Result of checking the expressions of a policy against the schemas of the resources they are for. */
export interface ValidatingAdmissionPolicyStatus {
    /**
     * `metadata.generation` the status was made for. Lower than the current one means that the check is still to come.
     */
    observedGeneration?: Int64;
    /** Warnings from type checking. Present once the check is complete; no warnings means that all is well. */
    typeChecking?: TypeChecking;
    /**
     * Conditions of the policy, at most one of each type.
     *
     * List with unique `type`.
     */
    conditions?: metav1.Condition[];
}
/** Warnings from checking the expressions of a policy against the schemas of the resources it matches. */
export interface TypeChecking {
    /** One entry for each expression with a fault. They do not stop the policy from running. */
    expressionWarnings?: ExpressionWarning[];
}
/** A type error the server found in one expression of a policy. It hints at a mistake but refuses nothing by itself. */
export interface ExpressionWarning {
    /** Path of the expression, such as `spec.validations[0].expression`. */
    fieldRef: string;
    /** For each resource type with an error, the type and what the compiler says about it. */
    warning: string;
}
/** Which requests a policy checks and by which expressions. It needs at least one validation or audit annotation. */
export interface ValidatingAdmissionPolicySpec {
    /**
     * Kind of the objects that hold parameters, available to the expressions as `params`. Without it the policy has no
     * parameters.
     */
    paramKind?: ParamKind;
    /**
     * Requests the policy is for; required, with `resourceRules`. Policies and bindings of this kind never match, so that
     * a bad policy can always be repaired.
     */
    matchConstraints: MatchResources;
    /** Expressions that must be true for a request to pass. May be empty if there are audit annotations. */
    validations?: Validation[];
    /**
     * `Fail` (default) refuses requests when an expression cannot be evaluated or a parameter is missing, `Ignore` lets
     * them pass. It does not concern expressions that come out false.
     *
     * One of `Ignore`, `Fail`.
     */
    failurePolicy?: FailurePolicyType;
    /** Values to put into the audit event of each request, at most 20. May be empty if there are validations. */
    auditAnnotations?: AuditAnnotation[];
    /**
     * Further conditions on requests, in CEL, at most 64; the policy applies only if none is false. Use them to skip
     * requests early instead of repeating a test in each validation.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    matchConditions?: MatchCondition[];
    /**
     * Expressions other ones can use as `variables.<name>`, evaluated once when first needed. A variable may use those
     * before it; match conditions may use none.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    variables?: Variable[];
}
/**
 * A CEL condition on requests. If it is false, the webhook or policy is skipped; if it fails, the failure policy
 * decides.
 */
export interface MatchCondition {
    /**
     * Name of the condition for logs and merging, unique in its list; may have a domain prefix, as in
     * `example.com/not-system`.
     */
    name: string;
    /** CEL that gives a bool, over `object`, `oldObject`, `request` and `authorizer`; in policies also `params`. */
    expression: string;
}
/** Kind of the objects that hold a policy's parameters, such as ConfigMap or a custom resource. */
export interface ParamKind {
    /** Group and version of the Kind, such as `rules.example.com/v1`. */
    apiVersion: string;
    /**
     * Kind of the parameter objects, such as `ConfigMap`; may be namespaced or cluster-scoped. If the server has no such
     * Kind, the failure policy decides.
     */
    kind: string;
}
/** An expression that must be true, and what to say when it is not. */
export interface Validation {
    /**
     * CEL that gives a bool, over `object`, `oldObject`, `request`, `params`, `namespaceObject`, `variables` and
     * `authorizer`. `object` is null when deleting, `oldObject` when creating.
     */
    expression: string;
    /**
     * What the client is told when the expression is false; one line, required if the expression has several. When unset,
     * the message quotes the expression.
     */
    message?: string;
    /**
     * Reason and HTTP status of the refusal: `Unauthorized`, `Forbidden`, `Invalid` (default) or `RequestEntityTooLarge`.
     */
    reason?: metav1.StatusReason;
    /**
     * CEL that gives the message, to put values into it. Goes before `message`, which serves when this fails or gives no
     * single line of text.
     */
    messageExpression?: string;
}
/** A named expression for use in other expressions of the policy. */
export interface Variable {
    /** Name of the variable, a CEL identifier, unique in the policy. Used as `variables.<name>`. */
    name: string;
    /** CEL for the value, over the same names as validations. Evaluated once per request, when first used. */
    expression: string;
}
/** A value computed for the audit event of each request the policy matches. */
export interface AuditAnnotation {
    /** Key of the annotation, at most 63 bytes, unique in the policy. The audit event has it as `<policy>/<key>`. */
    key: string;
    /**
     * CEL that gives the value, at most 5 kB; null or an empty text leaves the annotation out, values beyond 10 kB are
     * cut. Several bindings of a policy add up, separated by commas.
     */
    valueExpression: string;
}
/** Policy, parameters, requests, and what happens when a validation fails. */
export interface ValidatingAdmissionPolicyBindingSpec {
    /**
     * Policy to put into effect. If there is none of that name, the binding does nothing.
     *
     * Required.
     */
    policyName: string;
    /**
     * Objects with the parameters, of the policy's `paramKind`. Without `paramKind` it is ignored; if the policy has one
     * and nothing is found, its failure policy decides.
     */
    paramRef?: ParamRef;
    /**
     * Narrows down the requests of the policy, for instance to some namespaces. When unset, the binding covers all of
     * them.
     */
    matchResources?: MatchResources;
    /**
     * What a false validation leads to: `Deny` refuses the request, `Warn` warns the client, `Audit` notes it in the
     * audit event. At least one; `Deny` and `Warn` exclude each other.
     *
     * Required.
     * One of `Deny`, `Warn`, `Audit`.
     * List of unique values.
     */
    validationActions: ValidationAction[];
}
/** Objects that hold the parameters of a binding. Set exactly one of `name` and `selector`. */
export interface ParamRef {
    /** Name of the one object with the parameters, used for every request. Cannot be combined with `selector`. */
    name?: string;
    /**
     * Namespace of the objects. If unset while `paramKind` is namespaced, that of the object in the request, so
     * cluster-scoped objects must not match then. Must be unset for a cluster-scoped `paramKind`.
     */
    namespace?: string;
    /**
     * Labels of the objects; `{}` takes all of the Kind. The expressions run once for each object found, and all of them
     * must pass.
     */
    selector?: metav1.LabelSelector;
    /**
     * What happens if no object is found: `Allow` lets the request pass, `Deny` (default) leaves it to the failure
     * policy.
     *
     * One of `Allow`, `Deny`.
     */
    parameterNotFoundAction?: ParameterNotFoundActionType;
}
/** Requests a policy or binding is for. All criteria must match; rules that exclude go first. */
export interface MatchResources {
    /**
     * Matches by labels of the object's namespace; a Namespace counts with its own. All namespaces when unset; other
     * cluster-scoped objects always match.
     */
    namespaceSelector?: metav1.LabelSelector;
    /**
     * Matches by labels of the object, before or after the change. Users can avoid it by choosing labels, so use it only
     * for things they opt into. All objects when unset.
     */
    objectSelector?: metav1.LabelSelector;
    /**
     * Operations and resources to match; one rule is enough. In a binding it may be left out, which means all that the
     * policy matches.
     */
    resourceRules?: NamedRuleWithOperations[];
    /** Operations and resources to leave alone, even if `resourceRules` match. */
    excludeResourceRules?: NamedRuleWithOperations[];
    /**
     * `Equivalent` (default) also matches requests to other versions of a resource and converts them, `Exact` only what
     * the rules say. With `Exact`, clients can get around the rules through another version.
     *
     * One of `Exact`, `Equivalent`.
     */
    matchPolicy?: MatchPolicyType;
}
/** Operations and resources to match, optionally by object name. */
export interface NamedRuleWithOperations extends admissionregistrationv1.RuleWithOperations {
    /** Names of the objects to match. All objects when empty. */
    resourceNames?: string[];
}
/** Which requests a policy changes, and how. Needs a binding before it does anything. */
export interface MutatingAdmissionPolicySpec {
    /**
     * Kind of the objects that hold parameters, available to the expressions as `params`. Without it the policy has no
     * parameters; if a binding names none, `params` is null.
     */
    paramKind?: ParamKind;
    /**
     * Requests the policy is for; required. Rules may name `CREATE`, `UPDATE` and `CONNECT`, not `DELETE`; policies and
     * bindings of this kind never match.
     */
    matchConstraints: MatchResources;
    /**
     * Expressions other ones can use as `variables.<name>`, evaluated once when first needed. A variable may use those
     * before it; match conditions may use none.
     */
    variables?: Variable[];
    /** Changes to make, at least one; each sees the object as the one before left it. */
    mutations: Mutation[];
    /**
     * `Fail` (default) refuses requests when an expression cannot be evaluated or a parameter is missing, `Ignore` lets
     * them pass unchanged.
     *
     * One of `Ignore`, `Fail`.
     */
    failurePolicy?: FailurePolicyType;
    /**
     * Further conditions on requests, in CEL, at most 64; the policy applies only if none is false.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    matchConditions?: MatchCondition[];
    /**
     * `IfNeeded` runs the mutations again when something later changed the object, `Never` does not. Required; write
     * mutations so that running them twice does no harm.
     *
     * One of `Never`, `IfNeeded`.
     */
    reinvocationPolicy: admissionregistrationv1.ReinvocationPolicyType;
}
/** One change of a policy. Set `patchType` and the field of the same name. */
export interface Mutation {
    /**
     * How the change is made: `ApplyConfiguration` or `JSONPatch`.
     *
     * One of `ApplyConfiguration`, `JSONPatch`.
     * At most one member of this union may be set.
     */
    patchType: PatchType;
    /**
     * Change written as a part of the object and merged like server-side apply. Required with type `ApplyConfiguration`,
     * forbidden otherwise.
     */
    applyConfiguration?: ApplyConfiguration;
    /**
     * Change written as JSON Patch operations, which can also remove things. Required with type `JSONPatch`, forbidden
     * otherwise.
     */
    jsonPatch?: JSONPatch;
}
/** A change that is merged into the object by the rules of server-side apply. */
export interface ApplyConfiguration {
    /**
     * CEL that gives an `Object`, as in `Object{spec: Object.spec{replicas: 2}}`. Cannot touch atomic lists, maps and
     * structs, as that would drop values it does not mention.
     */
    expression?: string;
}
/** A change as a list of JSON Patch operations. Use it to remove things or to edit lists by position. */
export interface JSONPatch {
    /** CEL that gives a list of `JSONPatch{op, path, from, value}`. Escape keys in paths with `jsonpatch.escapeKey`. */
    expression?: string;
}
/**
 * Which policy applies, with which parameters, to which requests. Without `paramRef` and `matchResources` the policy
 * applies as it is.
 */
export interface MutatingAdmissionPolicyBindingSpec {
    /** Policy to put into effect. If there is none of that name, the binding does nothing. */
    policyName?: string;
    /**
     * Objects with the parameters, of the policy's `paramKind`. Without `paramKind` it is ignored; if the policy has one
     * and nothing is found, its failure policy decides.
     */
    paramRef?: ParamRef;
    /**
     * Narrows down the requests of the policy, for instance to some namespaces. When unset, the binding covers all of
     * them.
     */
    matchResources?: MatchResources;
}
export declare const ValidatingAdmissionPolicyStatus: Struct<ValidatingAdmissionPolicyStatus>;
export declare const TypeChecking: Struct<TypeChecking>;
export declare const ExpressionWarning: Struct<ExpressionWarning>;
export declare const ValidatingAdmissionPolicySpec: Struct<ValidatingAdmissionPolicySpec>;
export declare const MatchCondition: Struct<MatchCondition>;
export declare const ParamKind: Struct<ParamKind>;
export declare const Validation: Struct<Validation>;
export declare const Variable: Struct<Variable>;
export declare const AuditAnnotation: Struct<AuditAnnotation>;
export declare const ValidatingAdmissionPolicyBindingSpec: Struct<ValidatingAdmissionPolicyBindingSpec>;
export declare const ParamRef: Struct<ParamRef>;
export declare const MatchResources: Struct<MatchResources>;
export declare const NamedRuleWithOperations: Struct<NamedRuleWithOperations>;
export declare const MutatingAdmissionPolicySpec: Struct<MutatingAdmissionPolicySpec>;
export declare const Mutation: Struct<Mutation>;
export declare const ApplyConfiguration: Struct<ApplyConfiguration>;
export declare const JSONPatch: Struct<JSONPatch>;
export declare const MutatingAdmissionPolicyBindingSpec: Struct<MutatingAdmissionPolicyBindingSpec>;
