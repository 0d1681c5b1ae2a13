/** Types of control frames that matter here (SPDY 3.1, section 2.6). */
export declare const Control: {
    readonly synStream: 1;
    readonly synReply: 2;
    readonly rstStream: 3;
    readonly ping: 6;
    readonly goAway: 7;
};
/** There is nothing to come from the sender. */
export declare const FIN: number;
/** A frame: a control frame has a type, one of data a stream. */
export interface SPDYFrame {
    readonly type: number | undefined;
    /** Of a data frame; for a control frame 0. */
    readonly stream: number;
    readonly flags: number;
    readonly payload: Uint8Array;
}
/** A frame with data of a stream. */
export declare function dataFrame(stream: number, data: Uint8Array, flags?: number): Uint8Array;
/** A control frame. */
export declare function controlFrame(type: number, payload: Uint8Array, flags?: number): Uint8Array;
/**
 * The payload that opens a stream.
 * @param first whether this is the first of the connection: its headers are one zlib stream, whose head comes once
 */
export declare function synStream(stream: number, headers: Readonly<Record<string, string>>, first: boolean): Uint8Array;
/** Makes frames of bytes that come in any pieces. */
export declare class SPDYReader {
    #private;
    /** The frames that are complete now. */
    push(chunk: Uint8Array): Generator<SPDYFrame, void, undefined>;
}
