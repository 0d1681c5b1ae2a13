import { type Clock } from '#apimachinery/util/wait/clock';
import type { Client } from '../../client/client.ts';
import type { CertificateAndKey } from '../../client/util/cert/index.ts';
import { type Logger } from '../logger.ts';
import type { Access } from '../rbac/access.ts';
import { type CABundles } from './ca_bundles.ts';
import { type SecretName } from './certificate_secret.ts';
/** What a server shows, and by what it is trusted. */
export interface ServingCertificate extends CertificateAndKey {
    /** The authorities to trust, as PEM. */
    readonly ca: string;
}
/** Certificates that are renewed while a server runs. */
export interface ServingCertificates {
    /**
     * Begins to keep them.
     * @param serve is given the first certificate before this returns, and every later one
     * @throws what keeps it from having a first one
     */
    start(serve: (certificate: ServingCertificate) => void): Promise<{
        close(): Promise<void>;
    }>;
}
/** Certificates that are kept in a Secret. */
export interface KeptCertificates extends ServingCertificates {
    /** What keeping them takes, for `policyRules`: the Secret is in its namespace, the others are in none. */
    readonly access: readonly Access[];
}
/** What {@link servingCertificates} takes. Times are in milliseconds. */
export interface ServingCertificatesOptions {
    readonly client: Client;
    /** Where it is kept for all replicas; it is made if it isn't there. */
    readonly secret: SecretName;
    /** DNS names and IP addresses of the server. API servers look for `NAME.NAMESPACE.svc` of its Service. */
    readonly hosts: readonly string[];
    /** Who is to trust it. */
    readonly caBundles?: CABundles;
    /** Of a certificate. Default: a year. Its authority counts ten times as long. */
    readonly validity?: number;
    /** How long before its end a certificate is renewed. Default: a third of its validity. */
    readonly renewBefore?: number;
    readonly logger?: Logger;
    readonly clock?: Clock;
    /** The time of day, in milliseconds since 1970. Default: that of the system. */
    readonly now?: () => number;
}
/**
 * Certificates of webhooks and API servers without cert-manager: kept in a Secret, renewed in time, and published to those who
 * are to trust them by their `caBundle`. Every replica runs it, leader or not.
 *
 * ```ts
 * const certificates = servingCertificates({
 *   client,
 *   secret: { namespace: 'shop', name: 'webhook-tls' },
 *   hosts: ['webhook.shop.svc'],
 *   caBundles: { validatingWebhookConfigurations: ['shop'] },
 * });
 * new Manager({ client, controllers, handlers, endpoints: [listen({ port: 9443, tls: { certificates } })] });
 * ```
 *
 * Mirrors `rotator.CertRotator` of open-policy-agent/cert-controller.
 * @throws RangeError for options that make no sense
 */
export declare function servingCertificates(options: ServingCertificatesOptions): KeptCertificates;
