import type { Expr } from './expr.ts';

/** Visits a tree depth-first, children before parents. `parents` are the nodes around one, from the inside out. */
export function visit(
  expr: Expr,
  visitor: (expr: Expr, parents: readonly Expr[]) => void,
  parents: readonly Expr[] = [],
): void {
  const inside = [expr, ...parents];
  for (const child of childrenOf(expr)) visit(child, visitor, inside);
  visitor(expr, parents);
}

/** The expressions directly inside a node. */
export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'select':
      return [expr.operand];
    case 'call':
      return expr.target === undefined ? expr.args : [expr.target, ...expr.args];
    case 'list':
      return expr.elements;
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value]);
    case 'struct':
      return expr.fields.map(({ value }) => value);
    case 'comprehension':
      return [expr.iterRange, expr.accuInit, expr.loopCondition, expr.loopStep, expr.result];
    default:
      return [];
  }
}
