/// <reference types="node" />
import { dirname, resolve } from 'node:path';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { asError } from '#engine/text/as_error';
import { parseLevel, parseVersion } from '../../admission/podsecurity/levels.ts';
import type { AdmissionPluginsOptions } from '../../apiserver/admission/plugins/all_ordered_plugins.ts';
import { validatePodSecurityConfiguration } from '../../apiserver/configuration/admission_configuration.ts';
import { loadAdmissionConfiguration, loadPodSecurityConfiguration } from '../../apiserver/configuration/load.ts';
import { OptionFile } from './option_file.ts';

/** What was said of admission plug-ins. */
export interface AdmissionArguments extends Pick<AdmissionPluginsOptions, 'disable' | 'enable'> {
  readonly configFile: string | undefined;
}

const OPTION = 'admission-control-config-file';

/** Reads the configurations of plug-ins. @throws {UsageError} when one is wrong, or not supported */
export function openAdmission({ configFile, ...flags }: AdmissionArguments): AdmissionPluginsOptions {
  if (configFile === undefined) return flags;
  const file = new OptionFile(OPTION, configFile);
  const { plugins = [] } = read(file, loadAdmissionConfiguration);
  const unsupported = plugins.find(({ name }) => name !== 'PodSecurity');
  if (unsupported !== undefined) throw file.fault(`${unsupported.name} cannot be configured: only PodSecurity can`);
  const [plugin] = plugins;
  if (plugin === undefined) return flags;
  const { path, configuration } = plugin;
  const own = path === undefined || path === '' ? file : new OptionFile(OPTION, resolve(dirname(configFile), path));
  const given =
    configuration !== undefined
      ? parsed(file, () => loadPodSecurityConfiguration(JSON.stringify(configuration)))
      : read(own, loadPodSecurityConfiguration);
  const failure = ErrorList.toAggregate(validatePodSecurityConfiguration(given));
  if (failure !== undefined) throw own.fault(failure.message);
  const { defaults = {}, exemptions = {} } = given;
  const level = (mode: string): { [name: string]: unknown } => {
    const [named, version] = [parseLevel(defaults[mode] ?? ''), parseVersion(defaults[`${mode}-version`] ?? '')];
    return { ...(named && { [mode]: named }), ...(version && { [`${mode}-version`]: version }) };
  };
  return {
    ...flags,
    podSecurity: { defaults: { ...level('enforce'), ...level('audit'), ...level('warn') }, exemptions },
  };
}

const read = <T>(file: OptionFile, load: (text: string) => T): T => parsed(file, () => load(file.text()));

function parsed<T>(file: OptionFile, load: () => T): T {
  try {
    return load();
  } catch (error) {
    throw file.fault(asError(error).message);
  }
}
