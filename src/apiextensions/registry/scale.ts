import type { CustomResourceSubresourceScale } from '#api/apiextensions/v1/zz_generated.types';
import {
  jsonPath,
  NestedFieldError,
  nestedFieldNoCopy,
  nestedInt64,
  nestedString,
} from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { formatFloat } from '#engine/go/format_float';
import { type Spellings, spellingsAt } from '#engine/json/notes';
import { asError } from '#engine/text/as_error';

const MAX_INT32 = 2 ** 31 - 1;

/** What is wrong with the replicas that are asked for. Mirrors `ValidateScaleSpec`. */
export function validateScaleSpec(
  scale: CustomResourceSubresourceScale,
  object: object,
  spellings: Spellings | undefined,
): ErrorList {
  return validateReplicas(scale.specReplicasPath, object, spellings);
}

/** What is wrong with the replicas there are, and with their selector. Mirrors `ValidateScaleStatus`. */
export function validateScaleStatus(
  { statusReplicasPath, labelSelectorPath }: CustomResourceSubresourceScale,
  object: object,
  spellings: Spellings | undefined,
): ErrorList {
  const errors = validateReplicas(statusReplicasPath, object, spellings);
  if (typeof labelSelectorPath !== 'string') return errors;
  try {
    nestedString(object, ...fieldsOf(labelSelectorPath));
  } catch (error) {
    errors.push(invalid(newPath(labelSelectorPath), '', accessorText(error, object, spellings)));
  }
  return errors;
}

function fieldsOf(path: string): string[] {
  return path.replace(/^\./, '').split('.');
}

function validateReplicas(path: string, object: object, spellings: Spellings | undefined): ErrorList {
  const fields = fieldsOf(path);
  try {
    const replicas = nestedInt64(object, ...fields);
    if (replicas === undefined) return [];
    if (isFloat(spellings, fields)) return [invalid(newPath(path), 0, notFloat(fields, replicas, 'int64'))];
    if (replicas < 0) return [invalid(newPath(path), replicas, 'should be a non-negative integer')];
    if (replicas <= MAX_INT32) return [];
    return [invalid(newPath(path), replicas, `should be less than or equal to ${MAX_INT32}`)];
  } catch (error) {
    return [invalid(newPath(path), 0, accessorText(error, object, spellings))];
  }
}

function isFloat(spellings: Spellings | undefined, fields: readonly string[]): boolean {
  return typeof fields.reduce<Spellings | undefined>(spellingsAt, spellings) === 'string';
}

/** The message of an accessor's error; a number spelled with a fraction or an exponent is not an int64. */
function accessorText(error: unknown, object: object, spellings: Spellings | undefined): string {
  const { message } = asError(error);
  const begin = / is of the type int64, expected /.exec(message);
  if (!(error instanceof NestedFieldError) || begin === null) return message;
  const expected = message.slice(begin.index + begin[0].length);
  // The field that is named has no place in a number: the number is what should have it.
  const place = expected.startsWith('map') ? error.fields.slice(0, -1) : error.fields;
  if (!isFloat(spellings, place)) return message;
  return notFloat(error.fields, nestedFieldNoCopy(object, ...place), expected);
}

function notFloat(fields: readonly string[], value: unknown, expected: string): string {
  return `${jsonPath(fields)} accessor error: ${formatFloat(Number(value))} is of the type float64, expected ${expected}`;
}
