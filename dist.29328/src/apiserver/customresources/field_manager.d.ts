import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import type { CustomResource } from '../../apiextensions/index.ts';
import { type ServedFieldManager } from '../endpoints/served_resource.ts';
import type { CustomKind } from './kind_classes.ts';
import type { WebhookConversion } from './webhook_conversion.ts';
/**
 * Server-side apply for the custom resources of a version.
 * @param kinds of all versions, by their names
 * @param conversion undefined: other versions have another apiVersion, and nothing else
 */
export declare function customFieldManager(types: TypeConverter, resource: CustomResource, kinds: ReadonlyMap<string, CustomKind>, subresource: string, conversion: WebhookConversion | undefined): ServedFieldManager;
