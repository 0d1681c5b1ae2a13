/**
 * A decimal number of any size, as Go's `inf.Dec` has it: `unscaled * 10^-scale`. One number has several forms:
 * `{ unscaled: 15n, scale: 1 }` and `{ unscaled: 150n, scale: 2 }` are both 1.5.
 */
export interface Dec {
  readonly unscaled: bigint;
  readonly scale: number;
}
