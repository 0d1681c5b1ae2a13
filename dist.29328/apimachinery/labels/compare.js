import { Set } from './set.js';
/** As {@link Set.toString}, but `<none>` for no labels. Mirrors Go's `labels.FormatLabels`. */
export function formatLabels(labels) {
    return Set.toString(labels) || '<none>';
}
/** Whether a label has different values in two sets. Mirrors Go's `labels.Conflicts`. */
export function conflicts(labels1, labels2) {
    return Object.entries(labels1 ?? {}).some(([key, value]) => (Set.lookup(labels2, key) ?? value) !== value);
}
/** The labels of both sets, in a new object; the second set takes precedence. Mirrors Go's `labels.Merge`. */
export function merge(labels1, labels2) {
    return { ...labels1, ...labels2 };
}
/** Whether two sets have the same labels; a missing set equals an empty one. Mirrors Go's `labels.Equals`. */
export function equals(labels1, labels2) {
    const entries = Object.entries(labels1 ?? {});
    return (entries.length === Object.keys(labels2 ?? {}).length &&
        entries.every(([key, value]) => Set.lookup(labels2, key) === value));
}
