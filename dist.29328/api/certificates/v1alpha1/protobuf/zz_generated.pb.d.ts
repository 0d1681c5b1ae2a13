import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readClusterTrustBundle(r: Reader, o?: Unstamped<T.ClusterTrustBundle>): T.ClusterTrustBundle;
export declare function writeClusterTrustBundle(w: Writer, o: Unstamped<T.ClusterTrustBundle> | undefined, t: number): void;
export declare function readClusterTrustBundleSpec(r: Reader, o?: Partial<T.ClusterTrustBundleSpec>): T.ClusterTrustBundleSpec;
export declare function writeClusterTrustBundleSpec(w: Writer, o: Partial<T.ClusterTrustBundleSpec> | undefined, t: number): void;
export declare function readClusterTrustBundleList(r: Reader, o?: Unstamped<T.ClusterTrustBundleList>): T.ClusterTrustBundleList;
export declare function writeClusterTrustBundleList(w: Writer, o: Unstamped<T.ClusterTrustBundleList> | undefined, t: number): void;
export declare const ClusterTrustBundle: Codec;
export declare const ClusterTrustBundleList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
