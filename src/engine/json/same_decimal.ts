/** Whether two JSON numbers, as they are spelled, are the same to the last digit, however many there are. */
export function isSameDecimal(a: string, b: string): boolean {
  return normalForm(a) === normalForm(b);
}

/** The sign, the digits without zeros around them, and the power of ten that the last of these stands for. */
function normalForm(literal: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal);
  if (parts === null) return literal;
  const [, sign, whole, fraction = '', exponent = '0'] = parts;
  const digits = whole! + fraction;
  let start = 0;
  let end = digits.length;
  while (start < end && digits[start] === '0') start++;
  while (end > start && digits[end - 1] === '0') end--;
  return start === end ? '0' : `${sign}${digits.slice(start, end)}e${+exponent - fraction.length + digits.length - end}`;
}
