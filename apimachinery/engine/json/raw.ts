/**
 * Raw JSON that came from YAML. Go makes JSON with sorted keys of YAML before it keeps the bytes, so canonical encoding
 * sorts the keys of these values, while those of values that came from JSON keep their order.
 */
const fromYAML = new WeakSet<object>();

/** Whether any value was ever marked. */
let anyFromYAML = false;

export function markFromYAML(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  anyFromYAML = true;
  fromYAML.add(value);
}

export function isFromYAML(value: unknown): boolean {
  return typeof value === 'object' && value !== null && fromYAML.has(value);
}

/** Marks the copy of a marked value. */
export function markCopy(source: object, target: object): void {
  if (anyFromYAML && fromYAML.has(source)) fromYAML.add(target);
}
