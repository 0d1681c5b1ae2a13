import { quote } from '#engine/schema/fault';
import { atoi, IntOrStringError, type IntOrString } from './int_or_string.ts';

/**
 * The number itself, or the share of `total` that a percentage such as `25%` stands for: `maxUnavailable`,
 * `maxSurge` and the like.
 *
 * Differs from Go: a result beyond an int64 is not wrapped around; beyond 2^53 it is as exact as floating point.
 * @param roundUp whether a share that is no whole number is rounded up rather than down
 * @throws IntOrStringError with Go's message when there is no value or the string is no percentage
 */
export function getScaledValueFromIntOrPercent(
  intOrPercent: IntOrString | null | undefined,
  total: number,
  roundUp: boolean,
): number {
  if (intOrPercent === null || intOrPercent === undefined) {
    throw new IntOrStringError('nil value for IntOrString', intOrPercent);
  }
  if (typeof intOrPercent === 'number') return intOrPercent;
  if (!intOrPercent.endsWith('%')) {
    throw new IntOrStringError('invalid value for IntOrString: invalid type: string is not a percentage', intOrPercent);
  }
  return share(intOrPercent, intOrPercent.slice(0, -1), total, roundUp);
}

/**
 * As {@link getScaledValueFromIntOrPercent}, but any string that says a number is a percentage, with or without `%`.
 * Mirrors Go's `intstr.GetValueFromIntOrPercent`.
 * @deprecated in Go too: use getScaledValueFromIntOrPercent
 */
export function getValueFromIntOrPercent(
  intOrPercent: IntOrString | null | undefined,
  total: number,
  roundUp: boolean,
): number {
  if (intOrPercent === null || intOrPercent === undefined) {
    throw new IntOrStringError('nil value for IntOrString', intOrPercent);
  }
  if (typeof intOrPercent === 'number') return intOrPercent;
  return share(intOrPercent, intOrPercent.replaceAll('%', ''), total, roundUp);
}

function share(original: string, number: string, total: number, roundUp: boolean): number {
  const percent = atoi(number);
  if (typeof percent !== 'bigint') {
    throw new IntOrStringError(
      `invalid value for IntOrString: invalid value ${quote(original)}: ` +
        `strconv.Atoi: parsing ${quote(number)}: ${percent}`,
      original,
    );
  }
  const exact = (Number(percent) * total) / 100;
  const whole = roundUp ? Math.ceil(exact) : Math.floor(exact);
  return whole === 0 ? 0 : whole;
}
