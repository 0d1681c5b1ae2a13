import { formatFloat } from '#engine/go/format_float';
import { type Spellings, spellingsAt } from '#engine/json/notes';
import { integerOfFloat } from '#engine/json/unsafe';
import { quote } from '#engine/schema/fault';
import type { Correlated } from '../../correlation/correlated.ts';
import { identityOf } from '../../schema/identity.ts';
import { isNearlyInteger, kindOf, type ValueKind } from '../../schema/value_kind.ts';
import { combine } from './combinations.ts';
import { checkNumber } from './numbers.ts';
import { Result } from './result.ts';
import type { SchemaNode } from './schema_node.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Validates a value against a schema and adds errors to `result`, in Go's order, except for properties, whose order is
 * random in Go. Each check increases the match count as in Go.
 * @param correlated what was there before, when the object is updated: what is wrong and unchanged is not an error then
 */
export function validateValue(
  node: SchemaNode,
  given: unknown,
  spellings: Spellings | undefined,
  path: string,
  result: Result,
  correlated?: Correlated,
): void {
  if (correlated === undefined) return validate(node, given, spellings, path, result, undefined);
  const own = new Result();
  validate(node, given, spellings, path, own, correlated);
  if (own.isValid || !correlated.isUnchanged()) return result.merge(own);
  result.matchCount += own.matchCount;
}

function validate(
  node: SchemaNode,
  given: unknown,
  spellings: Spellings | undefined,
  path: string,
  result: Result,
  correlated: Correlated | undefined,
): void {
  const kind = kindOf(given, spellings);
  // In Go, a number beyond int64 is a float64, and an int64 shows all its digits.
  const value = kind === 'number' ? Number(given) : kind === 'integer' ? integerOfFloat(given) : given;
  if (kind === 'null') {
    checkType(node, value, kind, path, result);
    checkEnumeration(node, value, kind, spellings, path, result);
    return;
  }
  if (node.types.length > 0 || node.format !== '') {
    checkType(node, value, kind, path, result);
    result.matchCount++;
  }
  // Each of several schemas judges the value by itself, whatever it was before.
  combine(node, path, result, (schema, own) => validateValue(schema, value, spellings, path, own));
  // One for the combinations, one for the enumeration, one for the schema.
  result.matchCount += 3;
  switch (kind) {
    case 'string':
      checkString(node, value as string, path, result);
      break;
    case 'integer':
    case 'number':
      checkNumber(node, value as number | bigint, kind, path, result);
      result.matchCount++;
      break;
    case 'array':
      checkArray(node, value as readonly unknown[], spellings, path, result, correlated);
      result.matchCount++;
  }
  checkEnumeration(node, value, kind, spellings, path, result);
  if (kind === 'object') {
    checkObject(node, value as Data, spellings, path, result, correlated);
    result.matchCount++;
  }
}

function checkEnumeration(
  { enumeration }: SchemaNode,
  value: unknown,
  kind: ValueKind,
  spellings: Spellings | undefined,
  path: string,
  result: Result,
): void {
  if (enumeration === undefined || enumeration.has(value, kind, spellings)) return;
  const { texts, text } = enumeration;
  result.add({
    message: `${path} in body should be one of [${text}]`,
    name: path,
    as: 'enum',
    value,
    ...(kind === 'number' && { valueText: formatFloat(value as number) }),
    values: texts,
  });
}

function checkArray(
  node: SchemaNode,
  array: readonly unknown[],
  spellings: Spellings | undefined,
  path: string,
  result: Result,
  correlated: Correlated | undefined,
): void {
  const { items, minItems, maxItems } = node;
  if (items !== undefined)
    for (const [index, item] of array.entries()) {
      if (result.isFull) break;
      validateValue(items, item, spellingsAt(spellings, index), `${path}[${index}]`, result, correlated?.index(index));
    }
  const { length } = array;
  if (length < minItems)
    result.add({ message: `${path} in body should have at least ${minItems} items`, name: path, value: length });
  if (length > maxItems)
    result.add({
      message: `${path} in body should have at most ${maxItems} items`,
      name: path,
      as: 'tooMany',
      value: length,
      limit: maxItems,
    });
  if (node.uniqueItems && hasDuplicates(array, spellings))
    result.add({ message: `${path} in body shouldn't contain duplicates`, name: path });
  result.matchCount++;
}

function hasDuplicates(array: readonly unknown[], spellings: Spellings | undefined): boolean {
  const seen = new Set(array.map((item, index) => identityOf(item, spellingsAt(spellings, index))));
  return seen.size < array.length;
}

function checkObject(
  node: SchemaNode,
  object: Data,
  spellings: Spellings | undefined,
  path: string,
  result: Result,
  correlated: Correlated | undefined,
): void {
  const { properties, additional, minProperties, maxProperties } = node;
  const keys = Object.keys(object);
  const size = keys.length;
  if (size < minProperties)
    result.add({
      message: `${path} in body should have at least ${minProperties} properties`,
      name: path,
      value: size,
    });
  if (size > maxProperties) {
    result.add({
      message: `${path} in body should have at most ${maxProperties} properties`,
      name: path,
      as: 'tooMany',
      value: size,
      limit: maxProperties,
    });
  }
  // The type of the whole object may have been converted.
  const before = (key: string): Correlated | undefined =>
    path === '' && (key === 'kind' || key === 'apiVersion') ? undefined : correlated?.key(key);
  if (additional !== true) {
    for (const key of keys) {
      if (result.isFull) break;
      if (properties.has(key)) continue;
      if (additional === false)
        result.add({ message: `${path}.${key} in body is a forbidden property`, name: path, value: key });
      else validateValue(additional, object[key], spellingsAt(spellings, key), `${path}.${key}`, result, before(key));
    }
  }
  for (const [name, property] of properties) {
    if (Object.hasOwn(object, name))
      validateValue(
        property,
        object[name],
        spellingsAt(spellings, name),
        path === '' ? name : `${path}.${name}`,
        result,
        before(name),
      );
  }
  for (const name of node.required) {
    if (!Object.hasOwn(object, name))
      result.add({ message: `${path}.${name} in body is required`, name: `${path}.${name}`, as: 'required' });
  }
}

/** Checks length and pattern, reporting only the first error, and the format. */
function checkString(node: SchemaNode, text: string, path: string, result: Result): void {
  checkText(node, text, path, result);
  result.matchCount++;
  const { hasFormat, format } = node;
  if (hasFormat === undefined) return;
  if (!hasFormat(text))
    result.add({
      message: `${path} in body must be of type ${format}: ${quote(text)}`,
      name: path,
      as: 'type',
      value: text,
    });
  result.matchCount++;
}

function checkText({ minLength, maxLength, pattern }: SchemaNode, text: string, path: string, result: Result): void {
  // A string has at most as many characters as code units, and at least half as many.
  const length = text.length > maxLength || text.length / 2 < minLength ? characters(text) : text.length;
  if (length > maxLength) {
    result.add({
      message: `${path} in body should be at most ${maxLength} chars long`,
      name: path,
      as: 'tooLong',
      limit: maxLength,
    });
  } else if (length < minLength) {
    result.add({ message: `${path} in body should be at least ${minLength} chars long`, name: path, value: text });
  } else if (pattern !== undefined) {
    const mismatch = pattern.mismatch(text);
    if (mismatch !== undefined)
      result.add({ message: `${path} in body should match '${mismatch}'`, name: path, value: text });
  }
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether the schema allows the value's type. Number formats count as separate types. */
function checkType(node: SchemaNode, value: unknown, kind: ValueKind, path: string, result: Result): void {
  const wrong = (expected: string, found: string): void => {
    result.add({
      message: `${path} in body must be of type ${expected}: "${found}"`,
      name: path,
      as: 'type',
      value: found,
    });
  };
  const { types, format } = node;
  if (kind === 'null') {
    if (types.length > 0 && !node.nullable && !types.includes('null')) return wrong(types.join(','), 'null');
    result.matchCount++;
    return;
  }
  const isText = kind === 'string' || kind === 'array';
  const valueFormat = kind === 'integer' ? 'int64' : kind === 'number' ? 'float64' : '';
  const wholeNumber = kind === 'number' && types.includes('integer') && isNearlyInteger(Number(value));
  const isAllowed = types.includes(kind) || wholeNumber || (kind === 'integer' && types.includes('number'));
  if (!isText && format !== '' && !isAllowed && format !== valueFormat) return wrong(format, valueFormat);
  // As in Go, a list passes as a string with a format.
  const isFormatted = format !== '' && isText && !types.includes('number') && !types.includes('integer');
  if (!isFormatted && !isAllowed) return wrong(types.join(','), kind);
  result.matchCount++;
}
