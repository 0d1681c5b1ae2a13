import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
/** A review on its way to the conversion webhook of a definition. */
export interface ConversionCall {
    /** Where the definition says that the webhook is. */
    readonly clientConfig: NonNullable<NonNullable<NonNullable<CustomResourceDefinition['spec']['conversion']>['webhook']>['clientConfig']>;
    /** `conversion_webhook_for_` with the name of the definition. */
    readonly name: string;
    /** The ConversionReview. */
    readonly review: object;
    /** Aborts after 30 seconds. */
    readonly signal: AbortSignal;
}
/** Sends a review to a conversion webhook. @returns its answer, parsed @throws when there is none */
export type CallConversionWebhook = (call: ConversionCall) => Promise<unknown>;
type Content = Readonly<Record<string, unknown>>;
/**
 * Converts custom resources as API servers do, by the strategy of their definition: `None` gives them another apiVersion,
 * `Webhook` asks the webhook, about all items of a list at once, and takes nothing from it that API servers don't.
 * Mirrors Go's `conversion.CRConverterFactory`.
 *
 * ```ts
 * const converter = new CustomResourceConverter(definition, call);
 * const converted = await converter.convert(object, 'v2');
 * ```
 */
export declare class CustomResourceConverter {
    #private;
    /** @param call needed for the strategy `Webhook` only */
    constructor(definition: CustomResourceDefinition, call: CallConversionWebhook);
    /**
     * An object, or a list with its `items`, in another version. What it is given stays as it is.
     * @param version a name of the definition: `v2`
     * @throws Error with Go's text, when the webhook can't be asked, or answers with something else
     */
    convert(object: Content, version: string): Promise<Content>;
}
export {};
