import type { AdmissionPluginsOptions } from '../../apiserver/admission/plugins/all_ordered_plugins.ts';
/** What was said of admission plug-ins. */
export interface AdmissionArguments extends Pick<AdmissionPluginsOptions, 'disable' | 'enable'> {
    readonly configFile: string | undefined;
}
/** Reads the configurations of plug-ins. @throws {UsageError} when one is wrong, or not supported */
export declare function openAdmission({ configFile, ...flags }: AdmissionArguments): AdmissionPluginsOptions;
