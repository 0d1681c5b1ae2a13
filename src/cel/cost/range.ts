/** The least and the most of a size or a cost: uint64, where the largest one stands for anything beyond. */
export interface Range {
  readonly min: bigint;
  readonly max: bigint;
}

/** No limit. */
export const UNLIMITED = 18_446_744_073_709_551_615n;
/** Anything at all. */
export const UNKNOWN: Range = { min: 0n, max: UNLIMITED };
/** Nothing. */
export const NOTHING: Range = { min: 0n, max: 0n };

function capped(value: bigint): bigint {
  return value > UNLIMITED ? UNLIMITED : value;
}

/** Exactly one value. */
export function exactly(value: bigint | number): Range {
  const exact = BigInt(value);
  return { min: exact, max: exact };
}

export function add(a: Range, b: Range): Range {
  return { min: capped(a.min + b.min), max: capped(a.max + b.max) };
}

export function multiply(a: Range, b: Range): Range {
  return { min: capped(a.min * b.min), max: capped(a.max * b.max) };
}

/** Times a factor, rounded up. Computed as a double, as Go does it. */
export function scale({ min, max }: Range, factor: number): Range {
  return { min: scaled(min, factor), max: scaled(max, factor) };
}

function scaled(value: bigint, factor: number): bigint {
  const product = Math.ceil(Number(value) * factor);
  return product >= 2 ** 64 ? UNLIMITED : BigInt(product);
}

/** The range that holds both. */
export function union(a: Range, b: Range): Range {
  return { min: a.min < b.min ? a.min : b.min, max: a.max > b.max ? a.max : b.max };
}
