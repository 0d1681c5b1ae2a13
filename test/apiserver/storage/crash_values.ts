/** The keys that the writer of the crash test writes. */
export const KEYS: readonly string[] = Array.from({ length: 8 }, (_, index) => `/registry/crash/${index}`);

/** What a key holds after the write with this number; undefined: nothing, it was deleted. */
export function valueOf(number: number): Uint8Array | undefined {
  if (number % 5 === 4) return undefined;
  // Of many sizes, some larger than what a disk writes at once; each byte depends on the number.
  const bytes = new Uint8Array(8 + ((number * 7919) % 20_000)).fill(number % 251);
  new DataView(bytes.buffer).setFloat64(0, number);
  return bytes;
}
