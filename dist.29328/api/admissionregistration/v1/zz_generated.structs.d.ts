import type { Struct } from '#engine/schema/descriptor';
import type { Base64, Int64 } from '#engine/schema/wire';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ScopeType = 'Cluster' | 'Namespaced' | '*';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type FailurePolicyType = 'Ignore' | 'Fail';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ParameterNotFoundActionType = 'Allow' | 'Deny';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type MatchPolicyType = 'Exact' | 'Equivalent';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type SideEffectClass = 'Unknown' | 'None' | 'Some' | 'NoneOnDryRun';
export type ValidatingAdmissionPolicyConditionType = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ValidationAction = 'Deny' | 'Warn' | 'Audit';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PatchType = 'ApplyConfiguration' | 'JSONPatch';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ReinvocationPolicyType = 'Never' | 'IfNeeded';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type OperationType = '*' | 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';
/** Resources a webhook or policy is called for: group, version and resource must all match. */
export interface Rule {
    /** API groups to match: `""` is the core group; `*` means all and must then be the only entry. */
    apiGroups: string[];
    /** API versions to match; `*` means all and must then be the only entry. */
    apiVersions: string[];
    /**
     * Plural resource names, or resource and subresource: `pods`, `pods/log`, `pods/*`. A `*` can take the place of the
     * resource, of the subresource, or of both; alone it means all resources without their subresources.
     */
    resources: string[];
    /**
     * `Namespaced` or `Cluster` to match only resources of that scope, or `*` (default) for both. Subresources have the
     * scope of their parent; Namespace objects are cluster-scoped.
     *
     * One of `Cluster`, `Namespaced`, `*`.
     */
    scope?: ScopeType;
}
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
     * What happens if no object is found: `Allow` lets the request pass, `Deny` leaves it to the failure policy.
     * Required.
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
export interface NamedRuleWithOperations extends RuleWithOperations {
    /** Names of the objects to match. All objects when empty. */
    resourceNames?: string[];
}
/**
 * A webhook that accepts or refuses requests. Prefer a ValidatingAdmissionPolicy where CEL is enough: it needs no
 * server.
 */
export interface ValidatingWebhook {
    /** Name of the webhook, a domain name with at least three parts, such as `imagepolicy.example.com`. */
    name: string;
    /** How the API server reaches the webhook. Required. */
    clientConfig: WebhookClientConfig;
    /**
     * Operations and resources to call the webhook for; one match is enough. Webhook configurations and admission
     * policies never lead to calls, so that a broken webhook can be removed.
     */
    rules?: RuleWithOperations[];
    /**
     * What happens when the webhook cannot be called or answers wrongly: `Fail` (default) refuses the request, `Ignore`
     * lets it pass. With `Fail`, an outage blocks everything the rules match.
     *
     * One of `Ignore`, `Fail`.
     */
    failurePolicy?: FailurePolicyType;
    /**
     * `Equivalent` (default) also calls the webhook for other versions of a resource, with the object converted; `Exact`
     * only for what the rules say, which clients can get around.
     *
     * One of `Exact`, `Equivalent`.
     */
    matchPolicy?: MatchPolicyType;
    /**
     * Calls the webhook by labels of the object's namespace; a Namespace counts with its own. Everywhere when unset;
     * leave out the webhook's own namespace. Other cluster-scoped objects always match.
     */
    namespaceSelector?: metav1.LabelSelector;
    /**
     * Calls the webhook by labels of the object, before or after the change. Users can avoid it by choosing labels, so
     * use it only for what they opt into. All objects when unset.
     */
    objectSelector?: metav1.LabelSelector;
    /**
     * Whether calls change anything besides the object: `None`, or `NoneOnDryRun` if not for dry runs. Required; a dry
     * run that would call a webhook with other side effects fails.
     *
     * One of `Unknown`, `None`, `Some`, `NoneOnDryRun`.
     */
    sideEffects: SideEffectClass;
    /**
     * Seconds to wait for an answer, from 1 to 30; after that the failure policy applies. Default 10; keep it short, as
     * it adds to every request.
     */
    timeoutSeconds?: number;
    /**
     * Versions of AdmissionReview the webhook understands, preferred ones first; the server sends the first it knows too.
     * Required; with none in common, calls fail.
     */
    admissionReviewVersions: string[];
    /**
     * Further conditions on requests, in CEL, at most 64; the webhook is called only if none is false. Saves calls that
     * would not matter.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    matchConditions?: MatchCondition[];
}
/** A webhook that may change objects, by answering with a JSON Patch, or refuse requests. */
export interface MutatingWebhook {
    /** Name of the webhook, a domain name with at least three parts, such as `sidecars.example.com`. */
    name: string;
    /** How the API server reaches the webhook. Required. */
    clientConfig: WebhookClientConfig;
    /**
     * Operations and resources to call the webhook for; one match is enough. Webhook configurations and admission
     * policies never lead to calls, so that a broken webhook can be removed.
     */
    rules?: RuleWithOperations[];
    /**
     * What happens when the webhook cannot be called or answers wrongly: `Fail` (default) refuses the request, `Ignore`
     * lets it pass unchanged. With `Fail`, an outage blocks everything the rules match.
     *
     * One of `Ignore`, `Fail`.
     */
    failurePolicy?: FailurePolicyType;
    /**
     * `Equivalent` (default) also calls the webhook for other versions of a resource, with the object converted; `Exact`
     * only for what the rules say, which clients can get around.
     *
     * One of `Exact`, `Equivalent`.
     */
    matchPolicy?: MatchPolicyType;
    /**
     * Calls the webhook by labels of the object's namespace; a Namespace counts with its own. Everywhere when unset;
     * leave out the webhook's own namespace. Other cluster-scoped objects always match.
     */
    namespaceSelector?: metav1.LabelSelector;
    /**
     * Calls the webhook by labels of the object, before or after the change. Users can avoid it by choosing labels, so
     * use it only for what they opt into. All objects when unset.
     */
    objectSelector?: metav1.LabelSelector;
    /**
     * Whether calls change anything besides the object: `None`, or `NoneOnDryRun` if not for dry runs. Required; a dry
     * run that would call a webhook with other side effects fails.
     *
     * One of `Unknown`, `None`, `Some`, `NoneOnDryRun`.
     */
    sideEffects: SideEffectClass;
    /**
     * Seconds to wait for an answer, from 1 to 30; after that the failure policy applies. Default 10; keep it short, as
     * mutating webhooks run one after another.
     */
    timeoutSeconds?: number;
    /**
     * Versions of AdmissionReview the webhook understands, preferred ones first; the server sends the first it knows too.
     * Required; with none in common, calls fail.
     */
    admissionReviewVersions: string[];
    /**
     * `IfNeeded` allows a second call when later plugins changed the object, `Never` (default) does not. Either way a
     * webhook should leave alone what it has already changed.
     *
     * One of `Never`, `IfNeeded`.
     */
    reinvocationPolicy?: ReinvocationPolicyType;
    /**
     * Further conditions on requests, in CEL, at most 64; the webhook is called only if none is false. Saves calls that
     * would not matter.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    matchConditions?: MatchCondition[];
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
    reinvocationPolicy: ReinvocationPolicyType;
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
/** Operations and resources a webhook or policy is called for. */
export interface RuleWithOperations extends Rule {
    /**
     * Operations to match, at least one: `CREATE`, `UPDATE`, `DELETE` and `CONNECT`. `*` means all, later ones included,
     * and must then be the only entry.
     *
     * One of `*`, `CREATE`, `UPDATE`, `DELETE`, `CONNECT`.
     */
    operations: OperationType[];
}
/** How the API server reaches a webhook, always by HTTPS. Set exactly one of `url` and `service`. */
export interface WebhookClientConfig {
    /**
     * Address of a webhook outside the cluster, as `https://host:port/path`. Without user, query and fragment; host names
     * are resolved on the host of the API server.
     */
    url?: string;
    /** Service of a webhook inside the cluster. Use it rather than `url` there. */
    service?: ServiceReference;
    /**
     * PEM certificates to check the webhook's certificate with. When unset, the system roots of the API server apply.
     *
     * Base64.
     */
    caBundle?: Base64;
}
/** The Service in front of a webhook. Its certificate must be for `<name>.<namespace>.svc`. */
export interface ServiceReference {
    /** Namespace of the Service. Required; exempt it from the webhook's own rules, so that its Pods can start. */
    namespace: string;
    /** Name of the Service. Required; it need not exist yet, but calls fail until it does. */
    name: string;
    /** URL path that requests are sent to. The root path when unset. */
    path?: string;
    /** Port of the Service, from 1 to 65535. Default 443. */
    port?: number;
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
export declare const Rule: Struct<Rule>;
export declare const ValidatingAdmissionPolicyStatus: Struct<ValidatingAdmissionPolicyStatus>;
export declare const TypeChecking: Struct<TypeChecking>;
export declare const ExpressionWarning: Struct<ExpressionWarning>;
export declare const ValidatingAdmissionPolicySpec: Struct<ValidatingAdmissionPolicySpec>;
export declare const ParamKind: Struct<ParamKind>;
export declare const Validation: Struct<Validation>;
export declare const Variable: Struct<Variable>;
export declare const AuditAnnotation: Struct<AuditAnnotation>;
export declare const ValidatingAdmissionPolicyBindingSpec: Struct<ValidatingAdmissionPolicyBindingSpec>;
export declare const ParamRef: Struct<ParamRef>;
export declare const MatchResources: Struct<MatchResources>;
export declare const NamedRuleWithOperations: Struct<NamedRuleWithOperations>;
export declare const ValidatingWebhook: Struct<ValidatingWebhook>;
export declare const MutatingWebhook: Struct<MutatingWebhook>;
export declare const MutatingAdmissionPolicySpec: Struct<MutatingAdmissionPolicySpec>;
export declare const Mutation: Struct<Mutation>;
export declare const ApplyConfiguration: Struct<ApplyConfiguration>;
export declare const JSONPatch: Struct<JSONPatch>;
export declare const MutatingAdmissionPolicyBindingSpec: Struct<MutatingAdmissionPolicyBindingSpec>;
export declare const RuleWithOperations: Struct<RuleWithOperations>;
export declare const WebhookClientConfig: Struct<WebhookClientConfig>;
export declare const ServiceReference: Struct<ServiceReference>;
export declare const MatchCondition: Struct<MatchCondition>;
