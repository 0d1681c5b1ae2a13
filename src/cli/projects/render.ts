import { UsageError } from '../usage_error.ts';
import { type Names, variableOf } from './names.ts';
import type { Files } from './templates.ts';

/**
 * The files of a project with other names: in their paths, and in their text, where names are parts of others
 * (`newBirdController`).
 * @throws UsageError when a new name is one that the files use for something else
 */
export function render(files: Files, from: Names, to: Names): Files {
  refuseTaken(files, from, to);
  const rendered = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    const name = renamed(path, from, to, false);
    if (rendered.has(name)) throw new UsageError(`the project has a file ${name} already: use another kind`);
    rendered.set(name, renamed(text, from, to, path.endsWith('.ts')));
  }
  return Object.fromEntries(rendered);
}

function renamed(text: string, from: Names, to: Names, isCode: boolean): string {
  const [shortGroup = '', newShortGroup = ''] = [from.group, to.group].map((group) => group.split('.', 1)[0]);
  const lower = from.kind.toLowerCase();
  const names: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
    // In code, the word alone is a variable; in quotes and paths it is a resource or a file.
    [word(from.project), to.project],
    [new RegExp(escaped(from.group), 'g'), to.group],
    [new RegExp(`(?<![A-Za-z0-9])${escaped(shortGroup)}(?=[/_]${from.version})`, 'g'), newShortGroup],
    [new RegExp(from.version, 'g'), to.version],
    [new RegExp(`\\b([Aa])n? ${from.kind}(?!s)`, 'g'), (match) => `${match.slice(0, 1)}${article(to.kind)} ${to.kind}`],
    [new RegExp(from.kind, 'g'), to.kind],
    [new RegExp(from.plural, 'g'), to.plural],
    ...(isCode
      ? [[new RegExp(`(?<!(?:^|[^.])\\.|['"\`\\w/-])${lower}(?![\\w'"\`/-]|\\.ts)`, 'g'), variableOf(to.kind)] as const]
      : []),
    [new RegExp(lower, 'g'), to.kind.toLowerCase()],
  ];
  // One pass: what is written is not read again.
  const whole = new RegExp(names.map(([pattern]) => `(?:${pattern.source})`).join('|'), 'g');
  return text.replace(whole, (match: string, ...rest: readonly unknown[]) => {
    const offset = rest.find((each) => typeof each === 'number') ?? 0;
    for (const [pattern, replacement] of names) {
      const sticky = new RegExp(pattern.source, 'y');
      sticky.lastIndex = offset;
      if (sticky.exec(text)?.[0] === match) return typeof replacement === 'string' ? replacement : replacement(match);
    }
    return match;
  });
}

/** Names that the code has for other things: a Kind called Client would hide the client. */
function refuseTaken(files: Files, from: Names, to: Names): void {
  const taken = new Set<string>();
  for (const [path, text] of Object.entries(files))
    if (path.endsWith('.ts')) for (const name of wordsOf(text)) taken.add(name);
  for (const own of [from.kind, variableOf(from.kind), from.plural]) taken.delete(own);
  for (const name of [to.kind, variableOf(to.kind)])
    if (taken.has(name)) throw new UsageError(`the code of the project uses the name ${name}: use another kind`);
}

/** The words of code, without comments and texts. */
function wordsOf(code: string): readonly string[] {
  return code.replace(/\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'/g, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** Alone, or as the beginning of a name with dashes. */
const word = (text: string): RegExp => new RegExp(`(?<![\\w-])${escaped(text)}(?!\\w)`, 'g');
const escaped = (text: string): string => text.replace(/[.\\^$*+?()[\]{}|-]/g, '\\$&');
const article = (kind: string): string => (/^[AEIOU]/.test(kind) ? 'n' : '');
