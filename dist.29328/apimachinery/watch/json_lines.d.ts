import type { FrameReaderOptions } from '../runtime/framer.ts';
import type { LineReader, RawEvent } from './event_format.ts';
/**
 * Reads events as servers write them: a type, an object, a line feed. Then everything between the beginning of the object
 * and the last bracket is the object, if it is one value: its decoder finds that out anyway. So no byte is looked at
 * twice. Whatever else a stream holds is read by its tokens.
 */
export declare class JSONLineReader implements LineReader {
    #private;
    event: RawEvent | undefined;
    constructor(options?: FrameReaderOptions);
    push(chunk: Uint8Array): void;
    end(): void;
    next(): Uint8Array | undefined;
    unread(): void;
}
/** The type of an event that has it first, and where the object begins behind it; `undefined` for any other. */
export declare function beginningOf(frame: Uint8Array): {
    readonly type: string;
    readonly start: number;
} | undefined;
