import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readMetricIdentifier(r: Reader, o?: Partial<T.MetricIdentifier>): T.MetricIdentifier;
export declare function writeMetricIdentifier(w: Writer, o: Partial<T.MetricIdentifier> | undefined, t: number): void;
export declare function readMetricValueList(r: Reader, o?: Unstamped<T.MetricValueList>): T.MetricValueList;
export declare function writeMetricValueList(w: Writer, o: Unstamped<T.MetricValueList> | undefined, t: number): void;
export declare function readMetricValue(r: Reader, o?: Unstamped<T.MetricValue>): T.MetricValue;
export declare function writeMetricValue(w: Writer, o: Unstamped<T.MetricValue> | undefined, t: number): void;
export declare function readMetricListOptions(r: Reader, o?: Unstamped<T.MetricListOptions>): T.MetricListOptions;
export declare function writeMetricListOptions(w: Writer, o: Unstamped<T.MetricListOptions> | undefined, t: number): void;
export declare const MetricValueList: Codec;
export declare const MetricValue: Codec;
export declare const MetricListOptions: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
