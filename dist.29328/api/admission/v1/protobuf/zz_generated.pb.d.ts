import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readAdmissionReview(r: Reader, o?: Unstamped<T.AdmissionReview>): T.AdmissionReview;
export declare function writeAdmissionReview(w: Writer, o: Unstamped<T.AdmissionReview> | undefined, t: number): void;
export declare function readAdmissionRequest(r: Reader, o?: Partial<T.AdmissionRequest>): T.AdmissionRequest;
export declare function writeAdmissionRequest(w: Writer, o: Partial<T.AdmissionRequest> | undefined, t: number): void;
export declare function readAdmissionResponse(r: Reader, o?: Partial<T.AdmissionResponse>): T.AdmissionResponse;
export declare function writeAdmissionResponse(w: Writer, o: Partial<T.AdmissionResponse> | undefined, t: number): void;
export declare const AdmissionReview: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
