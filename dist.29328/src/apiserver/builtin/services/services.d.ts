import type { KindClass } from '#apimachinery/runtime/kind_class';
import { Scheme } from '#apimachinery/runtime/scheme';
import { type PortRange } from '#apimachinery/util/net/port_range';
import type { Codecs } from '#engine/protobuf/codec';
import type { Strategy } from '../../registry/rest/strategy.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import type { APIServerOptions } from '../../server/api_server_options.ts';
import type { StorageEngine } from '../../storage/engine.ts';
import { IPRange } from './ip_range.ts';
/** Of what Services get addresses and ports. */
export interface ServiceRanges {
    /** One, or one of each family: the first is that of Services that ask for none. */
    readonly clusterIPs: readonly [IPRange, ...IPRange[]];
    readonly nodePorts: PortRange;
}
/**
 * Reads the ranges as kube-apiserver's flags have them.
 * @param clusterIPs networks, at most one of each family, with a comma between
 * @param nodePorts `30000-32767`
 * @throws {TypeError} that says what is wrong
 */
export declare function serviceRanges(clusterIPs?: string, nodePorts?: string): ServiceRanges;
/** What a server needs to know of Services. */
export interface ServicesOptions {
    readonly ranges: ServiceRanges;
    readonly scheme: Scheme;
    readonly codecs: Codecs;
    readonly storage: StorageEngine;
    readonly storageFormat: 'json' | 'protobuf';
    /** Where the server listens. */
    readonly host: string | undefined;
    /** The objects of a Kind, once it is served. */
    find(kind: KindClass): RESTStorage | undefined;
}
/** What a server does besides for Services. */
export interface ServicesParts extends Required<Pick<APIServerOptions, 'controllers' | 'postStartHooks'>> {
    /** Of Services. */
    readonly strategy: Strategy;
}
/** Addresses and ports for Services, as kube-apiserver has them, and the Service `kubernetes`. */
export declare function servicesParts({ ranges, scheme, codecs, storage, storageFormat, host, find, }: ServicesOptions): ServicesParts;
