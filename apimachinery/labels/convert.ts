import type { PathOptions } from '../util/validation/field/path.ts';
import { labelKeyError, labelValueError } from './internal/label_errors.ts';
import { trimSpace } from '#engine/go/trim_space';

/** A string that is not a list of labels. The message is Go's. */
export class LabelsMapError extends Error {
  readonly code = 'ERR_LABELS_MAP';

  constructor(message: string) {
    super(message);
    this.name = 'LabelsMapError';
  }
}

/**
 * The labels of `a=1,b=2`, a selector of nothing but `=`. Of a key that stands twice the last value holds.
 * Mirrors Go's `labels.ConvertSelectorToLabelsMap`.
 * @throws {LabelsMapError} when a part is no `key=value`
 * @throws {FieldError} when a key or value cannot be that of a label
 */
export function convertSelectorToLabelsMap(selector: string, options?: PathOptions): { [key: string]: string } {
  const labels = new Map<string, string>();
  for (const part of selector === '' ? [] : selector.split(',')) {
    const sides = part.split('=');
    if (sides.length !== 2) throw new LabelsMapError(`invalid selector: [${sides.join(' ')}]`);
    const [key, value] = sides.map(trimSpace) as [string, string];
    const error = labelKeyError(key, options?.path) ?? labelValueError(key, value, options?.path);
    if (error !== undefined) throw error;
    labels.set(key, value);
  }
  return Object.fromEntries(labels);
}
