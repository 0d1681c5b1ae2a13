import { type Labels } from './set.ts';
/** As {@link Set.toString}, but `<none>` for no labels. Mirrors Go's `labels.FormatLabels`. */
export declare function formatLabels(labels: Labels): string;
/** Whether a label has different values in two sets. Mirrors Go's `labels.Conflicts`. */
export declare function conflicts(labels1: Labels, labels2: Labels): boolean;
/** The labels of both sets, in a new object; the second set takes precedence. Mirrors Go's `labels.Merge`. */
export declare function merge(labels1: Labels, labels2: Labels): {
    [key: string]: string;
};
/** Whether two sets have the same labels; a missing set equals an empty one. Mirrors Go's `labels.Equals`. */
export declare function equals(labels1: Labels, labels2: Labels): boolean;
