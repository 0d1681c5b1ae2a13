import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readPriorityClass(r: Reader, o?: Unstamped<T.PriorityClass>): T.PriorityClass;
export declare function writePriorityClass(w: Writer, o: Unstamped<T.PriorityClass> | undefined, t: number): void;
export declare function readPriorityClassList(r: Reader, o?: Unstamped<T.PriorityClassList>): T.PriorityClassList;
export declare function writePriorityClassList(w: Writer, o: Unstamped<T.PriorityClassList> | undefined, t: number): void;
export declare const PriorityClass: Codec;
export declare const PriorityClassList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
