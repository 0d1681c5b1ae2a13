import type { Random } from '../../differential/random_scalars.ts';

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"a"',
  '"b":',
  '"\\u00e9"',
  '"\\n\\\\\\""',
  '"é日😀"',
  '1',
  '-0',
  '1.5e-7',
  'true',
  'false',
  'null',
  ' ',
  '\n',
  '"',
  '\\',
  'x',
  '\u0001',
];
const KEYS = ['a', 'b', 'é', '\\u0061', 'kubernetes.io/name', '😀', '__proto__', '1', '', ':', 'a:', '\\\\', '\\"'];
const SCALARS = [
  '1',
  '-0',
  '0',
  '1.0',
  '-12.5E+3',
  'true',
  'false',
  'null',
  '""',
  '"é"',
  '"\\ud83d\\ude00"',
  '"a\\"b"',
  '":80"',
  '" : \\":"',
];

function value(random: Random, depth: number): string {
  const space = random.pick(['', '', '', ' ', '\n\t']);
  const kind = depth > 4 ? 2 : random.int(3);
  const items = Array.from({ length: kind === 2 ? 0 : random.int(4) }, () => value(random, depth + 1));
  if (kind === 0) return `[${items.join(`${space},`)}${space}]`;
  if (kind === 1) return `{${items.map((item) => `${space}"${random.pick(KEYS)}"${space}:${item}`).join(',')}}`;
  return `${space}${random.pick(SCALARS)}`;
}

/** A text of JSON, or one that is nearly so. */
export function randomText(random: Random): string {
  const text = value(random, 0);
  if (random.int(2) === 0) return text;
  const at = random.int(text.length + 1);
  switch (random.int(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + random.pick(PIECES) + text.slice(at);
    default:
      return text + random.pick(PIECES);
  }
}

/** Go's errors for the duplicate keys of a valid text, found by reading it in the simplest way. */
export function duplicateKeysOf(text: string): string[] {
  const found = new Set<string>();
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/gs) ?? [];
  let at = 0;
  const read = (path: string, isRoot: boolean): void => {
    const opening = tokens[at++];
    if (opening !== '{' && opening !== '[') return;
    const keys = new Set<string>();
    for (let index = 0; tokens[at] !== '}' && tokens[at] !== ']'; index++) {
      let place = `${path}[${index}]`;
      if (opening === '{') {
        const key = JSON.parse(tokens[at]!) as string;
        place = isRoot ? key : `${path}.${key}`;
        if (keys.has(key)) found.add(`duplicate field ${JSON.stringify(place)}`);
        keys.add(key);
        at += 2;
      }
      read(place, false);
      if (tokens[at] === ',') at++;
    }
    at++;
  };
  read('', true);
  return [...found];
}
