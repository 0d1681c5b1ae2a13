import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { TypeMeta } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { type KindBase, TypedKindBase } from '#apimachinery/runtime/kind_base';
import type { KindClass, KindFacts } from '#apimachinery/runtime/kind_class';
import { Scheme } from '#apimachinery/runtime/scheme';
import { withYAML } from '#apimachinery/runtime/serializer/all/with_yaml';
import { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { withJSON } from '#apimachinery/runtime/serializer/serializer_info';
import { type Field, INLINE } from '#engine/schema/descriptor';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import { inKnownFields, verify } from '#engine/verbs/verify';
import { parseYAML } from '#engine/yaml/index';
import {
  type AdmissionConfiguration,
  admissionConfigurationFields,
  type EventRateLimitConfigurationFile,
  eventRateLimitConfigurationFields,
  type PodNodeSelectorConfiguration,
  PodNodeSelectorFile,
  type PodSecurityConfigurationFile,
  type PodTolerationRestrictionConfiguration,
  podSecurityConfigurationFields,
  podTolerationRestrictionConfigurationFields,
} from './admission_configuration.ts';
import { type AuthenticationConfiguration, authenticationConfigurationFields } from './authentication_configuration.ts';
import {
  type AuthorizationConfiguration,
  authorizationConfigurationFields,
  type WebhookConfiguration,
} from './authorization_configuration.ts';

/** The group of configuration files of API servers. */
export const GROUP = 'apiserver.config.k8s.io';

/** That of the configuration of PodSecurity. */
const POD_SECURITY_GROUP = 'pod-security.admission.config.k8s.io';

const EVENT_RATE_LIMIT_GROUP = 'eventratelimit.admission.k8s.io';
const POD_TOLERATION_RESTRICTION_GROUP = 'podtolerationrestriction.admission.k8s.io';

/** The versions, which have the same fields. */
const VERSIONS: readonly string[] = ['v1', 'v1beta1', 'v1alpha1'];

/** What is thrown for an object of another kind or version, or of none. */
const OTHERS = ['ERR_NOT_REGISTERED', 'ERR_MISSING_KIND', 'ERR_MISSING_VERSION'];

const isOther = (error: unknown): boolean => OTHERS.some((code) => hasCode(error, code));

/** A configuration file can't be read as what it should be. */
export class ConfigurationFileError extends TypeError {
  readonly code = 'ERR_CONFIGURATION_FILE';
  override readonly name = 'ConfigurationFileError';
}

/**
 * Reads an AuthenticationConfiguration of apiserver.config.k8s.io v1, v1beta1 or v1alpha1, YAML or JSON. Unknown fields
 * and duplicate keys are errors. Whether it makes sense, `validateAuthenticationConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadAuthenticationConfiguration(text: string): AuthenticationConfiguration {
  if (text === '') throw new ConfigurationFileError('empty config data');
  return load(text, 'AuthenticationConfiguration', authenticationConfigurationFields);
}

/**
 * Reads an AuthorizationConfiguration of apiserver.config.k8s.io v1, v1beta1 or v1alpha1, and fills in what it leaves out.
 * Unknown fields and duplicate keys are errors. Whether it makes sense, `validateAuthorizationConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadAuthorizationConfiguration(text: string): AuthorizationConfiguration {
  if (text === '') return {};
  const read = load(text, 'AuthorizationConfiguration', authorizationConfigurationFields);
  return withDefaults(read);
}

/**
 * Reads an AdmissionConfiguration of apiserver.config.k8s.io v1 or v1alpha1. Unknown fields and duplicate keys are errors.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadAdmissionConfiguration(text: string): AdmissionConfiguration {
  try {
    return load(text, 'AdmissionConfiguration', admissionConfigurationFields);
  } catch (error) {
    // As in Go, the file may be that of PodNodeSelector alone, which has no kind.
    if (!(error instanceof ConfigurationFileError && isOther(error.cause))) throw error;
    const configuration = parseYAML(text);
    if (!isPodNodeSelectorFile(configuration) || !('podNodeSelectorPluginConfig' in configuration)) throw error;
    return { plugins: [{ name: 'PodNodeSelector', configuration }] };
  }
}

/**
 * Reads a PodSecurityConfiguration of pod-security.admission.config.k8s.io v1, v1beta1 or v1alpha1. Whether it makes sense,
 * `validatePodSecurityConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadPodSecurityConfiguration(text: string): PodSecurityConfigurationFile {
  return load(text, 'PodSecurityConfiguration', podSecurityConfigurationFields, POD_SECURITY_GROUP);
}

/**
 * Reads a Configuration of podtolerationrestriction.admission.k8s.io/v1alpha1. Whether it makes sense,
 * `podTolerationRestriction` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadPodTolerationRestrictionConfiguration(text: string): PodTolerationRestrictionConfiguration {
  const fields = podTolerationRestrictionConfigurationFields;
  return load(text, 'Configuration', fields, POD_TOLERATION_RESTRICTION_GROUP, ['v1alpha1']);
}

/**
 * Reads a Configuration of eventratelimit.admission.k8s.io/v1alpha1. Whether it makes sense, `eventRateLimit` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadEventRateLimitConfiguration(text: string): EventRateLimitConfigurationFile {
  return load(text, 'Configuration', eventRateLimitConfigurationFields, EVENT_RATE_LIMIT_GROUP, ['v1alpha1']);
}

/**
 * Reads the configuration of PodNodeSelector: `podNodeSelectorPluginConfig`, without a kind.
 * Differs from Go, which ignores what it cannot read.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export function loadPodNodeSelectorConfiguration(text: string): PodNodeSelectorConfiguration {
  let value: unknown;
  try {
    value = parseYAML(text);
  } catch (error) {
    throw new ConfigurationFileError(asError(error).message, { cause: error });
  }
  const { value: known, faults } = verify(PodNodeSelectorFile, inKnownFields(PodNodeSelectorFile, value));
  const [fault] = faults;
  if (fault !== undefined) throw new ConfigurationFileError(fault.text);
  const found = isPodNodeSelectorFile(known) ? known.podNodeSelectorPluginConfig : undefined;
  if (found === undefined) throw new ConfigurationFileError('expected podNodeSelectorPluginConfig');
  return found;
}

/** Whether what was verified is one: null is none. */
const isPodNodeSelectorFile = (value: unknown): value is PodNodeSelectorFile =>
  typeof value === 'object' && value !== null;

function load<T extends object>(
  text: string,
  kind: string,
  fields: () => readonly Field[],
  group: string = GROUP,
  versions: readonly string[] = VERSIONS,
): T & KindBase {
  const scheme = new Scheme(group);
  const types = versions.map((version) => kindOf<T>(group, version, kind, fields));
  for (const type of types) scheme.addKnownTypes(type, type);
  const decoder = new CodecFactory(scheme, { strict: true, serializers: [withJSON, withYAML] }).universalDeserializer();
  try {
    const { object } = decoder.decode(text);
    for (const type of types) if (object instanceof type) return object;
  } catch (error) {
    const hint = isOther(error) ? `: expected ${kind} of ${group}/${versions.join(', ')}` : '';
    throw new ConfigurationFileError(asError(error).message + hint, { cause: error });
  }
  throw new ConfigurationFileError(`expected ${kind}`);
}

function kindOf<T extends object>(
  group: string,
  version: string,
  kind: string,
  fields: () => readonly Field[],
): KindClass<T> {
  return class extends TypedKindBase<T> {
    declare static readonly group: string;
    declare static readonly version: string;
    declare static readonly apiVersion: string;
    declare static readonly kind: string;
    declare static readonly type: string;
    static readonly protobuf = false;

    protected static get facts(): KindFacts {
      const apiVersion = `${group}/${version}`;
      return {
        group,
        version,
        apiVersion,
        kind,
        type: `k8s.io/apiserver/pkg/apis/apiserver/${version}.${kind}`,
      };
    }

    static get fields(): readonly Field[] {
      return [['', TypeMeta, INLINE], ...fields()];
    }
  };
}

function withDefaults({ authorizers = [], ...rest }: AuthorizationConfiguration): AuthorizationConfiguration {
  return {
    ...rest,
    authorizers: authorizers.map((authorizer) =>
      authorizer.webhook === undefined
        ? authorizer
        : { ...authorizer, webhook: withWebhookDefaults(authorizer.webhook) },
    ),
  };
}

function withWebhookDefaults(webhook: GivenWebhook): WebhookConfiguration {
  const { authorizedTTL, unauthorizedTTL } = webhook;
  return {
    ...webhook,
    authorizedTTL: orDefault(authorizedTTL, '5m0s'),
    cacheAuthorizedRequests: webhook.cacheAuthorizedRequests ?? true,
    unauthorizedTTL: orDefault(unauthorizedTTL, '30s'),
    cacheUnauthorizedRequests: webhook.cacheUnauthorizedRequests ?? true,
  };
}

/** As files have it. */
type GivenWebhook = Omit<WebhookConfiguration, 'cacheAuthorizedRequests' | 'cacheUnauthorizedRequests'> &
  Partial<WebhookConfiguration>;

function orDefault(duration: string | undefined, otherwise: string): string {
  return duration === undefined || parseDuration(duration) === 0n ? otherwise : duration;
}
