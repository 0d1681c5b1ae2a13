import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readLeaseCandidate(r: Reader, o?: Unstamped<T.LeaseCandidate>): T.LeaseCandidate;
export declare function writeLeaseCandidate(w: Writer, o: Unstamped<T.LeaseCandidate> | undefined, t: number): void;
export declare function readLeaseCandidateSpec(r: Reader, o?: Partial<T.LeaseCandidateSpec>): T.LeaseCandidateSpec;
export declare function writeLeaseCandidateSpec(w: Writer, o: Partial<T.LeaseCandidateSpec> | undefined, t: number): void;
export declare function readLeaseCandidateList(r: Reader, o?: Unstamped<T.LeaseCandidateList>): T.LeaseCandidateList;
export declare function writeLeaseCandidateList(w: Writer, o: Unstamped<T.LeaseCandidateList> | undefined, t: number): void;
export declare const LeaseCandidate: Codec;
export declare const LeaseCandidateList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
