// How Go writes and reads numbers in YAML (strconv), where JavaScript does it otherwise.

/** Text of a float64 as strconv's 'g' with the shortest precision writes it: 1e+06, 1.23456785e+07, 0.0001. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  return arrange(value.toExponential(), Object.is(value, -0));
}

/** The same for the value cut to a float32: Go names float keys of a mapping so. */
export function formatFloat32(value: number): string {
  const single = Math.fround(value);
  if (Number.isNaN(single)) return 'NaN';
  if (!Number.isFinite(single)) return single > 0 ? '+Inf' : '-Inf';
  for (let digits = 0; digits < 9; digits++) {
    const text = single.toExponential(digits);
    if (Math.fround(Number(text)) === single) return arrange(text, Object.is(single, -0));
  }
  return arrange(single.toExponential(), false);
}

/** From `d.ddde+-x` to plain digits when the exponent is small. */
function arrange(text: string, negativeZero: boolean): string {
  if (negativeZero) return '-0';
  const e = text.indexOf('e');
  const sign = text[0] === '-' ? '-' : '';
  const digits = text.slice(sign.length, e).replace('.', '').replace(/0+$/, '') || '0';
  const exponent = Number(text.slice(e + 1));
  if (exponent < -4 || exponent >= 6) {
    const size = Math.abs(exponent);
    return `${sign}${digits[0]}${digits.length > 1 ? '.' + digits.slice(1) : ''}e${exponent < 0 ? '-' : '+'}${size < 10 ? '0' : ''}${size}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  if (digits.length <= exponent + 1) return sign + digits.padEnd(exponent + 1, '0');
  return `${sign}${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
}
