import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readAPIGroupDiscoveryList(r: Reader, o?: Unstamped<T.APIGroupDiscoveryList>): T.APIGroupDiscoveryList;
export declare function writeAPIGroupDiscoveryList(w: Writer, o: Unstamped<T.APIGroupDiscoveryList> | undefined, t: number): void;
export declare function readAPIGroupDiscovery(r: Reader, o?: Unstamped<T.APIGroupDiscovery>): T.APIGroupDiscovery;
export declare function writeAPIGroupDiscovery(w: Writer, o: Unstamped<T.APIGroupDiscovery> | undefined, t: number): void;
export declare function readAPIVersionDiscovery(r: Reader, o?: Partial<T.APIVersionDiscovery>): T.APIVersionDiscovery;
export declare function writeAPIVersionDiscovery(w: Writer, o: Partial<T.APIVersionDiscovery> | undefined, t: number): void;
export declare function readAPIResourceDiscovery(r: Reader, o?: Partial<T.APIResourceDiscovery>): T.APIResourceDiscovery;
export declare function writeAPIResourceDiscovery(w: Writer, o: Partial<T.APIResourceDiscovery> | undefined, t: number): void;
export declare function readAPISubresourceDiscovery(r: Reader, o?: Partial<T.APISubresourceDiscovery>): T.APISubresourceDiscovery;
export declare function writeAPISubresourceDiscovery(w: Writer, o: Partial<T.APISubresourceDiscovery> | undefined, t: number): void;
export declare const APIGroupDiscoveryList: Codec;
export declare const APIGroupDiscovery: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
