import type { Labels } from '../labels.ts';

/** The value of a label; undefined when absent. Inherited properties are not labels. */
export function lookup(labels: Labels, key: string): string | undefined {
  const value: unknown = labels && Object.hasOwn(labels, key) ? labels[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}
