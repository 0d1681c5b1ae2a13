import { MAX_NESTING } from '../schema/nesting.ts';
import { MAX_DEPTH } from './tokenizer.ts';

/** Whether a text has the brackets for more levels than Go allows. */
export function mayBeDeep(text: string): boolean {
  return text.length >= 2 * (MAX_DEPTH + 1);
}

/** Whether objects and lists are nested in more levels than are walked recursively: the exact parser counts them then. */
export function hasMoreLevels(value: object, levels: number = MAX_NESTING): boolean {
  if (levels === 0) return true;
  for (const key in value) {
    const child = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof child === 'object' && child !== null && hasMoreLevels(child, levels - 1)) return true;
  }
  return false;
}
