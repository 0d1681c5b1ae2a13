/** Whether everything is tried, as CI does, where `npm test` tries some. */
export const ALL = process.env.KUBETYPED_ALL === '1';

/** How many cases are tried: the first number, or the second with KUBETYPED_ALL=1; KUBETYPED_CASES overrides both. */
export function caseCount(some: number, all: number): number {
  return Number(process.env['KUBETYPED_CASES'] ?? (ALL ? all : some));
}

/** Whether this is a run of `npm test` as a whole, which reads a part of what Go has answered; see scripts/test.mjs. */
export const PART = process.env.KUBETYPED_PART === '1';

/** One in so many items where PART, else each. */
export function* oneIn<T>(each: number, items: Iterable<T>): Generator<T> {
  let at = 0;
  for (const item of items) if (!PART || at++ % each === 0) yield item;
}

/** Some of many items, evenly drawn, the first and the last among them; all of them with KUBETYPED_ALL=1. */
export function someOf<T>(items: readonly T[], most: number): readonly T[] {
  if (ALL || items.length <= most) return items;
  return Array.from({ length: most }, (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))]!);
}
