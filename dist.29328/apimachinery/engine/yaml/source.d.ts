/** A text ready for scanning, and the first place in it that not YAML text may contain. */
export interface Source {
    /** The characters, without a leading byte order mark. */
    readonly text: string;
    /** The first forbidden character: Go reports it only when reading gets near it. */
    readonly bad: {
        readonly index: number;
        readonly problem: string;
        readonly limit: number;
    } | undefined;
}
/** Decodes and checks what a caller handed in. */
export declare function openSource(input: string | Uint8Array): Source;
