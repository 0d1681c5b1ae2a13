import { type AdmissionConfiguration, type PodSecurityConfigurationFile } from './admission_configuration.ts';
import { type AuthenticationConfiguration } from './authentication_configuration.ts';
import { type AuthorizationConfiguration } from './authorization_configuration.ts';
/** The group of configuration files of API servers. */
export declare const GROUP = "apiserver.config.k8s.io";
/** A configuration file can't be read as what it should be. */
export declare class ConfigurationFileError extends TypeError {
    readonly code = "ERR_CONFIGURATION_FILE";
    readonly name = "ConfigurationFileError";
}
/**
 * Reads an AuthenticationConfiguration of apiserver.config.k8s.io v1, v1beta1 or v1alpha1, YAML or JSON. Unknown fields
 * and duplicate keys are errors. Whether it makes sense, `validateAuthenticationConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export declare function loadAuthenticationConfiguration(text: string): AuthenticationConfiguration;
/**
 * Reads an AuthorizationConfiguration of apiserver.config.k8s.io v1, v1beta1 or v1alpha1, and fills in what it leaves out.
 * Unknown fields and duplicate keys are errors. Whether it makes sense, `validateAuthorizationConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export declare function loadAuthorizationConfiguration(text: string): AuthorizationConfiguration;
/**
 * Reads an AdmissionConfiguration of apiserver.config.k8s.io v1 or v1alpha1. Unknown fields and duplicate keys are errors.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export declare function loadAdmissionConfiguration(text: string): AdmissionConfiguration;
/**
 * Reads a PodSecurityConfiguration of pod-security.admission.config.k8s.io v1, v1beta1 or v1alpha1. Whether it makes sense,
 * `validatePodSecurityConfiguration` says.
 * @throws {ConfigurationFileError} when the text is no such configuration
 */
export declare function loadPodSecurityConfiguration(text: string): PodSecurityConfigurationFile;
