import { isLabelKey, isLabelValue } from '../../api/validate/content/kube.ts';
import {
  DoubleEquals,
  Equals,
  GreaterThan,
  In,
  LessThan,
  NotEquals,
  NotIn,
  type Operator,
} from '../../selection/operator.ts';
import { invalid } from '../../util/validation/field/constructors.ts';
import type { FieldError } from '../../util/validation/field/field_error.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';

/** The operators that take values, in the order of the messages. */
export function binaryOperators(): Operator[] {
  return [In, NotIn, Equals, DoubleEquals, NotEquals, GreaterThan, LessThan];
}

/** Validates a label key. */
export function labelKeyError(key: string, path: Path | undefined): FieldError | undefined {
  const errors = isLabelKey(key);
  return errors.length === 0 ? undefined : invalid(path, key, errors.join('; '));
}

/** Validates a label value. */
export function labelValueError(key: string, value: string, path: Path | undefined): FieldError | undefined {
  const errors = isLabelValue(value);
  return errors.length === 0 ? undefined : invalid((path ?? newPath()).key(key), value, errors.join('; '));
}
