import { asError } from '#engine/text/as_error';
import { textDetails, type Spellings } from '#engine/json/notes';
import { DynType, plainValue, type Type, typeOf, type Value } from '../../cel/index.ts';
import { documentsOf, formatOf } from '../input/documents.ts';
import { readPlaced } from '../input/places.ts';
import { readInput } from '../input/read_input.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';

/** A variable of an expression. */
export interface Variable {
  readonly type: Type;
  readonly value: Value;
}

/**
 * Reads `--var` arguments, `name=value` or `name=@file`. A number, text or boolean has its type, anything else has none.
 * @throws UsageError
 */
export async function givenVariables(args: readonly string[]): Promise<Map<string, Variable>> {
  const variables = new Map<string, Variable>();
  for (const arg of args) {
    const at = arg.indexOf('=');
    const name = arg.slice(0, Math.max(at, 0));
    if (!/^[a-zA-Z_][a-zA-Z0-9_]*$/.test(name))
      throw new UsageError(`invalid value ${printable(arg)} for option --var`, 'for example: --var max=5');
    const text = arg.slice(at + 1);
    const value = await valueOf(text, name);
    const isScalar = ['string', 'boolean', 'bigint', 'number'].includes(typeof value);
    variables.set(name, { type: isScalar ? typeOf(value) : DynType, value });
  }
  return variables;
}

async function valueOf(text: string, name: string): Promise<Value> {
  const path = text.startsWith('@') ? text.slice(1) : undefined;
  try {
    const data = path === undefined ? text : await readInput(path);
    const [document, ...more] = documentsOf(data, path === undefined ? 'yaml' : formatOf(path, data));
    if (more.length > 0) throw new Error('expected one document');
    if (document === undefined) return null;
    const placed = readPlaced(document, false);
    if ('reason' in placed) throw new Error(placed.text);
    const spellings: Spellings | undefined = textDetails(placed.detailsAt([])?.root).spellings;
    return plainValue(placed.value, spellings);
  } catch (error) {
    throw new UsageError(`--var ${name}: ${asError(error).message}`);
  }
}
