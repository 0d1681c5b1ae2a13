/** A Uint8Array itself: code that sees Buffers too is slower. */
export declare function plainBytes(data: string | Uint8Array): Uint8Array;
