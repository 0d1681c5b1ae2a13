import { everyChar, isDigit } from '#engine/text/name_syntax';
import { inclusiveRangeError, regexError } from './messages.ts';

/** What keeps the number from being a port: an integer from 1 to 65535. Mirrors Go's `validation.IsValidPortNum`. */
export function isValidPortNum(port: number): string[] {
  return isInRange(port, 1, 65535);
}

/** What keeps the integer from lying in a range, both ends included. Mirrors Go's `validation.IsInRange`. */
export function isInRange(value: number | bigint, min: number | bigint, max: number | bigint): string[] {
  // Differs from Go: a number can have a fraction here, and then lies in no range.
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  return isInteger && value >= min && value <= max ? [] : [inclusiveRangeError(min, max)];
}

/** What keeps the number from being a group's id on Unix: 0 to 2^31-1. Mirrors Go's `validation.IsValidGroupID`. */
export function isValidGroupID(gid: number | bigint): string[] {
  return isInRange(gid, 0, 0x7fffffff);
}

/** What keeps the number from being a user's id on Unix: 0 to 2^31-1. Mirrors Go's `validation.IsValidUserID`. */
export function isValidUserID(uid: number | bigint): string[] {
  return isInRange(uid, 0, 0x7fffffff);
}

/** What keeps the text from being digits and a percent sign: `25%`. Mirrors Go's `validation.IsValidPercent`. */
export function isValidPercent(percent: string): string[] {
  if (percent.length > 1 && percent.endsWith('%') && everyChar(percent.slice(0, -1), isDigit)) return [];
  return [
    regexError("a valid percent string must be a numeric string followed by an ending '%'", '[0-9]+%', '1%', '93%'),
  ];
}
