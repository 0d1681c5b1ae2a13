/** What frames are for (RFC 6455, section 5.2). */
export declare const Opcode: {
    readonly continuation: 0;
    readonly text: 1;
    readonly binary: 2;
    readonly close: 8;
    readonly ping: 9;
    readonly pong: 10;
};
/** A frame, unmasked. */
export interface Frame {
    readonly fin: boolean;
    readonly opcode: number;
    readonly payload: Buffer;
}
/** More than servers send in one message. */
export declare const LARGEST: number;
/** A frame of a client: whole, and masked as the protocol wants it. */
export declare function encodeFrame(opcode: number, payload: Uint8Array): Buffer;
/** Makes frames of the bytes of a server. */
export declare class FrameReader {
    #private;
    /** @param what the request, for messages */
    constructor(what: string);
    /** Takes what came. */
    push(chunk: Buffer): void;
    /** The next frame that is complete. @throws ConnectionError for what a server must not send */
    next(): Frame | undefined;
}
