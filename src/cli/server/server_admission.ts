/// <reference types="node" />
import { dirname, resolve } from 'node:path';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { getOwn } from '#engine/json/own_property';
import { asError } from '#engine/text/as_error';
import { parseLevel, parseVersion } from '../../admission/podsecurity/levels.ts';
import type { AdmissionPluginsOptions } from '../../apiserver/admission/plugins/all_ordered_plugins.ts';
import { eventRateLimit } from '../../apiserver/admission/plugins/event_rate_limit.ts';
import type { PodSecurityConfiguration } from '../../apiserver/admission/plugins/pod_security.ts';
import { podTolerationRestriction } from '../../apiserver/admission/plugins/pod_toleration_restriction.ts';
import { validatePodSecurityConfiguration } from '../../apiserver/configuration/admission_configuration.ts';
import {
  loadAdmissionConfiguration,
  loadEventRateLimitConfiguration,
  loadPodNodeSelectorConfiguration,
  loadPodSecurityConfiguration,
  loadPodTolerationRestrictionConfiguration,
} from '../../apiserver/configuration/load.ts';
import { OptionFile } from './option_file.ts';

/** What was said of admission plug-ins. */
export interface AdmissionArguments extends Pick<AdmissionPluginsOptions, 'disable' | 'enable'> {
  readonly configFile: string | undefined;
}

const OPTION = 'admission-control-config-file';

/**
 * The options that the configuration of a plug-in stands for, by the name of the plug-in. Making the plug-in says what is
 * wrong with them, while the file is still known.
 */
const READERS: Readonly<Record<string, (text: string) => AdmissionPluginsOptions>> = {
  EventRateLimit: (text) => {
    const configuration = loadEventRateLimitConfiguration(text);
    eventRateLimit(configuration);
    return { eventRateLimit: configuration };
  },
  PodNodeSelector: (text) => ({ podNodeSelector: loadPodNodeSelectorConfiguration(text) }),
  PodSecurity: (text) => ({ podSecurity: readPodSecurity(text) }),
  PodTolerationRestriction: (text) => {
    const configuration = loadPodTolerationRestrictionConfiguration(text);
    podTolerationRestriction(configuration);
    return { podTolerationRestriction: configuration };
  },
};

/** Reads the configurations of plug-ins. @throws {UsageError} when one is wrong, or not supported */
export function openAdmission({ configFile, ...flags }: AdmissionArguments): AdmissionPluginsOptions {
  if (configFile === undefined) return flags;
  const file = new OptionFile(OPTION, configFile);
  const { plugins = [] } = read(file, loadAdmissionConfiguration);
  let options: AdmissionPluginsOptions = flags;
  // As in kube-apiserver, the first of several counts.
  for (const { name, path, configuration } of [...plugins].reverse()) {
    const reader = getOwn(READERS, name);
    if (reader === undefined)
      throw file.fault(`${name} cannot be configured: only ${Object.keys(READERS).join(', ')} can`);
    if (configuration !== undefined)
      options = { ...options, ...parsed(file, () => reader(JSON.stringify(configuration))) };
    else if (path !== undefined && path !== '')
      options = { ...options, ...read(new OptionFile(OPTION, resolve(dirname(configFile), path)), reader) };
  }
  return options;
}

function readPodSecurity(text: string): PodSecurityConfiguration {
  const given = loadPodSecurityConfiguration(text);
  const failure = ErrorList.toAggregate(validatePodSecurityConfiguration(given));
  if (failure !== undefined) throw failure;
  const { defaults = {}, exemptions = {} } = given;
  const level = (mode: string): { [name: string]: unknown } => {
    const [named, version] = [parseLevel(defaults[mode] ?? ''), parseVersion(defaults[`${mode}-version`] ?? '')];
    return { ...(named && { [mode]: named }), ...(version && { [`${mode}-version`]: version }) };
  };
  return { defaults: { ...level('enforce'), ...level('audit'), ...level('warn') }, exemptions };
}

const read = <T>(file: OptionFile, load: (text: string) => T): T => parsed(file, () => load(file.text()));

function parsed<T>(file: OptionFile, load: () => T): T {
  try {
    return load();
  } catch (error) {
    throw file.fault(asError(error).message);
  }
}
