import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readImageReview(r: Reader, o?: Unstamped<T.ImageReview>): T.ImageReview;
export declare function writeImageReview(w: Writer, o: Unstamped<T.ImageReview> | undefined, t: number): void;
export declare function readImageReviewSpec(r: Reader, o?: Partial<T.ImageReviewSpec>): T.ImageReviewSpec;
export declare function writeImageReviewSpec(w: Writer, o: Partial<T.ImageReviewSpec> | undefined, t: number): void;
export declare function readImageReviewContainerSpec(r: Reader, o?: Partial<T.ImageReviewContainerSpec>): T.ImageReviewContainerSpec;
export declare function writeImageReviewContainerSpec(w: Writer, o: Partial<T.ImageReviewContainerSpec> | undefined, t: number): void;
export declare function readImageReviewStatus(r: Reader, o?: Partial<T.ImageReviewStatus>): T.ImageReviewStatus;
export declare function writeImageReviewStatus(w: Writer, o: Partial<T.ImageReviewStatus> | undefined, t: number): void;
export declare const ImageReview: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
