/** Labels by their keys. */
export type LabelMap = {
    readonly [key: string]: string;
};
/** Optional labels; missing is the same as empty. Mirrors Go's `labels.Labels`. */
export type Labels = LabelMap | null | undefined;
