import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readSelfSubjectReview(r: Reader, o?: Unstamped<T.SelfSubjectReview>): T.SelfSubjectReview;
export declare function writeSelfSubjectReview(w: Writer, o: Unstamped<T.SelfSubjectReview> | undefined, t: number): void;
export declare function readSelfSubjectReviewStatus(r: Reader, o?: Partial<T.SelfSubjectReviewStatus>): T.SelfSubjectReviewStatus;
export declare function writeSelfSubjectReviewStatus(w: Writer, o: Partial<T.SelfSubjectReviewStatus> | undefined, t: number): void;
export declare const SelfSubjectReview: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
