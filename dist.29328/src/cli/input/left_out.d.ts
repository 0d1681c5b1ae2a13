/** Recognises files that look like manifests but are the input of another program, and counts them. */
export declare class LeftOut {
    #private;
    /**
     * Whether a file is left out: the metadata, values and templates of a Helm chart, the file of a kustomization, or our own
     * configuration. A template without actions is a manifest.
     */
    has(path: string, data: string | Uint8Array): boolean;
    /** A sentence for each program whose input was left out: what it was, and what to do instead. */
    notes(): string[];
}
