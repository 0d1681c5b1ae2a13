import type { ServiceReference, WebhookClientConfig } from '#api/admissionregistration/v1/zz_generated.structs';
import type { TLSOptions } from '../../client/transport/node/options.ts';
/** How webhooks are reached. */
export interface WebhookClientOptions {
    /**
     * Where a Service listens: `https://10.0.0.7:9443`. Its certificate must be for `<name>.<namespace>.svc` all the same.
     * `https://<name>.<namespace>.svc:<port>` unless given.
     */
    resolveService?(service: ServiceReference & {
        readonly port: number;
    }): string | Promise<string>;
    /** How the client shows who it is. */
    readonly tls?: Pick<TLSOptions, 'cert' | 'key'>;
    /** A longer answer is refused, in bytes. 16 MiB unless given. */
    readonly maxAnswerSize?: number;
}
/** A review to send, of admission or of conversion. */
export interface WebhookReview {
    readonly clientConfig: WebhookClientConfig;
    /** The name of the webhook. */
    readonly name: string;
    readonly review: object;
    /** Sent to the webhook, in its query. */
    readonly timeoutSeconds?: number;
    readonly signal: AbortSignal;
}
/**
 * Sends reviews to webhooks by HTTPS, as API servers do: by `url` or `service`, with certificates checked by `caBundle`.
 * Connections are kept, for 30 webhooks at most. Its `call` is what `storedWebhooks`, `mutatingWebhooks`,
 * `validatingWebhooks` and `CustomResourceConverter` take. Mirrors Go's `webhook.ClientManager`.
 *
 * Differs from Go: no redirect is followed, as a webhook could have the server ask others in its place (CVE-2020-8561),
 * answers are limited in size, and none in Protobuf is read.
 */
export declare class WebhookClient {
    #private;
    constructor(options?: WebhookClientOptions);
    /** Sends a review. @returns the answer, parsed @throws Error when there is none, StatusError for another status than 200 */
    readonly call: ({ clientConfig, name, review, timeoutSeconds, signal }: WebhookReview) => Promise<unknown>;
    /** Ends all connections. */
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
