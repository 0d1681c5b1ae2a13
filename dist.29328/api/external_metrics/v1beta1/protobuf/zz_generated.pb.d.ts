import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readExternalMetricValueList(r: Reader, o?: Unstamped<T.ExternalMetricValueList>): T.ExternalMetricValueList;
export declare function writeExternalMetricValueList(w: Writer, o: Unstamped<T.ExternalMetricValueList> | undefined, t: number): void;
export declare function readExternalMetricValue(r: Reader, o?: Unstamped<T.ExternalMetricValue>): T.ExternalMetricValue;
export declare function writeExternalMetricValue(w: Writer, o: Unstamped<T.ExternalMetricValue> | undefined, t: number): void;
export declare const ExternalMetricValueList: Codec;
export declare const ExternalMetricValue: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
