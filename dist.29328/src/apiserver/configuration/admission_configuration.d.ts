import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Field } from '#engine/schema/descriptor';
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
export declare function admissionConfigurationFields(): readonly Field[];
export declare function podSecurityConfigurationFields(): readonly Field[];
/** What is wrong with a configuration. Mirrors Go's `ValidatePodSecurityConfiguration`. */
export declare function validatePodSecurityConfiguration({ defaults, exemptions, }: PodSecurityConfigurationFile): ErrorList;
