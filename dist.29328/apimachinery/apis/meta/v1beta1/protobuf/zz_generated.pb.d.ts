import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readPartialObjectMetadataList(r: Reader, o?: Unstamped<T.PartialObjectMetadataList>): T.PartialObjectMetadataList;
export declare function writePartialObjectMetadataList(w: Writer, o: Unstamped<T.PartialObjectMetadataList> | undefined, t: number): void;
export declare const PartialObjectMetadataList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
