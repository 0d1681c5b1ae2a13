import type { ScalarSyntaxes } from '#engine/schema/descriptor';
import type { Fault } from '#engine/schema/fault';
import type { ReadResult } from '#engine/json/read';
import { verify } from '#engine/verbs/verify';
import type { VerifyOptions } from '#engine/verbs/verify';
import { DecodeError } from '../../decode_error.ts';
import { StrictDecodingError } from '../../strict_decoding_error.ts';
import type { KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';

export interface CheckOptions extends Pick<VerifyOptions, 'strict' | 'details' | 'deep' | 'sortedBy'> {
  /** Parses the text again without losing digits or the order of keys. Called when they matter and may be lost. */
  readonly reparse?: () => ReadResult;
  /** Whether a number in an array of the text may be spelled with a fraction or an exponent. */
  readonly hasSpelledItems?: () => boolean;
  /** Strict faults that the format's own parser found. */
  readonly strictErrors?: readonly string[];
}

/**
 * Checks a value against a Kind.
 * @throws DecodeError when a field can't hold its value
 */
export function checkValue(
  type: KindClass,
  value: unknown,
  scalars: ScalarSyntaxes,
  options: CheckOptions,
): { value: unknown; faults: Fault[] } {
  const { strict, details, deep, sortedBy } = options;
  let checked = verify(type, value, { strict: strict === true, details, deep, sortedBy, scalars });
  const hidden = checked.hasIntegerItems && details === undefined && options.hasSpelledItems?.() === true;
  if (checked.faults.length === 0 && !checked.unsafe && !hidden) return checked;
  // Errors show numbers as they were written.
  const inexact = options.details === undefined && checked.faults.some((fault) => fault.reason === 'type');
  if ((checked.unsafe || hidden || inexact || isOutOfOrder(checked.faults)) && options.reparse !== undefined) {
    const again = options.reparse();
    checked = verify(type, again.value, { ...options, scalars, details: again.details });
  }
  const errors = checked.faults.filter((fault) => fault.reason === 'type');
  if (errors.length > 0) throw new DecodeError(errors[0]!.text, errors);
  return checked;
}

/** Whether JavaScript has put a key before others that stood before it in the text, so that faults may have moved. */
function isOutOfOrder(faults: readonly Fault[]): boolean {
  return (
    faults.length > 1 &&
    faults.some(({ keys }) => keys.some((key) => typeof key === 'string' && /^(?:0|[1-9]\d*)$/.test(key)))
  );
}

/** @throws StrictDecodingError in strict mode, when there are faults */
export function reportStrict(
  faults: readonly Fault[],
  options: CheckOptions,
  object: RuntimeObject,
  gvk: GroupVersionKind,
): void {
  if (options.strict !== true) return;
  const errors = [...(options.strictErrors ?? []), ...faults.map((fault) => fault.text)];
  if (errors.length > 0) throw new StrictDecodingError(errors, object, gvk, faults);
}
