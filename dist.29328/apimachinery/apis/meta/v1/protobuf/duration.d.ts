/** A Duration in Protobuf: a message with nanoseconds. */
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
/** Reads a Duration; `value` is what an earlier occurrence of the field held. */
export declare function readDuration(reader: Reader, value?: string): string;
export declare function writeDuration(writer: Writer, value: string | null | undefined, tag: number): void;
