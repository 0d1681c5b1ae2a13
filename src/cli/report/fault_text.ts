import type { FileFault } from '../input/file_fault.ts';
import { printable } from '../printable.ts';

/** A message may quote a whole value; this much of it is shown. */
const MAX_LENGTH = 400;

/** A readable message of what is wrong and what is expected, without the position. */
export function faultText(fault: FileFault): string {
  const meant = fault.suggestion === undefined ? '' : `; did you mean ${fault.suggestion}?`;
  const hint = fault.hint === undefined ? '' : `; ${printable(fault.hint)}`;
  return `${shorten(words(fault))}${meant}${hint}`;
}

function words({ reason, text, value, expected, got }: FileFault): string {
  if (reason === 'unknown') return 'unknown field';
  if (reason === 'duplicate') return 'duplicate key';
  if (expected !== undefined) return `expected ${shortType(expected)}, got ${got}`;
  if (reason === 'type' && value !== undefined && !text.includes(value)) return `Invalid value: ${value}: ${text}`;
  // Go counts lines within the document.
  return text.replace(/^yaml: line \d+: /, 'yaml: ');
}

function shortType(type: string): string {
  return type.startsWith('struct {') ? 'an object' : type;
}

function shorten(text: string): string {
  const shown = printable(text.slice(0, MAX_LENGTH * 2));
  return text.length > MAX_LENGTH * 2 || shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH)}…` : shown;
}
