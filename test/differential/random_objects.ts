// Changes objects in ways that decoders trip over, as JSON and as YAML text.
import type { Random } from './random_scalars.ts';

/** JSON as it is written: keys in order and as often as they stand, numbers and strings with their spelling. */
export type Written = { entries: [key: string, value: Written][] } | { items: Written[] } | { text: string };

/** Reads JSON that is valid and has no white space. */
export function readWritten(json: string): Written {
  const tokens = json.match(/[{}[\],:]|"(?:[^"\\]|\\.)*"|[^{}[\],:"]+/gs) ?? [];
  let at = 0;
  const value = (): Written => {
    const token = tokens[at++]!;
    if (token === '{') {
      const entries: [string, Written][] = [];
      while (tokens[at] !== '}') {
        if (tokens[at] === ',') at++;
        const key = tokens[at]!;
        at += 2;
        entries.push([key, value()]);
      }
      at++;
      return { entries };
    }
    if (token !== '[') return { text: token };
    const items: Written[] = [];
    while (tokens[at] !== ']') {
      if (tokens[at] === ',') at++;
      else items.push(value());
    }
    at++;
    return { items };
  };
  return value();
}

export function write(node: Written, space: () => string): string {
  if ('text' in node) return space() + node.text + space();
  if ('items' in node) return `${space()}[${node.items.map((item) => write(item, space)).join(',') || space()}]`;
  return `${space()}{${node.entries.map(([key, value]) => `${space()}${key}${space()}:${write(value, space)}`).join(',') || space()}}`;
}

const scalars = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1',
  '1.0',
  '1.5',
  '1e0',
  '1E3',
  '-1e-3',
  '1e3',
  '2147483647',
  '2147483648',
  '-2147483648',
  '-2147483649',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775808',
  '-9223372036854775809',
  '18446744073709551616',
  '1e18',
  '9007199254740993.0',
  '255',
  '256',
  '""',
  '"a"',
  '"1"',
  '"10%"',
  '"5"',
  '"true"',
  '"1.5Gi"',
  '"100m"',
  '"1e3"',
  '"0.1"',
  '"1E"',
  '"x"',
  '"2020-01-01T00:00:00Z"',
  '"2020-01-01T01:00:00+01:00"',
  '"2020-01-01T00:00:00.123456Z"',
  '"2020-01-01"',
  '"YQ=="',
  '"YR=="',
  '"YQ"',
  '"Y Q=="',
  '"YQ==\\n"',
  '"\\u003c"',
  '"<>&"',
  '"\\ud83d\\ude00"',
  '"\\ud83d"',
  '"é\\u2028"',
  '"1h"',
  '"__proto__"',
  '"a\\tb"',
  '"a: b"',
  '" a"',
  '"#a"',
  '"-"',
  '"~"',
  '"null"',
  '"yes"',
  '"0x1"',
  '"1_000"',
  '"="',
  '"a\\nb\\n"',
  '{}',
  '[]',
  '{"a":1}',
  '{"a":"b"}',
  '[1]',
  '["a"]',
  '[null]',
  '[{}]',
  '[[]]',
  '{"a":null}',
  '{"name":"n"}',
  '{"name":"n","value":1}',
  '{"Name":"n"}',
  '{"apiVersion":"v1","kind":"Pod"}',
  '{"b":1.0,"a":[1e2]}',
  '{"10":1,"9":2}',
];
const keys = [
  '"zz"',
  '"metadata"',
  '"spec"',
  '"status"',
  '"items"',
  '"name"',
  '"kind"',
  '"apiVersion"',
  '"Kind"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '""',
  '"a.b"',
  '"a\\"b"',
  '"\\u0061"',
  '"1"',
  '"10"',
  '"é"',
  '"labels"',
  '"Spec"',
  '"creationTimestamp"',
  '"<"',
  '"0"',
];

/** Every object and array in a value, with how to replace it left to the caller. */
function containers(root: Written): Written[] {
  const found: Written[] = [];
  const visit = (node: Written): void => {
    if ('text' in node) return;
    found.push(node);
    for (const child of 'items' in node ? node.items : node.entries.map(([, value]) => value)) visit(child);
  };
  visit(root);
  return found;
}

function otherSpelling(text: string, r: Random): string {
  if (/^-?\d+$/.test(text))
    return r.pick([`${text}.0`, `${text}e0`, `${text}0e-1`, `"${text}"`, `${text}.5`, `${text}00000000000000000000`]);
  const char = /^"([^\ud800-\udfff])/.exec(text)?.[1];
  if (char === undefined || char === '\\' || char === '"') return text;
  return `"\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}${text.slice(2)}`;
}

/** Changes a value in one place. */
export function mutate(root: Written, r: Random): void {
  const all = containers(root);
  if (all.length === 0) return;
  // Deep places are many: the top ones get their share.
  const node = r.int(4) === 0 ? all[r.int(Math.min(3, all.length))]! : r.pick(all);
  if ('items' in node) {
    const at = r.int(node.items.length + 1);
    switch (r.int(5)) {
      case 0:
        node.items.splice(at, 0, { text: 'null' });
        break;
      case 1:
        node.items.splice(at, 1, readWritten(r.pick(scalars)));
        break;
      case 2:
        node.items.splice(at, 0, readWritten(r.pick(scalars)));
        break;
      case 3:
        node.items.splice(at, 1);
        break;
      default: {
        const item = node.items[at];
        if (item !== undefined) node.items.push(readWritten(write(item, () => '')));
      }
    }
    return;
  }
  if (!('entries' in node)) return;
  const { entries } = node;
  const at = r.int(entries.length + 1);
  const entry = entries[at];
  if (entry === undefined) {
    entries.splice(at, 0, [r.pick(keys), readWritten(r.pick(scalars))]);
    return;
  }
  switch (r.int(9)) {
    case 0:
      entries.splice(at, 1);
      break;
    case 1:
      entries.splice(r.int(entries.length + 1), 0, [
        entry[0],
        readWritten(r.int(2) === 0 ? r.pick(scalars) : write(entry[1], () => '')),
      ]);
      break;
    case 2:
      entry[0] = r.pick(keys);
      break;
    case 3:
      entry[0] = r.pick([entry[0].toUpperCase(), entry[0].slice(0, -1) + 'x"', otherSpelling(entry[0], r)]);
      break;
    case 4:
      entries.push(entries.shift()!);
      break;
    case 5:
      if ('text' in entry[1]) entry[1] = { text: otherSpelling(entry[1].text, r) };
      break;
    case 6:
      entries.splice(at, 0, [r.pick(keys), readWritten(r.pick(scalars))]);
      break;
    default:
      entry[1] = readWritten(r.pick(scalars));
  }
}

export function randomSpace(r: Random): () => string {
  return r.int(3) === 0 ? () => r.pick(['', '', '', ' ', '\n', '\t ', '\r\n']) : () => '';
}

const jsonPieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u',
  '0',
  '-',
  '.',
  'e',
  ' ',
  '\n',
  'null',
  'true',
  '\u0000',
  '\t',
  '\u{1f600}',
  '//',
  '\ufeff',
  "'",
];
const yamlPieces = [
  ' ',
  '  ',
  '\n',
  '\t',
  '- ',
  ': ',
  ':',
  '? ',
  '#',
  ' #',
  '&a ',
  '*a',
  '!!str ',
  '!!int ',
  '!!float ',
  '!!binary ',
  '!',
  '|',
  '|-',
  '>',
  '>+',
  "'",
  '"',
  '\\',
  '[',
  ']',
  '{',
  '}',
  ', ',
  '---\n',
  '...\n',
  '%',
  '@',
  '`',
  '<<: ',
  '~',
  'null',
  'yes',
  'No',
  'on',
  '0o7',
  '010',
  '0x1F',
  '0b1',
  '1_000',
  '.inf',
  '-.INF',
  '.nan',
  '1e3',
  '1.',
  '.5',
  '12:30',
  '2001-01-01',
  '=',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u00e9',
  '\u{1f600}',
  '\u0007',
  '\r\n',
  '-0',
  '9007199254740993',
  '18446744073709551616',
  '1e400',
];

/** Breaks JSON text in up to two places. */
export function breakJSON(text: string, r: Random): string {
  return r.mutated(text, jsonPieces);
}

/** Changes YAML text: lines go, come twice, move, are indented otherwise, get other values, or get odd characters. */
export function mutateYAML(text: string, r: Random): string {
  const lines = text.split('\n');
  for (let n = 1 + r.int(2); n > 0; n--) {
    if (lines.length === 0) break;
    const at = r.int(lines.length);
    const line = lines[at]!;
    const value = /^([\s-]*[^\s:][^:]*:)\s/.exec(line) ?? /^(\s*-)\s/.exec(line);
    switch (r.int(9)) {
      case 0:
        lines.splice(at, 1);
        break;
      case 1:
        lines.splice(at, 0, line);
        break;
      case 2:
        lines.splice(r.int(lines.length), 0, line);
        break;
      case 3:
        lines[at] = r.pick([` ${line}`, `  ${line}`, line.replace(/^ /, ''), line.replace(/^ {2}/, ''), `\t${line}`]);
        break;
      case 4:
      case 5:
        if (value !== null) lines[at] = `${value[1]!} ${r.pick([...scalars, ...yamlPieces])}`;
        break;
      case 6:
        lines[at] = `${/^\s*/.exec(line)![0]}${r.pick(keys)}: ${r.pick(scalars)}`;
        break;
      default:
        lines[at] = r.mutated(line, yamlPieces);
    }
  }
  return lines.join('\n');
}
