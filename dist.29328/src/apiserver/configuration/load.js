import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { TypeMeta } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { TypedKindBase } from '#apimachinery/runtime/kind_base';
import { Scheme } from '#apimachinery/runtime/scheme';
import { withYAML } from '#apimachinery/runtime/serializer/all/with_yaml';
import { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { withJSON } from '#apimachinery/runtime/serializer/serializer_info';
import { INLINE } from '#engine/schema/descriptor';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import { admissionConfigurationFields, podSecurityConfigurationFields, } from './admission_configuration.js';
import { authenticationConfigurationFields } from './authentication_configuration.js';
import { authorizationConfigurationFields, } from './authorization_configuration.js';
/** The group of configuration files of API servers. */
export const GROUP = 'apiserver.config.k8s.io';
/** That of the configuration of PodSecurity. */
const POD_SECURITY_GROUP = 'pod-security.admission.config.k8s.io';
/** The versions, which have the same fields. */
const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];
/** What is thrown for an object of another kind or version, or of none. */
const OTHERS = ['ERR_NOT_REGISTERED', 'ERR_MISSING_KIND', 'ERR_MISSING_VERSION'];
/** A configuration file can't be read as what it should be. */
export class ConfigurationFileError extends TypeError {
    code = 'ERR_CONFIGURATION_FILE';
    name = 'ConfigurationFileError';
}
/**
 * Reads an AuthenticationConfiguration of apiserver.config.k8s.io v1, v1beta1 or v1alpha1, YAML or JSON. Unknown fields
 * and duplicate keys are errors. Whether it makes sense, `validateAuthenticationConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadAuthenticationConfiguration(text) {
    if (text === '')
        throw new ConfigurationFileError('empty config data');
    return load(text, 'AuthenticationConfiguration', authenticationConfigurationFields);
}
/**
 * Reads an AuthorizationConfiguration of apiserver.config.k8s.io v1, v1beta1 or v1alpha1, and fills in what it leaves out.
 * Unknown fields and duplicate keys are errors. Whether it makes sense, `validateAuthorizationConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadAuthorizationConfiguration(text) {
    if (text === '')
        return {};
    const read = load(text, 'AuthorizationConfiguration', authorizationConfigurationFields);
    return withDefaults(read);
}
/**
 * Reads an AdmissionConfiguration of apiserver.config.k8s.io v1 or v1alpha1. Unknown fields and duplicate keys are errors.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadAdmissionConfiguration(text) {
    return load(text, 'AdmissionConfiguration', admissionConfigurationFields);
}
/**
 * Reads a PodSecurityConfiguration of pod-security.admission.config.k8s.io v1, v1beta1 or v1alpha1. Whether it makes sense,
 * `validatePodSecurityConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadPodSecurityConfiguration(text) {
    return load(text, 'PodSecurityConfiguration', podSecurityConfigurationFields, POD_SECURITY_GROUP);
}
function load(text, kind, fields, group = GROUP) {
    const scheme = new Scheme(group);
    const types = VERSIONS.map((version) => kindOf(group, version, kind, fields));
    for (const type of types)
        scheme.addKnownTypes(type, type);
    const decoder = new CodecFactory(scheme, { strict: true, serializers: [withJSON, withYAML] }).universalDeserializer();
    try {
        const { object } = decoder.decode(text);
        for (const type of types)
            if (object instanceof type)
                return object;
    }
    catch (error) {
        const isOther = OTHERS.some((code) => hasCode(error, code));
        const hint = isOther ? `: expected ${kind} of ${group}/${VERSIONS.join(', ')}` : '';
        throw new ConfigurationFileError(asError(error).message + hint, { cause: error });
    }
    throw new ConfigurationFileError(`expected ${kind}`);
}
function kindOf(group, version, kind, fields) {
    return class extends TypedKindBase {
        static protobuf = false;
        static get facts() {
            const apiVersion = `${group}/${version}`;
            return {
                group,
                version,
                apiVersion,
                kind,
                type: `k8s.io/apiserver/pkg/apis/apiserver/${version}.${kind}`,
            };
        }
        static get fields() {
            return [['', TypeMeta, INLINE], ...fields()];
        }
    };
}
function withDefaults({ authorizers = [], ...rest }) {
    return {
        ...rest,
        authorizers: authorizers.map((authorizer) => authorizer.webhook === undefined
            ? authorizer
            : { ...authorizer, webhook: withWebhookDefaults(authorizer.webhook) }),
    };
}
function withWebhookDefaults(webhook) {
    const { authorizedTTL, unauthorizedTTL } = webhook;
    return {
        ...webhook,
        authorizedTTL: orDefault(authorizedTTL, '5m0s'),
        cacheAuthorizedRequests: webhook.cacheAuthorizedRequests ?? true,
        unauthorizedTTL: orDefault(unauthorizedTTL, '30s'),
        cacheUnauthorizedRequests: webhook.cacheUnauthorizedRequests ?? true,
    };
}
function orDefault(duration, otherwise) {
    return duration === undefined || parseDuration(duration) === 0n ? otherwise : duration;
}
