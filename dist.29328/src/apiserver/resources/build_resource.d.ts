import type { KindClass } from '#apimachinery/runtime/kind_class';
import { Scheme } from '#apimachinery/runtime/scheme';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import type { Codecs } from '#engine/protobuf/codec';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ResourceOptions } from './resource_options.ts';
import { type ServerParts } from './serve_resource.ts';
/** A Kind can't be served: it says not what is needed for that. */
export declare class ResourceError extends TypeError {
    readonly code = "ERR_SERVED_RESOURCE";
    constructor(message: string);
}
/** The resources under which a Kind is served: itself and its subresources, in each of its versions. */
export declare function buildResources(parts: ServerParts, kind: KindClass, options: ResourceOptions): ServedResource[];
/** The formats of the objects of a server. Adds to the Scheme what every API has: Status, Table, the options of requests. */
export declare function codecsOf(scheme: Scheme, codecs: Codecs): CodecFactory;
/** The formats of the options of requests. */
export declare function codecsOfOptions(): CodecFactory;
