/** In which Kubernetes versions an API is there. Versions are written `1.22`. */
export interface APILifecycle {
    readonly introduced: string;
    /** From here on clients get a warning. */
    readonly deprecated?: string;
    /** From here on servers don't have it any more. */
    readonly removed?: string;
    /** What to use instead. */
    readonly replacement?: {
        readonly group: string;
        readonly version: string;
        readonly kind: string;
    };
}
