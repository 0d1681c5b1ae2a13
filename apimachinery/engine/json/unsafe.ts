/** Whether the text may have had another number: an integer with more digits, or one too large for a float64. */
export function isUnsafe(value: number): boolean {
  return value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
}

/** Whether there is such a number anywhere in an object. */
export function hasUnsafe(root: object): boolean {
  const pending = [root];
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    for (const value of Object.values(object)) {
      if (typeof value === 'number' && isUnsafe(value)) return true;
      if (typeof value === 'object' && value !== null) pending.push(value);
    }
  }
  return false;
}

/** YAML's floats are JSON numbers without a fraction when they are whole, and those have as few digits as can be. */
export function integerOfFloat(value: unknown): unknown {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return value;
  const text = String(value);
  return text.includes('e') ? value : BigInt(text);
}
