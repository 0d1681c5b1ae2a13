import { isWordChar } from './char_class.ts';
import type { Assertion } from './node.ts';

/** Steps of one match, a second or so. Only what is made for it needs more. */
export const MAX_STEPS = 1e8;
/** No character: before the first and behind the last. */
export const NONE = -1;

/** Whether an assertion holds between two characters. */
export function holds(assertion: Assertion, before: number, after: number): boolean {
  switch (assertion) {
    case 'beginText':
      return before === NONE;
    case 'endText':
      return after === NONE;
    case 'beginLine':
      return before === NONE || before === 10;
    case 'endLine':
      return after === NONE || after === 10;
    case 'wordBoundary':
      return isWordChar(before) !== isWordChar(after);
    case 'noWordBoundary':
      return isWordChar(before) === isWordChar(after);
  }
}

/** Half a surrogate pair is U+FFFD to Go. */
export function wellFormed(code: number): number {
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}
