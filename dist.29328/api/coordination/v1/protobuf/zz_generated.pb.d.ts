import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readLease(r: Reader, o?: Unstamped<T.Lease>): T.Lease;
export declare function writeLease(w: Writer, o: Unstamped<T.Lease> | undefined, t: number): void;
export declare function readLeaseSpec(r: Reader, o?: Partial<T.LeaseSpec>): T.LeaseSpec;
export declare function writeLeaseSpec(w: Writer, o: Partial<T.LeaseSpec> | undefined, t: number): void;
export declare function readLeaseList(r: Reader, o?: Unstamped<T.LeaseList>): T.LeaseList;
export declare function writeLeaseList(w: Writer, o: Unstamped<T.LeaseList> | undefined, t: number): void;
export declare const Lease: Codec;
export declare const LeaseList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
