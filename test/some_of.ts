/** Whether everything is tried, as CI does, where `npm test` tries some. */
export const ALL = process.env.KUBETYPED_ALL === '1';

/** Some of many items, evenly drawn, the first and the last among them; all of them with KUBETYPED_ALL=1. */
export function someOf<T>(items: readonly T[], most: number): readonly T[] {
  if (ALL || items.length <= most) return items;
  return Array.from({ length: most }, (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))]!);
}
