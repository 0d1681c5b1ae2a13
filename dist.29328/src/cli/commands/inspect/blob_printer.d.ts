import type { Output } from '../../report/output.ts';
/** Prints decoded data: notes as comments, objects as YAML. The output as a whole is YAML. */
export declare class BlobPrinter {
    #private;
    /** Something could not be read. */
    broken: boolean;
    /** @param limit bytes to show where decoding stopped */
    constructor(out: Output, limit: number);
    note(text: string): void;
    /** Begins an object, with its notes before it. */
    begin(): void;
    object(value: unknown): void;
    /** Something could not be read. @param bytes what `offset` counts in */
    fault(message: string, bytes: Uint8Array, offset: number): void;
}
