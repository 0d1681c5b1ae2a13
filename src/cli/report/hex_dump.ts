const WIDTH = 16;

/**
 * Bytes as `hexdump -C` shows them, in lines.
 * @param from the first byte to show
 * @param limit how many to show; what is left out is counted in a last line
 */
export function hexDump(bytes: Uint8Array, from: number, limit: number): string[] {
  const lines: string[] = [];
  const end = Math.min(bytes.length, from + limit);
  for (let at = from; at < end; at += WIDTH) {
    const row = Array.from(bytes.subarray(at, Math.min(at + WIDTH, end)));
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${at.toString(16).padStart(8, '0')}  ${hex.padEnd(WIDTH * 3 - 1)}  |${text}|`);
  }
  if (end < bytes.length) lines.push(`and ${bytes.length - end} more bytes`);
  return lines;
}
