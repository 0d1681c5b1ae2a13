import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Client } from '../../client/client.ts';
import type { SharedInformerFactory } from '../../client/informers/shared_informer_factory.ts';
/** Objects by their names, whose `caBundle` is kept: wherever they lead to one of the hosts of the certificate. */
export interface CABundles {
    readonly mutatingWebhookConfigurations?: readonly string[];
    readonly validatingWebhookConfigurations?: readonly string[];
    /** Definitions with a conversion webhook: `birds.zoo.example.com`. */
    readonly customResourceDefinitions?: readonly string[];
    /** `v1alpha1.zoo.example.com` */
    readonly apiServices?: readonly string[];
}
/** An object whose `caBundle` is kept. */
export interface BundleTarget {
    /** `APIService v1alpha1.zoo.example.com` */
    readonly name: string;
    /** Calls when it comes, and when it changes. */
    readonly kind: KindClass;
    watch(informers: SharedInformerFactory, changed: () => void): void;
    /**
     * Sets `caBundle` where it is another one.
     * @param caBundle base64
     * @returns whether something was changed
     * @throws Error when it leads to none of the hosts, StatusError
     */
    publish(client: Client, hosts: readonly string[], caBundle: string, signal: AbortSignal): Promise<boolean>;
}
export declare function bundleTargets(bundles: CABundles): BundleTarget[];
