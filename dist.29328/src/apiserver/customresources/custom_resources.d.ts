import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { CallConversionWebhook } from '../../webhooks/conversion/webhook_converter.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
/** How custom resources are served. */
export interface CustomResourcesSetup {
    readonly parts: ServerParts;
    /** Sends reviews to conversion webhooks; undefined: none is asked. */
    readonly callConversionWebhook: CallConversionWebhook | undefined;
}
/**
 * Serves the custom resources of the definitions that are stored, as they come, change and go, and keeps the conditions
 * of these: what the naming, establishing and finalizing controllers of Go's apiextensions-apiserver do, and its handler.
 */
export declare class CustomResources implements Controller {
    #private;
    constructor(server: ServerContext, setup: CustomResourcesSetup);
    /** How the definitions themselves are served. */
    get options(): ResourceOptions<CustomResourceDefinition>;
    /** Keeps the conditions of the definitions, and deletes the objects of those that go, until the term is over. */
    lead(term: Term): void;
    /** Resolves when the definitions that are stored are served; those to come are followed from then on. */
    start(): Promise<void>;
}
