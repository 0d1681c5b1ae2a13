import type { AdmissionPlugin, CallWebhook, HostedAdmission } from '../plugin.ts';
import { type PodSecurityConfiguration } from './pod_security.ts';
/** Which plug-ins of kube-apiserver act, and what they need. */
export interface AdmissionPluginsOptions {
    /** Those that act beside the ones that kube-apiserver has by default: `--enable-admission-plugins`. */
    readonly enable?: readonly string[];
    /** Those that do not act, though kube-apiserver has them by default: `--disable-admission-plugins`. */
    readonly disable?: readonly string[];
    /** The defaults and exemptions of PodSecurity: all may do everything where the labels of a namespace say nothing. */
    readonly podSecurity?: PodSecurityConfiguration;
    /** Whether the status of ResourceQuotas is kept, as kube-controller-manager does. No: that program does. Yes unless given. */
    readonly quotaController?: boolean;
    /**
     * Whether volumes, claims and classes that are deleted go when nothing uses them, as kube-controller-manager sees to it. No:
     * that program does. Yes unless given.
     */
    readonly storageProtectionController?: boolean;
    /** Sends a review to a webhook: that of a `WebhookClient`, say. Without it no webhooks are called. */
    readonly callWebhook?: CallWebhook;
    /** Plug-ins of one's own. They are asked after those of kube-apiserver, but before policies, webhooks and quotas. */
    readonly own?: readonly (AdmissionPlugin | HostedAdmission)[];
}
/** The admission of a server as a whole: what `new APIServer({ admission })` takes. */
export interface AdmissionPlugins {
    /** In the order in which they are asked. */
    readonly plugins: readonly (AdmissionPlugin | HostedAdmission)[];
    /** Those that kube-apiserver would have here, and this server lacks. */
    readonly missing: readonly string[];
}
/**
 * The plug-ins of kube-apiserver, in its order: those that it has by default, and others by name.
 *
 * ```ts
 * const admission = admissionPlugins({ disable: ['ServiceAccount'] });
 * const server = new APIServer({ scheme, namespaces: true, admission });
 * ```
 *
 * @throws {Aggregate} in the words of kube-apiserver, for names that it does not know or that are enabled and disabled;
 * in words of its own for plug-ins that this server does not have
 */
export declare function admissionPlugins(options?: AdmissionPluginsOptions): AdmissionPlugins;
