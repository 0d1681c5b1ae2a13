import { type Level, type Version } from '#src/admission/podsecurity/levels';
import { type HostedAdmission } from '../plugin.ts';
/** How PodSecurity is configured: the fields of `PodSecurityConfiguration` of `pod-security.admission.config.k8s.io/v1`. */
export interface PodSecurityConfiguration {
    /** What namespaces without labels are held to: `privileged` and `latest` unless given. */
    readonly defaults?: {
        readonly enforce?: Level;
        readonly 'enforce-version'?: Version;
        readonly audit?: Level;
        readonly 'audit-version'?: Version;
        readonly warn?: Level;
        readonly 'warn-version'?: Version;
    };
    /** What is not looked at. */
    readonly exemptions?: {
        readonly usernames?: readonly string[];
        readonly namespaces?: readonly string[];
        readonly runtimeClasses?: readonly string[];
    };
}
/** Holds Pods to the levels of PodSecurity that the labels of their namespaces name. */
export declare function podSecurity(configuration?: PodSecurityConfiguration): HostedAdmission;
