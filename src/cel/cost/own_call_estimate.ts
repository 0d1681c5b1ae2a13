import { COMPARISONS, REGEX_FACTOR, STRING_FACTOR } from './call_cost.ts';
import { type CallEstimate, type EstimatedNode, ONE } from './estimator.ts';
import { add, multiply, type Range, scale, UNKNOWN } from './range.ts';

function sizeOf(node: EstimatedNode | undefined): Range {
  return node?.size ?? UNKNOWN;
}

/**
 * What the language's own functions cost that depend on sizes, without their arguments; `undefined` for the others.
 * Mirrors the cases of cel-go's `coster.functionCost`.
 */
export function estimateOwnCall(
  overload: string,
  target: EstimatedNode | undefined,
  args: readonly EstimatedNode[],
): CallEstimate | undefined {
  const [first, second] = args;
  const reading = (size: Range): Range => scale(size, STRING_FACTOR);
  switch (overload) {
    case 'string_format':
      return target === undefined ? undefined : { cost: reading(sizeOf(target)) };
    case 'string_to_bytes': {
      const { min, max } = sizeOf(first);
      return { cost: reading({ min, max }), size: { min, max: BigInt.asUintN(64, max * 4n) } };
    }
    case 'bytes_to_string': {
      const { min, max } = sizeOf(first);
      return { cost: reading({ min, max }), size: { min: min / 4n, max } };
    }
    case 'strings_quote': {
      const { min, max } = sizeOf(first);
      const size = { min: BigInt.asUintN(64, min + 2n), max: BigInt.asUintN(64, max * 2n + 2n) };
      return { cost: reading({ min, max }), size };
    }
    case 'starts_with_string':
    case 'ends_with_string':
      return args.length === 1 ? { cost: reading(sizeOf(first)) } : undefined;
    case 'in_list':
      return { cost: scale(sizeOf(second), 1) };
    case 'matches_string':
      if (target === undefined) return undefined;
      return { cost: multiply(reading(add(sizeOf(target), ONE)), scale(sizeOf(first), REGEX_FACTOR)) };
    case 'contains_string':
      if (target === undefined) return undefined;
      return { cost: multiply(reading(sizeOf(target)), reading(sizeOf(first))) };
  }
  if (!COMPARISONS.has(overload)) return undefined;
  const [left, right] = [sizeOf(first).max, sizeOf(second).max];
  const smallest = left < right ? left : right;
  return { cost: reading({ min: smallest > 0n ? 1n : 0n, max: smallest }) };
}
