import type { CallExpr, Expr } from '../ast/expr.ts';
import { FormatFault, formatParts } from '../library/format_clause.ts';
import { notForClause } from '../library/format_text.ts';
import { DynType, type Kind, type Type } from '../types/type.ts';

/** The kinds of arguments that each clause takes. */
const TAKES: Readonly<Record<string, readonly Kind[]>> = {
  s: ['list', 'map', 'int', 'uint', 'double', 'bool', 'string', 'timestamp', 'bytes', 'duration', 'type', 'null'],
  d: ['int', 'uint'],
  f: ['double', 'string'],
  e: ['double', 'string'],
  b: ['int', 'uint', 'bool'],
  x: ['int', 'uint', 'string', 'bytes'],
  X: ['int', 'uint', 'string', 'bytes'],
  o: ['int', 'uint'],
};

/** What is wrong with `'...'.format([...])`, and where: `undefined` for nothing, and for other calls. */
export function formatProblem(
  call: CallExpr,
  typeOf: (expr: Expr) => Type,
): { readonly id: number; readonly message: string } | undefined {
  const [list] = call.args;
  const format = call.target?.kind === 'literal' ? call.target.value : undefined;
  if (call.function !== 'format' || typeof format !== 'string' || list?.kind !== 'list' || call.args.length !== 1)
    return undefined;
  let used = 0;
  for (const part of formatParts(format, list.elements.length, true)) {
    if (part instanceof FormatFault) return { id: call.id, message: part.message };
    if (typeof part === 'string') continue;
    const bad = wrongArgument(part.letter, list.elements[used++]!, typeOf);
    if (bad !== undefined) return { id: bad.id, message: notForClause(part.letter, typeOf(bad)) };
  }
  if (list.elements.length <= used) return undefined;
  const message = `too many arguments supplied to string.format (expected ${used}, got ${list.elements.length})`;
  return { id: call.id, message };
}

/** The part of an argument that its clause does not take. */
function wrongArgument(letter: string, arg: Expr, typeOf: (expr: Expr) => Type): Expr | undefined {
  const type = typeOf(arg);
  if (type !== DynType && !TAKES[letter]!.includes(type.kind)) return arg;
  if (letter !== 's') return undefined;
  const inside =
    arg.kind === 'list'
      ? arg.elements
      : arg.kind === 'map'
        ? arg.entries.flatMap(({ key, value }) => [key, value])
        : [];
  for (const each of inside) {
    const wrong = wrongArgument(letter, each, typeOf);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
