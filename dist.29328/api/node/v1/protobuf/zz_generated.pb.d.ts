import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readRuntimeClass(r: Reader, o?: Unstamped<T.RuntimeClass>): T.RuntimeClass;
export declare function writeRuntimeClass(w: Writer, o: Unstamped<T.RuntimeClass> | undefined, t: number): void;
export declare function readOverhead(r: Reader, o?: Partial<T.Overhead>): T.Overhead;
export declare function writeOverhead(w: Writer, o: Partial<T.Overhead> | undefined, t: number): void;
export declare function readScheduling(r: Reader, o?: Partial<T.Scheduling>): T.Scheduling;
export declare function writeScheduling(w: Writer, o: Partial<T.Scheduling> | undefined, t: number): void;
export declare function readRuntimeClassList(r: Reader, o?: Unstamped<T.RuntimeClassList>): T.RuntimeClassList;
export declare function writeRuntimeClassList(w: Writer, o: Unstamped<T.RuntimeClassList> | undefined, t: number): void;
export declare const RuntimeClass: Codec;
export declare const RuntimeClassList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
