import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { type CallConversionWebhook } from '../../webhooks/conversion/webhook_converter.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { type ServerParts } from '../resources/serve_resource.ts';
/** The custom resources of one definition, as they are served. */
export interface ServedDefinition {
    readonly resources: readonly ServedResource[];
    /** The objects, in the storage version. */
    readonly store: RESTStorage;
}
/** Whether a definition is being deleted, and when what is served of it ends. */
interface DefinitionState {
    isTerminating(): boolean;
    readonly signal: AbortSignal;
}
/**
 * The custom resources of a definition with their subresources, in each served version. Each has a store of its own over
 * the same stored objects, so that objects are validated by the schema of the version of the request. Mirrors
 * `getOrCreateServingInfoFor` of Go's apiextensions-apiserver.
 * @param definition valid, with accepted names
 * @param call sends reviews to its conversion webhook
 */
export declare function serveCustomResource(parts: ServerParts, definition: CustomResourceDefinition, state: DefinitionState, call?: CallConversionWebhook): ServedDefinition;
export {};
