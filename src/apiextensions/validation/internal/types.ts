import type { Result } from './result.ts';
import type { SchemaNode } from './schema_node.ts';
import { isNearlyInteger, type ValueKind } from '../../schema/value_kind.ts';

/** Whether the schema allows the value's type. Number formats count as separate types. */
export function checkType(node: SchemaNode, value: unknown, kind: ValueKind, path: string, result: Result): void {
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
