/** A kind that Kubernetes had once, and whose types are no longer in its API packages. */
export interface KindGone {
    /** The Kubernetes version without it. */
    readonly removed: string;
    /** What to use instead. */
    readonly instead: string;
}
/** What became of a kind that is gone; undefined for one that never was, or still is. */
export declare function kindGone(apiVersion: string, kind: string): KindGone | undefined;
/** Whether Kubernetes ever had the API group: nobody else's kinds are in it. */
export declare function isGroupGone(group: string): boolean;
