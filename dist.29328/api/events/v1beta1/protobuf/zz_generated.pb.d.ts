import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readEvent(r: Reader, o?: Unstamped<T.Event>): T.Event;
export declare function writeEvent(w: Writer, o: Unstamped<T.Event> | undefined, t: number): void;
export declare function readEventSeries(r: Reader, o?: Partial<T.EventSeries>): T.EventSeries;
export declare function writeEventSeries(w: Writer, o: Partial<T.EventSeries> | undefined, t: number): void;
export declare function readEventList(r: Reader, o?: Unstamped<T.EventList>): T.EventList;
export declare function writeEventList(w: Writer, o: Unstamped<T.EventList> | undefined, t: number): void;
export declare const Event: Codec;
export declare const EventList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
