import { RawExtension } from '#apimachinery/runtime/extension';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { duplicate, invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { type Field, LIST, OMITEMPTY, POINTER, type Struct } from '#engine/schema/descriptor';
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
