import { Toleration } from '#api/core/v1/zz_generated.structs';
import { RawExtension } from '#apimachinery/runtime/extension';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { duplicate, invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { type Field, LIST, MAP, OMITEMPTY, POINTER, type Struct } from '#engine/schema/descriptor';
import { INVALID_LEVEL, INVALID_VERSION, parseLevel, parseVersion } from '#src/admission/podsecurity/levels';

/** The configuration of plug-ins: `AdmissionConfiguration` of apiserver.config.k8s.io/v1. */
export interface AdmissionConfiguration {
  readonly plugins?: readonly AdmissionPluginConfiguration[];
}

/** The configuration of one plug-in: inline, or in a file. */
export interface AdmissionPluginConfiguration {
  readonly name: string;
  /** Relative to the file that names it. */
  readonly path?: string;
  readonly configuration?: unknown;
}

/** `PodSecurityConfiguration` of pod-security.admission.config.k8s.io/v1, as it is read. */
export interface PodSecurityConfigurationFile {
  readonly defaults?: Readonly<Record<string, string>>;
  readonly exemptions?: {
    readonly usernames?: readonly string[];
    readonly namespaces?: readonly string[];
    readonly runtimeClasses?: readonly string[];
  };
}

/** What is limited together: all, or what has the same namespace, user, or source and object. */
export type EventLimitType = 'Namespace' | 'Server' | 'SourceAndObject' | 'User';

/** How many events are taken: the fields of `Limit` of `eventratelimit.admission.k8s.io/v1alpha1`. */
export interface EventLimit {
  readonly type: EventLimitType;
  /** Events a second, once the burst is used up. */
  readonly qps: number;
  /** Events at once, after a pause. */
  readonly burst: number;
  /** How many namespaces, users or sources are remembered; one that is forgotten begins anew. Default 4096. */
  readonly cacheSize?: number;
}

/** `Configuration` of eventratelimit.admission.k8s.io/v1alpha1, as it is read. */
export interface EventRateLimitConfigurationFile {
  readonly limits: readonly EventLimit[];
}

/**
 * How PodNodeSelector is configured: by namespace, the only labels that its Pods may select nodes by, and as
 * `clusterDefaultNodeSelector` what Pods of namespaces without annotation select. Labels are written as `a=1,b=2`.
 */
export type PodNodeSelectorConfiguration = Readonly<Record<string, string>>;

/**
 * How PodTolerationRestriction is configured: for namespaces without annotations. The fields of `Configuration` of
 * `podtolerationrestriction.admission.k8s.io/v1alpha1`.
 */
export interface PodTolerationRestrictionConfiguration {
  /** What new Pods tolerate besides. */
  readonly default?: readonly Toleration[];
  /** All that Pods may tolerate; anything when empty. */
  readonly whitelist?: readonly Toleration[];
}

const AdmissionPluginConfiguration: Struct<AdmissionPluginConfiguration> = {
  type: 'k8s.io/apiserver/pkg/apis/apiserver/v1.AdmissionPluginConfiguration',
  get fields(): readonly Field[] {
    return [
      ['name', 'string', 0],
      ['path', 'string', 0],
      ['configuration', RawExtension, POINTER | OMITEMPTY],
    ];
  },
};

export function admissionConfigurationFields(): readonly Field[] {
  return [['plugins', AdmissionPluginConfiguration, LIST]];
}

const MODES = ['enforce', 'warn', 'audit'] as const;
const PACKAGE = 'k8s.io/pod-security-admission/admission/api/v1.';

const PodSecurityDefaults: Struct<object> = {
  type: `${PACKAGE}PodSecurityDefaults`,
  get fields(): readonly Field[] {
    return MODES.flatMap((mode): Field[] => [
      [mode, 'string', OMITEMPTY],
      [`${mode}-version`, 'string', OMITEMPTY],
    ]);
  },
};

const PodSecurityExemptions: Struct<object> = {
  type: `${PACKAGE}PodSecurityExemptions`,
  get fields(): readonly Field[] {
    return [
      ['usernames', 'string', LIST | OMITEMPTY],
      ['namespaces', 'string', LIST | OMITEMPTY],
      ['runtimeClasses', 'string', LIST | OMITEMPTY],
    ];
  },
};

export function podSecurityConfigurationFields(): readonly Field[] {
  return [
    ['defaults', PodSecurityDefaults, 0],
    ['exemptions', PodSecurityExemptions, 0],
  ];
}

export function podTolerationRestrictionConfigurationFields(): readonly Field[] {
  return [
    ['default', Toleration, LIST | OMITEMPTY],
    ['whitelist', Toleration, LIST | OMITEMPTY],
  ];
}

const Limit: Struct<EventLimit> = {
  type: 'k8s.io/kubernetes/plugin/pkg/admission/eventratelimit/apis/eventratelimit/v1alpha1.Limit',
  fields: [
    ['type', 'v1alpha1.LimitType', 0],
    ['qps', 'int32', 0],
    ['burst', 'int32', 0],
    ['cacheSize', 'int32', OMITEMPTY],
  ],
};

export function eventRateLimitConfigurationFields(): readonly Field[] {
  return [['limits', Limit, LIST]];
}

/** The configuration of PodNodeSelector, which has no kind. */
export interface PodNodeSelectorFile {
  readonly podNodeSelectorPluginConfig?: Readonly<Record<string, string>>;
}

export const PodNodeSelectorFile: Struct<PodNodeSelectorFile> = {
  type: 'k8s.io/kubernetes/plugin/pkg/admission/podnodeselector.pluginConfig',
  fields: [['podNodeSelectorPluginConfig', 'string', MAP]],
};

/** What is wrong with a configuration. Mirrors Go's `ValidatePodSecurityConfiguration`. */
export function validatePodSecurityConfiguration({
  defaults = {},
  exemptions = {},
}: PodSecurityConfigurationFile): ErrorList {
  const errors: ErrorList = [];
  for (const mode of MODES) {
    const [level, version] = [defaults[mode], defaults[`${mode}-version`]];
    const path = newPath('defaults');
    if (level && parseLevel(level) === undefined) errors.push(invalid(path.child(mode), level, INVALID_LEVEL));
    if (version && parseVersion(version) === undefined)
      errors.push(invalid(path.child(`${mode}-version`), version, INVALID_VERSION));
  }
  const each = (name: keyof typeof exemptions, faultsOf: (value: string) => string[]): void => {
    const seen = new Set<string>();
    for (const [index, value] of (exemptions[name] ?? []).entries()) {
      const path = newPath('exemptions', name).index(index);
      const faults = faultsOf(value);
      if (faults.length > 0) errors.push(invalid(path, value, faults.join(', ')));
      else if (seen.has(value)) errors.push(duplicate(path, value));
      else seen.add(value);
    }
  };
  each('namespaces', isDNS1123Label);
  each('runtimeClasses', isDNS1123Subdomain);
  each('usernames', (value) => (value === '' ? ['username must not be empty'] : []));
  return errors;
}
