import type { NegotiatedSerializer, Serializer as RuntimeSerializer } from '#apimachinery/runtime/codec';
import { type KindClass } from '#apimachinery/runtime/kind_class';
import { type GroupResourceLike, type GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import type { Filter } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import { type CustomServing, type ServedResource } from '../endpoints/served_resource.ts';
import { type CustomREST } from '../registry/custom_rest.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { StorageEngine } from '../storage/engine.ts';
import type { StorageError } from '../storage/storage_error.ts';
import type { VersionOptions } from './other_version.ts';
import type { ResourceOptions } from './resource_options.ts';
/** What resources of one server share. */
export interface ServerParts {
    readonly scheme: Scheme;
    readonly codecs: CodecFactory;
    /** Knows the options of requests. */
    readonly metaCodecs: CodecFactory;
    readonly engine: StorageEngine;
    readonly storageFormat: 'json' | 'protobuf';
    readonly garbageCollection: boolean;
    /** Is given the error of each stored object that can't be read. */
    onCorrupt(resource: GroupResourceLike, error: StorageError): void;
}
/** What is served under one path. */
interface ServedPart {
    readonly groupVersion: GroupVersionLike;
    /** The class that names the resource. */
    readonly type: KindClass;
    /** The class of what requests and answers hold, and the one that `answeredBy` works with. */
    readonly kind: KindClass;
    readonly hub: KindClass;
    /** All versions in which it is served; that of `kind` alone unless given. */
    readonly versions?: readonly VersionOptions[];
    readonly subresource: string;
    readonly options: ResourceOptions;
    readonly answeredBy: {
        readonly storage: RESTStorage;
    } | CustomREST;
    /** The strategy of a subresource of a Store. */
    readonly strategy?: Strategy;
    /** The fields that can be owned by requests for it; all unless given. */
    readonly resetFields?: Filter | undefined;
    /** The kinds of patches it takes; all unless given. */
    readonly patchTypes?: readonly string[];
    /** Given for the subresources of custom resources. */
    readonly custom?: CustomServing;
}
/** A resource or subresource in one version, ready to be served. */
export declare function serveResource(parts: ServerParts, part: ServedPart): ServedResource;
/** An object in another version of its resource, which may be one of another group. It shares nothing with the given one. */
export declare function converted(scheme: Scheme, object: APIObject, to: KindClass): APIObject;
/** What reads and writes Protobuf of a Kind; undefined: it has no such form. */
export declare function protobufOf(codecs: CodecFactory, kind: KindClass): RuntimeSerializer | undefined;
/** A Kind that has no Protobuf form is not offered in it. */
export declare function formatsOf(codecs: CodecFactory, kind: KindClass): NegotiatedSerializer;
export {};
