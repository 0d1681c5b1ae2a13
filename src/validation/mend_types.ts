import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { isMap, valueAt } from '#engine/json/untyped';
import type { Fault } from '#engine/schema/fault';
import { copy } from '#engine/verbs/copy';
import { verify } from '#engine/verbs/verify';

/**
 * Judges the rest of an object that has values of the wrong type. What was written as another type is taken for what it
 * was meant to be (`"3"` as 3, `true` as `"true"`), anything else is left out. Errors that this may cause are dropped.
 * @param faults what verification found in it
 * @param judge the errors of an object with the right types
 */
export function judgeRest(
  type: KindClass,
  object: unknown,
  faults: readonly Fault[],
  judge: (object: object) => readonly FieldError[],
): readonly FieldError[] {
  const value = copy(object);
  if (!isMap(value)) return [];
  const wrong: string[] = [];
  const gone: string[] = [];
  for (const { reason, keys, path, expected } of faults) {
    if (reason !== 'type') continue;
    wrong.push(path);
    if (!mend(value, keys, expected)) gone.push(path);
  }
  const verified = verify(type, value, { scalars: scalarSyntaxes });
  if (verified.faults.some(({ reason }) => reason === 'type') || !isMap(verified.value)) return [];
  return judge(verified.value).filter(
    ({ field, type: kind }) =>
      !wrong.some((path) => isAtOrBelow(field, path)) &&
      // What is left out may be what others refer to, what its surroundings need, or what gives others their default.
      (gone.length === 0 ||
        (kind !== 'FieldValueNotFound' &&
          !gone.some((path) => isAtOrBelow(path, field)) &&
          (kind === 'FieldValueRequired' || valueAt(object, field.match(/[^.[\]]+/g) ?? []) !== undefined))),
  );
}

/** Replaces a value by what it was meant to be. @returns false when it was left out, with the list that it is an item of */
function mend(object: Record<string, unknown>, keys: readonly (string | number)[], expected = ''): boolean {
  const meant = meaning(valueAt(object, keys), expected);
  for (let end = keys.length - 1; end >= 0; end--) {
    const holder = valueAt(object, keys.slice(0, end));
    const key = String(keys[end]);
    if (meant !== undefined && (isMap(holder) || Array.isArray(holder))) return Reflect.set(holder, key, meant);
    if (isMap(holder)) return !Reflect.deleteProperty(holder, key);
  }
  return false;
}

/** The value of a Go type that was meant by one of another type. */
export function meaning(value: unknown, type: string): string | number | boolean | undefined {
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if (typeof value !== 'string') return undefined;
  if (/^u?int\d*$/.test(type) && /^-?\d{1,9}$/.test(value)) return Number(value);
  return type === 'bool' && /^(?:true|false)$/.test(value) ? value === 'true' : undefined;
}

function isAtOrBelow(field: string, path: string): boolean {
  return path === '' || (field.startsWith(path) && /^(?:$|[.[])/.test(field.slice(path.length)));
}
