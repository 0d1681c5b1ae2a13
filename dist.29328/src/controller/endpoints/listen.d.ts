import type { ServingCertificates } from '../certificates/serving_certificates.ts';
import type { Endpoints } from '../manager.ts';
/** Where a manager listens. */
export interface EndpointsOptions {
    /** 0 for any that is free: see `onListening`. */
    readonly port: number;
    /** Default: all addresses, as kubelet and Prometheus come from outside. */
    readonly host?: string;
    /**
     * HTTPS, as webhooks must: with a certificate and key as PEM, or with certificates that are renewed while it listens,
     * those of `servingCertificates` of `kubetyped/controller/certificates`.
     */
    readonly tls?: {
        readonly cert: string | Uint8Array;
        readonly key: string | Uint8Array;
    } | {
        readonly certificates: ServingCertificates;
    };
    /** Called with the address when it listens. */
    readonly onListening?: (url: string) => void;
}
/**
 * Serves the metrics, health checks and handlers of a manager over HTTP.
 *
 * ```ts
 * new Manager({ client, controllers, endpoints: [listen({ port: 8080 })] });
 * ```
 */
export declare function listen({ port, host, tls, onListening }: EndpointsOptions): Endpoints;
