import type { Expr } from '../ast/expr.ts';
import { visit } from '../ast/visit.ts';
import type { Issues } from '../parser/issue.ts';
import type { Location } from '../parser/source.ts';
import { toDuration, toTimestamp } from '../values/convert.ts';
import { CelError } from '../values/value.ts';
import { compilePattern } from '../library/standard_strings.ts';
import { DynType, type Type } from '../types/type.ts';
import type { Checked } from '../checker/check.ts';
import { formatProblem } from './format_calls.ts';

/** Functions whose lists of arguments may hold different types. */
const EXEMPT: ReadonlySet<string> = /* @__PURE__ */ new Set(['format']);

/** What is wrong with a constant first argument of a function. */
const CONSTANTS: Readonly<Record<string, (value: never) => unknown>> = {
  duration: toDuration,
  timestamp: toTimestamp,
  matches: compilePattern,
};

/**
 * Looks for constants that are no duration, timestamp or pattern, and for literals of lists and maps with elements of
 * different types. Mirrors the validators that Kubernetes adds to its environments.
 */
export function validate({ expr, types }: Checked, locationOf: (id: number) => Location, issues: Issues): void {
  const mismatch = (e: Expr, expected: Type, actual: Type): void => {
    issues.report(locationOf(e.id), `expected type '${expected}' but found '${actual}'`);
  };
  const typeOf = (e: Expr, optional: boolean): Type => {
    const type = types.get(e.id) ?? DynType;
    return optional ? (type.params[0] ?? DynType) : type;
  };
  const lists: Expr[] = [];
  const maps: Expr[] = [];
  visit(expr, (e, parents) => {
    if (e.kind !== 'list' && e.kind !== 'map') return;
    if (parents.some((parent) => parent.kind === 'call' && EXEMPT.has(parent.function))) return;
    (e.kind === 'list' ? lists : maps).push(e);
  });
  for (const list of lists) {
    if (list.kind !== 'list') continue;
    let first: Type | undefined;
    for (const [index, element] of list.elements.entries()) {
      const type = typeOf(element, list.optionals.includes(index));
      first ??= type;
      if (first.equals(type)) continue;
      mismatch(element, first, type);
      break;
    }
  }
  for (const map of maps) {
    if (map.kind !== 'map') continue;
    let first: readonly [key: Type, value: Type] | undefined;
    for (const { key, value, optional } of map.entries) {
      const keyType = typeOf(key, false);
      const valueType = typeOf(value, optional);
      first ??= [keyType, valueType];
      if (!first[0].equals(keyType)) mismatch(key, first[0], keyType);
      if (!first[1].equals(valueType)) mismatch(value, first[1], valueType);
    }
  }
  for (const [name, check] of Object.entries(CONSTANTS)) {
    visit(expr, (e) => {
      const arg = e.kind === 'call' && e.function === name ? e.args[0] : undefined;
      if (arg?.kind === 'literal' && check(arg.value as never) instanceof CelError) {
        issues.report(locationOf(arg.id), `invalid ${name} argument`);
      }
    });
  }
  visit(expr, (e) => {
    const problem = e.kind === 'call' ? formatProblem(e, (arg) => typeOf(arg, false)) : undefined;
    if (problem !== undefined) issues.report(locationOf(problem.id), problem.message);
  });
}
