import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct, Union } from '#engine/schema/descriptor';
import type { Base64, Int64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
import type { Plain } from '#apimachinery/runtime/init';
import * as metav1Kinds from '#apimachinery/apis/meta/v1/zz_generated.types';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConversionStrategyType = 'None' | 'Webhook';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResourceScope = 'Cluster' | 'Namespaced';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConditionStatus = 'True' | 'False' | 'Unknown';
/** Well-known values; others are possible. */
export type CustomResourceDefinitionConditionType = 'Established' | 'NamesAccepted' | 'NonStructuralSchema' | 'Terminating' | 'KubernetesAPIApprovalPolicyConformant' | 'StorageMigrating' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type FieldValueErrorReason = 'FieldValueRequired' | 'FieldValueDuplicate' | 'FieldValueInvalid' | 'FieldValueForbidden';
export type ValidationRules = ValidationRule[];
export type JSONSchemaURL = string;
export type JSONSchemaDependencies = {
    [key in string]?: JSONSchemaPropsOrStringArray;
};
export type JSONSchemaDefinitions = {
    [key in string]?: JSONSchemaProps;
};
/** Group, names, scope and versions of a custom resource. */
export interface CustomResourceDefinitionSpec {
    /**
     * API group of the resource, such as `stable.example.com`; must match the name of the CRD. Cannot be changed; groups
     * under `k8s.io` and `kubernetes.io` need the annotation `api-approved.kubernetes.io`.
     */
    group: string;
    /** Kind, plural and other names of the resource. Plural and Kind cannot be changed later. */
    names: CustomResourceDefinitionNames;
    /**
     * `Namespaced` if objects live in namespaces, `Cluster` if not. Required; not changeable once the CRD is established.
     *
     * One of `Cluster`, `Namespaced`.
     */
    scope: ResourceScope;
    /**
     * Versions of the API with their schemas; exactly one is stored. Discovery lists stable versions before beta and
     * alpha, newer ones first.
     */
    versions: CustomResourceDefinitionVersion[];
    /** How objects are converted between versions. When unset, strategy `None`: only `apiVersion` changes. */
    conversion?: CustomResourceConversion;
    /**
     * Deprecated: must be `false` for new CRDs; put `x-kubernetes-preserve-unknown-fields: true` into the schema where
     * fields beyond it shall be kept. With `true`, as in CRDs from v1beta1, nothing is pruned.
     */
    preserveUnknownFields?: boolean;
}
/** How objects are converted between the versions of a custom resource. */
export interface CustomResourceConversion {
    /**
     * `None` changes only `apiVersion`, so versions must be alike; `Webhook` asks a webhook. The latter needs
     * `preserveUnknownFields` to be `false`.
     *
     * One of `None`, `Webhook`.
     */
    strategy: ConversionStrategyType;
    /** How to call the conversion webhook. Required with strategy `Webhook`, forbidden otherwise. */
    webhook?: WebhookConversion;
}
/**
 * How to call a conversion webhook. It must be up whenever objects are read or written in a version they are not stored
 * in.
 */
export interface WebhookConversion {
    /** How to reach the webhook: by Service or by URL. Required. */
    clientConfig?: WebhookClientConfig;
    /**
     * Versions of ConversionReview the webhook understands, preferred ones first; the server sends the first it knows
     * too. With none in common, conversion fails, and with it reading stored objects.
     */
    conversionReviewVersions: string[];
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
    /** Namespace of the Service. Required. */
    namespace: string;
    /** Name of the Service. Required; it need not exist yet, but calls fail until it does. */
    name: string;
    /** URL path that requests are sent to. The root path when unset. */
    path?: string;
    /** Port of the Service, from 1 to 65535. Default 443. */
    port?: number;
}
/** One version of a custom resource: its schema, subresources and columns. */
export interface CustomResourceDefinitionVersion {
    /** Name of the version, such as `v1` or `v2beta1`; part of the path and of `apiVersion`. */
    name: string;
    /** `false` switches the version off for clients; stored objects remain. */
    served: boolean;
    /**
     * `true` for the version objects are stored in; exactly one must have it. Older stored objects change only when they
     * are written again.
     */
    storage: boolean;
    /** `true` sends a warning header with every response to requests for this version. Default `false`. */
    deprecated?: boolean;
    /**
     * Text of that warning, at most 256 characters. When unset, it names the version and, if there is one, a newer served
     * one of at least the same stability.
     */
    deprecationWarning?: string;
    /** Schema by which objects are validated, pruned and given defaults. Required in v1. */
    schema?: CustomResourceValidation;
    /** `status` and `scale` subresources of this version. None when unset. */
    subresources?: CustomResourceSubresources;
    /** Columns of `kubectl get` besides the name. The age alone when there are none. */
    additionalPrinterColumns?: CustomResourceColumnDefinition[];
    /**
     * Fields that field selectors can query, besides name and namespace; at most 8.
     *
     * Feature gate: CustomResourceFieldSelectors.
     */
    selectableFields?: SelectableField[];
}
/** A field that field selectors can query, as in `--field-selector spec.color=blue`. */
export interface SelectableField {
    /**
     * Path of the field without array notation, such as `.spec.color`; outside `metadata`, of type string, boolean or
     * integer. Objects without the field count as empty.
     */
    jsonPath: string;
}
/** A column that `kubectl get` shows for a custom resource. */
export interface CustomResourceColumnDefinition {
    /** Heading of the column, which kubectl prints in capitals. */
    name: string;
    /**
     * Type of the values: `string`, `integer`, `number`, `boolean` or `date`.
     *
     * One of `integer`, `number`, `string`, `boolean`, `date`.
     */
    type: 'integer' | 'number' | 'string' | 'boolean' | 'date';
    /** Format that refines the type: `int32`, `int64`, `float`, `double`, `byte`, `date`, `date-time` or `password`. */
    format?: string;
    /** What the column shows, for people; part of Table responses. */
    description?: string;
    /**
     * Columns with 0 (default) are always shown; higher numbers only where there is room, as with `kubectl get -o wide`.
     */
    priority?: number;
    /** Path of the value in the object, such as `.spec.replicas` or `.status.conditions[?(@.type=="Ready")].status`. */
    jsonPath: string;
}
/** Names under which a custom resource is served. They must not collide with others of the group. */
export interface CustomResourceDefinitionNames {
    /** Plural name in lower case, as in paths and in the name of the CRD, `<plural>.<group>`. Cannot be changed. */
    plural: string;
    /** Singular name in lower case that clients accept too. The Kind in lower case unless set. */
    singular?: string;
    /** Abbreviations that kubectl accepts, in lower case. */
    shortNames?: string[];
    /** Kind of the objects, CamelCase and singular. Not changeable once the CRD is established. */
    kind: string;
    /** Kind of lists. The Kind followed by `List` unless set. */
    listKind?: string;
    /** Groups of resources that kubectl lists together, such as `all` in `kubectl get all`. */
    categories?: string[];
}
/** One aspect of the state of a CRD, and why it is so. */
export interface CustomResourceDefinitionCondition {
    /**
     * `Established` once the resource is served; also `NamesAccepted`, `NonStructuralSchema`, `Terminating`,
     * `KubernetesAPIApprovalPolicyConformant` and `StorageMigrating`.
     */
    type: CustomResourceDefinitionConditionType;
    /**
     * Whether it holds: `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** When `status` last changed from one value to another. */
    lastTransitionTime?: Time;
    /** Why `status` has its value, in one CamelCase word. */
    reason?: string;
    /** Details for people, such as which name is taken or what makes the schema non-structural. */
    message?: string;
    /**
     * `metadata.generation` the condition was computed for. Lower than the current one means that it is out of date;
     * behind the gate `CRDObservedGenerationTracking`.
     *
     * Since Kubernetes 1.35.
     * Feature gate: CRDObservedGenerationTracking.
     */
    observedGeneration?: Int64;
}
/** What the server reports about a CRD: served names, stored versions and conditions. */
export interface CustomResourceDefinitionStatus {
    /**
     * Conditions of the CRD, one per type. Wait for `Established` before creating objects.
     *
     * List with unique `type`.
     */
    conditions?: CustomResourceDefinitionCondition[];
    /** Names that are actually served. They differ from the spec when another resource already has a name. */
    acceptedNames?: CustomResourceDefinitionNames;
    /**
     * Versions in which objects may still be stored. A version in this list cannot be removed from the spec; migrate the
     * objects, then take it off the list.
     */
    storedVersions?: string[];
    /**
     * `metadata.generation` the controller last worked on. Behind the gate `CRDObservedGenerationTracking`.
     *
     * Since Kubernetes 1.35.
     * Feature gate: CRDObservedGenerationTracking.
     */
    observedGeneration?: Int64;
}
/** The schema of a custom resource, for validation, pruning and defaults. */
export interface CustomResourceValidation {
    /**
     * OpenAPI v3 schema of the objects; its root is of type `object`. Must be structural: a type for every field, logic
     * apart.
     */
    openAPIV3Schema?: JSONSchemaProps;
}
/** Which of the subresources `status` and `scale` a custom resource has. */
export interface CustomResourceSubresources {
    /**
     * With `{}`, `status` is written through `/status` alone, and other writes ignore it. `metadata.generation` then
     * rises with changes to everything but metadata and status.
     */
    status?: CustomResourceSubresourceStatus;
    /** Serves `/scale`, for `kubectl scale` and autoscalers. */
    scale?: CustomResourceSubresourceScale;
}
/** Switches on the status subresource. It has no settings; write `{}`. */
export interface CustomResourceSubresourceStatus {
}
/** Where the scale subresource finds replicas and selector in the object. */
export interface CustomResourceSubresourceScale {
    /**
     * Path below `.spec` of the number of replicas wanted, without array notation, such as `.spec.replicas`. If an object
     * has no value there, reading `/scale` fails.
     */
    specReplicasPath: string;
    /**
     * Path below `.status` of the number of replicas found, without array notation. 0 if an object has no value there.
     */
    statusReplicasPath: string;
    /**
     * Path below `.status` or `.spec` of the Pods' label selector, a text such as `app=web` rather than a structure.
     * Needed for a HorizontalPodAutoscaler.
     */
    labelSelectorPath?: string;
}
/** Objects to convert to another version, in one call. */
export interface ConversionRequest {
    /** Identifies the call; the response must carry the same value. */
    uid: string;
    /** Group and version to convert to, such as `example.com/v1`. */
    desiredAPIVersion: string;
    /** Objects to convert, possibly of several versions. */
    objects: RawExtension[];
}
/** Answer of a conversion webhook: all objects converted, or a failure. */
export interface ConversionResponse {
    /** Copy of the request's `uid`. The server refuses an answer with another one. */
    uid: string;
    /**
     * Converted objects, in the order of the request and as many. Kind, name, namespace and UID must stay; of other
     * metadata only labels and annotations may change. Empty on failure.
     */
    convertedObjects: RawExtension[];
    /** `Success`, or `Failure` with a message that the client gets to see. */
    result: Plain<metav1Kinds.Status>;
}
/**
 * A JSON schema in the OpenAPI v3 dialect that CRDs use. In v1 it must be structural, which rules some keywords out.
 */
export interface JSONSchemaProps {
    /** Refused in CRDs: schemas have no address of their own. */
    id?: string;
    /** Refused in CRDs: the dialect is always OpenAPI v3. */
    $schema?: JSONSchemaURL;
    /** Refused in CRDs: write the referenced schema in place. */
    $ref?: string;
    /** What the value means. `kubectl explain` shows it. */
    description?: string;
    /**
     * `object`, `array`, `string`, `integer`, `number` or `boolean`. Required for every field, apart from those with
     * `x-kubernetes-int-or-string` or `x-kubernetes-preserve-unknown-fields`.
     */
    type?: string;
    /**
     * Format of the value, such as `date-time`, `int32`, `uri`, `ipv4`, `cidr`, `byte` or `uuid`. Known ones are checked,
     * unknown ones ignored.
     */
    format?: string;
    /** Short name of the schema, for people; not checked. */
    title?: string;
    /**
     * Value filled in when the field is missing, on writing and on reading stored objects. Must satisfy the schema; for
     * fields inside an object, only if that object is there.
     */
    default?: JSON;
    /** Largest number allowed, itself included unless `exclusiveMaximum` is set. */
    maximum?: number;
    /** `true` rules out `maximum` itself, so that the value must be below it. */
    exclusiveMaximum?: boolean;
    /** Smallest number allowed, itself included unless `exclusiveMinimum` is set. */
    minimum?: number;
    /** `true` rules out `minimum` itself, so that the value must be above it. */
    exclusiveMinimum?: boolean;
    /** Longest text allowed, in Unicode characters. Set it to keep the estimated cost of CEL rules low. */
    maxLength?: Int64;
    /** Shortest text allowed, in Unicode characters. With 1, an empty text is refused. */
    minLength?: Int64;
    /**
     * Regular expression in RE2 syntax that must match somewhere in the text. Anchor it with `^` and `$` to cover all of
     * it.
     */
    pattern?: string;
    /** Most items allowed in an array. Set it to keep the estimated cost of CEL rules low. */
    maxItems?: Int64;
    /** Fewest items allowed in an array. With 1, an empty list is refused. */
    minItems?: Int64;
    /** `true` is refused, for its cost; use `x-kubernetes-list-type: set`. */
    uniqueItems?: boolean;
    /** Number that the value must be a multiple of. Must be above 0. */
    multipleOf?: number;
    /** Values allowed, of any JSON type; all others are refused. */
    enum?: JSON[];
    /** Most entries allowed in an object. Set it on maps to keep the estimated cost of CEL rules low. */
    maxProperties?: Int64;
    /** Fewest entries allowed in an object. With 1, an empty object is refused. */
    minProperties?: Int64;
    /** Fields that must be present. A field with a default need not be given by users. */
    required?: string[];
    /** Schema of each item of an array. A list of schemas, one per position, is refused. */
    items?: JSONSchemaPropsOrArray;
    /** Schemas that must all hold. For checks only: types, defaults and `x-kubernetes-*` belong outside. */
    allOf?: JSONSchemaProps[];
    /** Schemas of which exactly one must hold. For checks only: types, defaults and `x-kubernetes-*` belong outside. */
    oneOf?: JSONSchemaProps[];
    /** Schemas of which at least one must hold. For checks only: types, defaults and `x-kubernetes-*` belong outside. */
    anyOf?: JSONSchemaProps[];
    /** Schema that must not hold. For checks only: types, defaults and `x-kubernetes-*` belong outside. */
    not?: JSONSchemaProps;
    /** Schemas of the fields of an object. Other fields are pruned. Cannot be combined with `additionalProperties`. */
    properties?: {
        [key: string]: JSONSchemaProps;
    };
    /**
     * Schema of the values of a map with arbitrary keys. Cannot be combined with `properties`, nor stand at the root of
     * the schema.
     */
    additionalProperties?: JSONSchemaPropsOrBool;
    /** Refused in CRDs; use `additionalProperties`, and CEL rules for conditions on the keys. */
    patternProperties?: {
        [key: string]: JSONSchemaProps;
    };
    /** Refused in CRDs; use `x-kubernetes-validations` for conditions between fields. */
    dependencies?: JSONSchemaDependencies;
    /** Refused in CRDs; `items` covers all items of an array. */
    additionalItems?: JSONSchemaPropsOrBool;
    /** Refused in CRDs, as is `$ref`, which would use them. */
    definitions?: JSONSchemaDefinitions;
    /** Where to read more; not checked. */
    externalDocs?: ExternalDocumentation;
    /** An example value, for people; not checked. */
    example?: JSON;
    /**
     * `true` allows `null`. Otherwise a field that is `null` counts as missing, so that its default applies if it has
     * one; a list item that is `null` is refused.
     */
    nullable?: boolean;
    /**
     * `true` keeps fields that the schema does not name instead of pruning them, down to where nested `properties` take
     * over. `false` is refused; leave it out.
     */
    'x-kubernetes-preserve-unknown-fields'?: boolean;
    /**
     * `true` for a complete Kubernetes object inside this one: `apiVersion`, `kind` and `metadata` are checked. The type
     * must be `object`.
     */
    'x-kubernetes-embedded-resource'?: boolean;
    /** `true` for values that are a whole number or a text, such as ports and percentages. Takes the place of `type`. */
    'x-kubernetes-int-or-string'?: boolean;
    /**
     * Fields that identify an item of a list of type `map`. Each must be a scalar and either required or have a default.
     */
    'x-kubernetes-list-map-keys'?: string[];
    /**
     * How apply merges a list: `atomic` (default) replaces it as a whole, `set` merges unique scalars, `map` merges
     * objects by `x-kubernetes-list-map-keys`. Duplicates in the latter two are refused.
     *
     * One of `atomic`, `set`, `map`.
     */
    'x-kubernetes-list-type'?: 'atomic' | 'set' | 'map';
    /**
     * How apply merges an object: `granular` (default) field by field, `atomic` as a whole.
     *
     * One of `atomic`, `granular`.
     */
    'x-kubernetes-map-type'?: 'atomic' | 'granular';
    /**
     * CEL rules the value must satisfy, for conditions the other keywords cannot express.
     *
     * List with unique `rule`.
     * Strategic merge patch merges by `rule`.
     */
    'x-kubernetes-validations'?: ValidationRules;
}
/** A CEL rule that a value must satisfy, and what to say when it does not. */
export interface ValidationRule {
    /**
     * CEL that gives a bool, over `self`, as in `self.minReplicas <= self.maxReplicas`. With `oldSelf` it becomes a
     * transition rule, judged on updates only. `self` is the value at this place of the schema.
     */
    rule: string;
    /**
     * What the user is told when the rule fails; one line, required if the rule has several. When unset, the message
     * quotes the rule.
     */
    message?: string;
    /**
     * CEL that gives the message, to put values into it. Goes before `message`, which serves when this fails or gives no
     * single line of text.
     */
    messageExpression?: string;
    /**
     * Reason of the error: `FieldValueInvalid` (default), `FieldValueForbidden`, `FieldValueRequired` or
     * `FieldValueDuplicate`. The first rule that fails decides the HTTP status.
     *
     * One of `FieldValueRequired`, `FieldValueDuplicate`, `FieldValueInvalid`, `FieldValueForbidden`.
     */
    reason?: FieldValueErrorReason;
    /**
     * Path of the field to blame, relative to here, such as `.testMap.foo`. Must exist in the schema and have no list
     * index; this place itself when unset.
     */
    fieldPath?: string;
    /**
     * `true` judges a transition rule also when there is no old value; `oldSelf` is then a CEL optional, so test
     * `oldSelf.hasValue()`. Only for rules that use `oldSelf`.
     *
     * Feature gate: CRDValidationRatcheting.
     */
    optionalOldSelf?: boolean;
}
/** Any JSON value. */
export type JSON = unknown;
/** One schema, or a list of schemas. CRDs allow the former only. */
export type JSONSchemaPropsOrArray = JSONSchemaProps | JSONSchemaProps[];
/** A schema, or `true` or `false` for anything or nothing. */
export type JSONSchemaPropsOrBool = JSONSchemaProps | boolean;
/** A schema, or a list of field names that must be present too. Part of `dependencies`, which CRDs refuse. */
export type JSONSchemaPropsOrStringArray = JSONSchemaProps | string[];
/** A link to further reading. Not used by the server. */
export interface ExternalDocumentation {
    /** What can be read there, in a few words. */
    description?: string;
    /** Address of the document to read. */
    url?: string;
}
export declare const CustomResourceDefinitionSpec: Struct<CustomResourceDefinitionSpec>;
export declare const CustomResourceConversion: Struct<CustomResourceConversion>;
export declare const WebhookConversion: Struct<WebhookConversion>;
export declare const WebhookClientConfig: Struct<WebhookClientConfig>;
export declare const ServiceReference: Struct<ServiceReference>;
export declare const CustomResourceDefinitionVersion: Struct<CustomResourceDefinitionVersion>;
export declare const SelectableField: Struct<SelectableField>;
export declare const CustomResourceColumnDefinition: Struct<CustomResourceColumnDefinition>;
export declare const CustomResourceDefinitionNames: Struct<CustomResourceDefinitionNames>;
export declare const CustomResourceDefinitionCondition: Struct<CustomResourceDefinitionCondition>;
export declare const CustomResourceDefinitionStatus: Struct<CustomResourceDefinitionStatus>;
export declare const CustomResourceValidation: Struct<CustomResourceValidation>;
export declare const CustomResourceSubresources: Struct<CustomResourceSubresources>;
export declare const CustomResourceSubresourceStatus: Struct<CustomResourceSubresourceStatus>;
export declare const CustomResourceSubresourceScale: Struct<CustomResourceSubresourceScale>;
export declare const ConversionRequest: Struct<ConversionRequest>;
export declare const ConversionResponse: Struct<ConversionResponse>;
export declare const JSONSchemaProps: Struct<JSONSchemaProps>;
export declare const ValidationRule: Struct<ValidationRule>;
export declare const JSONSchemaPropsOrArray: Union;
export declare const JSONSchemaPropsOrBool: Union;
export declare const JSONSchemaPropsOrStringArray: Union;
export declare const ExternalDocumentation: Struct<ExternalDocumentation>;
