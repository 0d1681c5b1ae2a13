import * as metav1Kinds from '#apimachinery/apis/meta/v1/zz_generated.types';
export const CustomResourceDefinitionSpec = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceDefinitionSpec',
    get fields() {
        return [
            ['group', 'string', 0],
            ['version', 'string', 8],
            ['names', CustomResourceDefinitionNames, 0],
            ['scope', 'v1beta1.ResourceScope', 0],
            ['validation', CustomResourceValidation, 12],
            ['subresources', CustomResourceSubresources, 12],
            ['versions', CustomResourceDefinitionVersion, 9],
            ['additionalPrinterColumns', CustomResourceColumnDefinition, 9],
            ['selectableFields', SelectableField, 9],
            ['conversion', CustomResourceConversion, 12],
            ['preserveUnknownFields', 'bool', 12],
        ];
    },
};
export const CustomResourceConversion = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceConversion',
    get fields() {
        return [
            ['strategy', 'v1beta1.ConversionStrategyType', 0],
            ['webhookClientConfig', WebhookClientConfig, 12],
            ['conversionReviewVersions', 'string', 9],
        ];
    },
};
export const WebhookClientConfig = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.WebhookClientConfig',
    get fields() {
        return [
            ['url', 'string', 12],
            ['service', ServiceReference, 12],
            ['caBundle', 'bytes', 8],
        ];
    },
};
export const ServiceReference = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.ServiceReference',
    get fields() {
        return [
            ['namespace', 'string', 0],
            ['name', 'string', 0],
            ['path', 'string', 12],
            ['port', 'int32', 12],
        ];
    },
};
export const CustomResourceDefinitionVersion = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceDefinitionVersion',
    get fields() {
        return [
            ['name', 'string', 0],
            ['served', 'bool', 0],
            ['storage', 'bool', 0],
            ['deprecated', 'bool', 8],
            ['deprecationWarning', 'string', 12],
            ['schema', CustomResourceValidation, 12],
            ['subresources', CustomResourceSubresources, 12],
            ['additionalPrinterColumns', CustomResourceColumnDefinition, 9],
            ['selectableFields', SelectableField, 9],
        ];
    },
};
export const SelectableField = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.SelectableField',
    get fields() {
        return [
            ['jsonPath', 'string', 0],
        ];
    },
};
export const CustomResourceColumnDefinition = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceColumnDefinition',
    get fields() {
        return [
            ['name', 'string', 0],
            ['type', 'string', 0],
            ['format', 'string', 8],
            ['description', 'string', 8],
            ['priority', 'int32', 8],
            ['JSONPath', 'string', 0],
        ];
    },
};
export const CustomResourceDefinitionNames = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceDefinitionNames',
    get fields() {
        return [
            ['plural', 'string', 0],
            ['singular', 'string', 8],
            ['shortNames', 'string', 9],
            ['kind', 'string', 0],
            ['listKind', 'string', 8],
            ['categories', 'string', 9],
        ];
    },
};
export const CustomResourceDefinitionCondition = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceDefinitionCondition',
    get fields() {
        return [
            ['type', 'v1beta1.CustomResourceDefinitionConditionType', 0],
            ['status', 'v1beta1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
            ['observedGeneration', 'int64', 8],
        ];
    },
};
export const CustomResourceDefinitionStatus = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceDefinitionStatus',
    get fields() {
        return [
            ['conditions', CustomResourceDefinitionCondition, 1, { merge: 'map', keys: ['type'] }],
            ['acceptedNames', CustomResourceDefinitionNames, 0],
            ['storedVersions', 'string', 1],
            ['observedGeneration', 'int64', 8],
        ];
    },
};
export const CustomResourceValidation = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceValidation',
    get fields() {
        return [
            ['openAPIV3Schema', JSONSchemaProps, 12],
        ];
    },
};
export const CustomResourceSubresources = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceSubresources',
    get fields() {
        return [
            ['status', CustomResourceSubresourceStatus, 12],
            ['scale', CustomResourceSubresourceScale, 12],
        ];
    },
};
export const CustomResourceSubresourceStatus = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceSubresourceStatus',
    get fields() {
        return [];
    },
};
export const CustomResourceSubresourceScale = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.CustomResourceSubresourceScale',
    get fields() {
        return [
            ['specReplicasPath', 'string', 0],
            ['statusReplicasPath', 'string', 0],
            ['labelSelectorPath', 'string', 12],
        ];
    },
};
export const ConversionRequest = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.ConversionRequest',
    get fields() {
        return [
            ['uid', 'types.UID', 0],
            ['desiredAPIVersion', 'string', 0],
            ['objects', '@runtime.RawExtension', 1],
        ];
    },
};
export const ConversionResponse = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.ConversionResponse',
    get fields() {
        return [
            ['uid', 'types.UID', 0],
            ['convertedObjects', '@runtime.RawExtension', 1],
            ['result', metav1Kinds.Status, 0],
        ];
    },
};
export const JSONSchemaProps = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.JSONSchemaProps',
    get fields() {
        return [
            ['id', 'string', 8],
            ['$schema', 'v1beta1.JSONSchemaURL', 8],
            ['$ref', 'string', 12],
            ['description', 'string', 8],
            ['type', 'string', 8],
            ['format', 'string', 8],
            ['title', 'string', 8],
            ['default', 'json', 12],
            ['maximum', 'float64', 12],
            ['exclusiveMaximum', 'bool', 8],
            ['minimum', 'float64', 12],
            ['exclusiveMinimum', 'bool', 8],
            ['maxLength', 'int64', 12],
            ['minLength', 'int64', 12],
            ['pattern', 'string', 8],
            ['maxItems', 'int64', 12],
            ['minItems', 'int64', 12],
            ['uniqueItems', 'bool', 8],
            ['multipleOf', 'float64', 12],
            ['enum', 'json', 9, { go: '[]v1beta1.JSON' }],
            ['maxProperties', 'int64', 12],
            ['minProperties', 'int64', 12],
            ['required', 'string', 9],
            ['items', JSONSchemaPropsOrArray, 12],
            ['allOf', JSONSchemaProps, 9],
            ['oneOf', JSONSchemaProps, 9],
            ['anyOf', JSONSchemaProps, 9],
            ['not', JSONSchemaProps, 12],
            ['properties', JSONSchemaProps, 10],
            ['additionalProperties', JSONSchemaPropsOrBool, 12],
            ['patternProperties', JSONSchemaProps, 10],
            ['dependencies', JSONSchemaPropsOrStringArray, 10, { go: 'v1beta1.JSONSchemaDependencies' }],
            ['additionalItems', JSONSchemaPropsOrBool, 12],
            ['definitions', JSONSchemaProps, 10, { go: 'v1beta1.JSONSchemaDefinitions' }],
            ['externalDocs', ExternalDocumentation, 12],
            ['example', 'json', 12],
            ['nullable', 'bool', 8],
            ['x-kubernetes-preserve-unknown-fields', 'bool', 12],
            ['x-kubernetes-embedded-resource', 'bool', 8],
            ['x-kubernetes-int-or-string', 'bool', 8],
            ['x-kubernetes-list-map-keys', 'string', 9],
            ['x-kubernetes-list-type', 'string', 12],
            ['x-kubernetes-map-type', 'string', 12],
            ['x-kubernetes-validations', ValidationRule, 9, { go: 'v1beta1.ValidationRules', patch: 'merge', patchKey: 'rule', merge: 'map', keys: ['rule'] }],
        ];
    },
};
export const ValidationRule = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.ValidationRule',
    get fields() {
        return [
            ['rule', 'string', 0],
            ['message', 'string', 8],
            ['messageExpression', 'string', 8],
            ['reason', 'v1beta1.FieldValueErrorReason', 12],
            ['fieldPath', 'string', 8],
            ['optionalOldSelf', 'bool', 12],
        ];
    },
};
export const JSONSchemaPropsOrArray = { type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.JSONSchemaPropsOrArray', union: 'array', of: () => JSONSchemaProps };
export const JSONSchemaPropsOrBool = { type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.JSONSchemaPropsOrBool', union: 'bool', of: () => JSONSchemaProps };
export const JSONSchemaPropsOrStringArray = { type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.JSONSchemaPropsOrStringArray', union: 'strings', of: () => JSONSchemaProps };
export const ExternalDocumentation = {
    type: 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1.ExternalDocumentation',
    get fields() {
        return [
            ['description', 'string', 8],
            ['url', 'string', 8],
        ];
    },
};
