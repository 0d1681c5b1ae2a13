import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { IntOrString } from '../int_or_string.ts';
/** Reads an IntOrString; `value` is what an earlier occurrence of the field held. */
export declare function readIntOrString(reader: Reader, value?: IntOrString): IntOrString;
/** Writes an IntOrString as a field; undefined is its zero value. */
export declare function writeIntOrString(writer: Writer, value: IntOrString | null | undefined, tag: number): void;
