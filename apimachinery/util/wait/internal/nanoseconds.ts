// Go counts time in whole nanoseconds, and cuts off what a factor makes beyond them. To come to the same delays, products
// are made of nanoseconds here too: exactly up to 26 days, and nearly beyond.

export function toNanoseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1e6);
}

export function toMilliseconds(nanoseconds: number): number {
  return nanoseconds / 1e6;
}
