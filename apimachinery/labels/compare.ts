import { type Labels, Set } from './set.ts';

/** As {@link Set.toString}, but `<none>` for no labels. Mirrors Go's `labels.FormatLabels`. */
export function formatLabels(labels: Labels): string {
  return Set.toString(labels) || '<none>';
}

/** Whether a label has different values in two sets. Mirrors Go's `labels.Conflicts`. */
export function conflicts(labels1: Labels, labels2: Labels): boolean {
  return Object.entries(labels1 ?? {}).some(([key, value]) => (Set.lookup(labels2, key) ?? value) !== value);
}

/** The labels of both sets, in a new object; the second set takes precedence. Mirrors Go's `labels.Merge`. */
export function merge(labels1: Labels, labels2: Labels): { [key: string]: string } {
  return { ...labels1, ...labels2 };
}

/** Whether two sets have the same labels; a missing set equals an empty one. Mirrors Go's `labels.Equals`. */
export function equals(labels1: Labels, labels2: Labels): boolean {
  const entries = Object.entries(labels1 ?? {});
  return (
    entries.length === Object.keys(labels2 ?? {}).length &&
    entries.every(([key, value]) => Set.lookup(labels2, key) === value)
  );
}
