import { type WebhookHandler, type WebhookOptions } from '../review/serve_review.ts';
/** What a conversion webhook does. */
export interface ConversionWebhookOptions extends WebhookOptions {
    /** The group of the custom resources: `example.com`. */
    readonly group: string;
    /**
     * What makes an object of one version one of another: `{ 'v1 -> v2': up, 'v2 -> v1': down }`. Where there is no direct
     * way, the shortest one over other versions is taken. `apiVersion` is set, and all metadata but labels and annotations
     * stay as they are, whatever a function does.
     */
    readonly conversions: Readonly<Record<string, Convert>>;
}
/**
 * A conversion webhook as a plain request handler. API servers refuse answers that have other objects, in another order,
 * or with other metadata than they asked about: this one never gives such. A function that throws fails the whole request
 * with its message and the name of the object.
 *
 * ```ts
 * const convert = conversionWebhook({
 *   group: 'example.com',
 *   conversions: {
 *     'v1 -> v2': ({ spec, ...rest }) => ({ ...rest, spec: toV2(spec as SpecV1) }),
 *     'v2 -> v1': ({ spec, ...rest }) => ({ ...rest, spec: toV1(spec as SpecV2) }),
 *   },
 * });
 * ```
 *
 * @throws TypeError for a key that names no two versions
 */
export declare function conversionWebhook(options: ConversionWebhookOptions): WebhookHandler;
/** Makes an object of one version one of another; may change what it is given. */
export type Convert = (object: Record<string, unknown>, versions: {
    readonly from: string;
    readonly to: string;
}) => Promise<object> | object;
