import { type CallWebhook } from '../../admission/index.ts';
import type { HostedAdmission } from './admission_control.ts';
/** What is set for the webhooks that a server stores. */
export interface StoredWebhooksOptions {
    /** Sends a review to a webhook: that of a `WebhookClient` of `kubetyped/webhooks/node`, say. */
    readonly call: CallWebhook;
}
/**
 * Admission by the webhooks of the MutatingWebhookConfigurations and ValidatingWebhookConfigurations that the server
 * stores. The server serves these Kinds then. A configuration counts from the first request after it is written;
 * with etcd, milliseconds later.
 *
 * ```ts
 * const webhooks = new WebhookClient();
 * const server = new APIServer({ scheme, admission: [storedPolicies(), storedWebhooks({ call: webhooks.call })] });
 * ```
 */
export declare function storedWebhooks(options: StoredWebhooksOptions): HostedAdmission;
/** The half of {@link storedWebhooks} that changes objects. */
export declare function mutatingAdmissionWebhook({ call }: StoredWebhooksOptions): HostedAdmission;
/** The half that refuses objects. */
export declare function validatingAdmissionWebhook({ call }: StoredWebhooksOptions): HostedAdmission;
