import { LIST_COST, STRING_FACTOR } from './call_cost.ts';
import { type CallEstimate, type EstimatedNode, ONE, type SizeEstimator, sizeOfNode } from './estimator.ts';
import { add, exactly, multiply, type Range, scale, UNLIMITED } from './range.ts';

/** The value of a constant int, 0 for a negative one. */
function constantOf({ expr }: EstimatedNode, otherwise: bigint): bigint {
  if (expr?.kind !== 'literal' || typeof expr.value !== 'bigint') return otherwise;
  return expr.value < 0n ? 0n : expr.value;
}

/** A call that makes a list. */
function making(factor: number, size: Range): CallEstimate {
  return { cost: add(add(scale(size, factor), ONE), exactly(LIST_COST)), size };
}

/**
 * What the functions of cel-go's own libraries for lists and sets cost, which it knows by their overloads.
 * `undefined` for other functions.
 */
export function estimateListCall(
  overload: string,
  target: EstimatedNode | undefined,
  args: readonly EstimatedNode[],
  sizes: SizeEstimator,
): CallEstimate | undefined {
  const sizeOf = (node: EstimatedNode): Range => sizeOfNode(node, sizes);
  const [first, second] = args;
  switch (overload) {
    case 'list_slice': {
      if (target === undefined || args.length !== 2) return undefined;
      const length = constantOf(second!, sizeOf(target).max) - constantOf(first!, 0n);
      return making(1, exactly(BigInt.asUintN(64, length)));
    }
    case 'lists_range':
      if (target !== undefined || args.length !== 1) return undefined;
      return making(1, exactly(constantOf(first!, UNLIMITED)));
    case 'list_reverse':
      return target === undefined || args.length > 0 ? undefined : making(1, sizeOf(target));
    case 'list_flatten':
    case 'list_flatten_int': {
      if (target === undefined || args.length > 1) return undefined;
      const depth = first === undefined ? 1n : constantOf(first, UNLIMITED);
      return making(Number(depth), sizeOf(target));
    }
    case 'list_distinct': {
      if (target === undefined || args.length > 0) return undefined;
      return making(2, multiply(sizeOf(target), sizeOf(target)));
    }
    case 'list_sets_contains_list':
    case 'list_sets_intersects_list':
    case 'list_sets_equivalent_list': {
      if (args.length !== 2) return undefined;
      const factor = overload === 'list_sets_equivalent_list' ? 2 : 1;
      return { cost: add(scale(multiply(sizeOf(first!), sizeOf(second!)), factor), ONE) };
    }
  }
  const sorting = /^list_(.*)_(sort|sortByAssociatedKeys)$/.exec(overload);
  if (sorting === null || target === undefined) return undefined;
  const byKeys = sorting[2] !== 'sort';
  if (args.length !== (byKeys ? 1 : 0)) return undefined;
  const size = sizeOf(byKeys ? first! : target);
  const isText = sorting[1] === 'string' || sorting[1] === 'bytes';
  return making(isText ? 2 + STRING_FACTOR : 2, multiply(size, size));
}
