import type { CustomResource } from '../../apiextensions/index.ts';
import type { CustomResourceConverter } from '../../webhooks/conversion/webhook_converter.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectConversion } from '../storage/object_conversion.ts';
import type { CustomKind } from './kind_classes.ts';
/** The versions of a definition whose strategy is `Webhook`. */
export declare class WebhookConversion {
    #private;
    /** @param versions by their names, as `kinds` */
    constructor(converter: CustomResourceConverter, versions: ReadonlyMap<string, CustomResource>, kinds: ReadonlyMap<string, CustomKind>);
    /**
     * Objects in another version, as the schema of that version wants them, without defaults. Mirrors Go's
     * `schemaCoercingConverter`.
     * @returns what is of that version as it was, all else anew
     * @throws Error with Go's text, when the webhook can't be asked or answers with something else
     */
    convertAll(objects: readonly APIObject[], version: string): Promise<readonly APIObject[]>;
    /** One of them. */
    convert(object: APIObject, version: string): Promise<APIObject>;
    /** An object as the webhook gives it, for the managers of fields. */
    convertAsIs(object: object, version: string): Promise<APIObject>;
    /** Between the storage and who works with a version. */
    forStorage(version: string, storageVersion: string): ObjectConversion<APIObject>;
}
