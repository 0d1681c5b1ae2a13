import { MAX_DEPTH } from './tokenizer.ts';

/** A value of fewer levels is certainly not nested too deeply; others are left to the exact parser, which counts. */
export const FEW_LEVELS = 1000;

/** Whether a text has the brackets for more levels than Go allows. */
export function mayBeDeep(text: string): boolean {
  return text.length >= 2 * (MAX_DEPTH + 1);
}

/** Whether objects and lists are nested in more than the given number of levels. */
export function hasMoreLevels(value: object, levels: number = FEW_LEVELS): boolean {
  if (levels === 0) return true;
  for (const key in value) {
    const child = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof child === 'object' && child !== null && hasMoreLevels(child, levels - 1)) return true;
  }
  return false;
}
