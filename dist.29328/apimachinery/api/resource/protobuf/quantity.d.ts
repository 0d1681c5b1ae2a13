import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import { QuantityValue } from '../quantity_value.ts';
/** Reads a Quantity; `value` is what an earlier occurrence of the field held. */
export declare function readQuantity(reader: Reader, value?: QuantityValue): QuantityValue;
/** Writes a Quantity in its canonical form. */
export declare function writeQuantity(writer: Writer, value: QuantityValue | null | undefined, tag: number): void;
