import type { MutatingWebhookConfiguration, ValidatingWebhookConfiguration } from '#api/admissionregistration/v1/zz_generated.types';
import type { PolicyWorld } from '../policy/policy_objects.ts';
import type { AdmissionPlugin } from '../request/plugin.ts';
import { type CallWebhook } from './webhook_call.ts';
/** What is set for webhooks. */
export interface WebhooksOptions<C> extends Pick<PolicyWorld, 'authorize' | 'findNamespace'> {
    /** Asked for each request. */
    configurations(): Iterable<C> | Promise<Iterable<C>>;
    /** Sends a review to a webhook. */
    readonly call: CallWebhook;
}
/**
 * Admission by webhooks that look at objects, all at once, as kube-apiserver asks them. Mirrors Go's
 * `validating.NewValidatingAdmissionWebhook`.
 */
export declare function validatingWebhooks(options: WebhooksOptions<ValidatingWebhookConfiguration>): AdmissionPlugin;
/**
 * Admission by webhooks that change objects, one after the other, as kube-apiserver asks them: those with
 * `reinvocationPolicy: IfNeeded` again when others changed the object after them. Mirrors Go's
 * `mutating.NewMutatingWebhook`.
 */
export declare function mutatingWebhooks(options: WebhooksOptions<MutatingWebhookConfiguration>): AdmissionPlugin;
