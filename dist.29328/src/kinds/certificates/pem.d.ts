/** A block of PEM. */
export interface PEMBlock {
    /** `CERTIFICATE` */
    readonly type: string;
    readonly hasHeaders: boolean;
    readonly bytes: Uint8Array;
}
/** The blocks of a text; what is no block is passed over. Mirrors Go's `pem.Decode`, called until there is nothing more. */
export declare function pemBlocks(text: string): PEMBlock[];
