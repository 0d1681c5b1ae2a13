/** What a review asks for, and in which versions it may be. */
export interface ReviewKind {
    /** `admission.k8s.io/v1` and the like. */
    readonly apiVersions: readonly string[];
    readonly kind: string;
}
/** A review as it comes. */
export interface Review {
    readonly apiVersion: string;
    readonly uid: string;
    readonly request: Readonly<Record<string, unknown>>;
}
/** Reads a review. @throws {ReviewError} */
export declare function readReview(request: Request, wanted: ReviewKind, maxBodySize: number): Promise<Review>;
/** What JSON calls a value. */
export declare function typeName(value: unknown): string;
