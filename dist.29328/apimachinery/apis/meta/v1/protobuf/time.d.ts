/** Time and MicroTime in Protobuf: a message with seconds since 1970 and nanoseconds, empty for the zero time. */
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
/**
 * Reads a Time; null for the zero time. Nanoseconds are dropped, as in Go.
 *
 * Differs from Go: a pointer to the zero time becomes null, as after a JSON round trip.
 */
export declare function readTime(reader: Reader): string | null;
/** Reads a MicroTime; null for the zero time. */
export declare function readMicroTime(reader: Reader): string | null;
/** Writes a Time, without its fraction of a second. */
export declare function writeTime(writer: Writer, value: string | null | undefined, tag: number): void;
/** Writes a MicroTime. */
export declare function writeMicroTime(writer: Writer, value: string | null | undefined, tag: number): void;
