/** What Node's Buffer can do faster than TextEncoder. */
export interface NodeBuffer {
    byteLength(text: string): number;
    readonly prototype: {
        latin1Write(this: Uint8Array, text: string, at: number, length: number): number;
        utf8Write(this: Uint8Array, text: string, at: number, length: number): number;
    };
}
/** Undefined where there is no Node. */
export declare const buffer: NodeBuffer | undefined;
