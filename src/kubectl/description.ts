import { isMap } from '#engine/json/untyped';

/** A line of a description: a label, and what it stands for. Undefined values are left out. */
export type Entry = readonly [label: string, value: Value];
export type Value = string | number | boolean | undefined | readonly string[] | Entries | Rows;

/** Entries of a level of their own. */
export interface Entries {
  readonly entries: readonly Entry[];
}

/** A table, the first row with its headings. */
export interface Rows {
  readonly rows: readonly (readonly string[])[];
}

const NONE = '<none>';
// What moves the cursor or hides text, but for line feeds, which get lines of their own.
const UNPRINTABLE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A description as text: values in a column for each level, what is below a label indented. */
export function render(entries: readonly Entry[]): string {
  return `${lines(entries).join('\n')}\n`;
}

function lines(all: readonly Entry[]): string[] {
  const entries = all.filter(([, value]) => value !== undefined);
  const width = Math.max(0, ...entries.filter(([, value]) => !isBelow(value)).map(([label]) => label.length));
  return entries.flatMap(([label, value]) => {
    const name = printable(label);
    if (isBelow(value)) {
      const below = 'entries' in value ? lines(value.entries) : table(value.rows);
      return [`${name}:`, ...below.map((line) => `  ${line}`)];
    }
    const texts = textsOf(value);
    return texts.map((text, at) => `${(at === 0 ? `${name}:` : '').padEnd(width + 2)} ${text}`.trimEnd());
  });
}

function isBelow(value: Value): value is Entries | Rows {
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return 'entries' in value ? value.entries.length > 0 : 'rows' in value && value.rows.length > 1;
}

function textsOf(value: Value): string[] {
  if (typeof value === 'object' && !isList(value)) return [NONE];
  const texts = (isList(value) ? value : [String(value)]).flatMap((text) => text.split('\n')).map(printable);
  return texts.length === 0 || texts.every((text) => text === '') ? [NONE] : texts;
}

function isList(value: Value): value is readonly string[] {
  return Array.isArray(value);
}

function table(rows: readonly (readonly string[])[]): string[] {
  const shown = rows.map((row) => row.map((cell) => printable(cell.replaceAll('\n', ' '))));
  const widths = shown[0]?.map((_, at) => Math.max(...shown.map((row) => row[at]?.length ?? 0))) ?? [];
  return shown.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function printable(text: string): string {
  return text.replace(UNPRINTABLE, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A map as lines, in order. */
export function pairs(map: Readonly<Record<string, string>> = {}, sign = '='): string[] {
  return Object.entries(map)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}${sign}${value}`);
}

export interface Condition {
  readonly type?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
}

export function conditionRows(conditions: readonly Condition[] = []): Rows {
  const rows = conditions.map(({ type = '', status = '', lastTransitionTime = '', reason = '', message = '' }) => [
    ...[type, status, lastTransitionTime, reason, message],
  ]);
  return { rows: [['Type', 'Status', 'Since', 'Reason', 'Message'], ...rows] };
}

/** The fields of any object, as they are. */
export function fieldsOf(object: object): Entries {
  return { entries: Object.entries(object).map(([key, value]): Entry => [labelOf(key), valueOf(value)]) };
}

/** `maxReplicas` as `Max Replicas`; keys that are no names of fields stay as they are. */
function labelOf(key: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) return key;
  return (key.charAt(0).toUpperCase() + key.slice(1)).replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

function valueOf(value: unknown): Value {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return value.map(String);
    return { entries: value.map((item, at): Entry => [String(at), valueOf(item)]) };
  }
  return isMap(value) ? fieldsOf(value) : String(value ?? NONE);
}
