// @ts-check
// The table of what Go's packages export and what stands for it here: docs/go-symbols.md.
//
// A symbol of Go (proto/symbols.json) stands here under the same name, after the rules for names in `Package`. For all
// others docs/go-symbols.reasons.json has a line, by package ("*": every package) and symbol, whose name may hold "*". It
// says why nothing stands for the symbol, or, after "= ", what does. What begins with a code span names an export of the
// package, or of another one: "= `name` of `kubetyped/...`".
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importedFile, root } from './facts.mjs';

/**
 * @typedef {{ name: string, inner: string, file: string, kinds: Set<string> }} Export
 * @typedef {Record<string, Record<string, string>>} Reasons lines of docs/go-symbols.reasons.json, by package and symbol
 * @typedef {{ path: string, symbol: string, how?: string, cell?: string, used?: string, problem?: string }} Row
 */

const readJSON = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * The folder that mirrors a Go package.
 * @param {string} path
 */
function folderOf(path) {
  return path.replace('k8s.io/apimachinery/pkg/', 'apimachinery/').replace('k8s.io/', '');
}

/** @type {Map<string, string>} */
const sources = new Map();
/** @param {string} path */
function source(path) {
  let text = sources.get(path);
  if (text === undefined) {
    text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    sources.set(path, text);
  }
  return text;
}

/** A Kind class is a constant: `export const Pod: ObjectClass<`. */
const DECLARATION =
  /^export (?:declare |abstract |async )*(function|class|const|let|interface|type)\*? ([\w$]+)(?:: \w*Class<)?/gm;

/**
 * What a module exports: the name outside, the name inside, the file that declares it, and what it is.
 * @param {string} path
 * @param {Set<string>} [seen]
 * @returns {Export[]}
 */
function exportsOf(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  /** @type {Export[]} */
  const found = [];
  for (const [, what, from] of source(path).matchAll(/^export (?:type )?(\*|\{[^}]*\}|\* as \w+) from '([^']+)';/gm)) {
    const target = importedFile(dirname(path), from);
    if (what === '*') found.push(...exportsOf(target, seen));
    else if (what.startsWith('* as'))
      found.push({ name: what.slice(5), inner: what.slice(5), file: target, kinds: new Set(['const']) });
    else {
      for (const part of what
        .slice(1, -1)
        .split(',')
        .map((item) => item.trim().replace(/^type /, ''))
        .filter(Boolean)) {
        const [inner, outer = inner] = part.split(' as ');
        const declared = exportsOf(target).filter((item) => item.name === inner);
        for (const item of declared) found.push({ ...item, name: outer });
      }
    }
  }
  for (const [text, declared, name] of source(path).matchAll(DECLARATION)) {
    const kind = text.endsWith('Class<') ? 'class' : declared;
    found.push({ name, inner: name, file: path, kinds: new Set([kind]) });
  }
  return found;
}

/**
 * What a folder exports, by name; an interface and a constant of one name are one export of two kinds.
 * @param {string} folder
 */
export function exportsByName(folder) {
  /** @type {Map<string, Export>} */
  const found = new Map();
  for (const item of exportsOf(join(folder, 'index.ts'))) {
    const present = found.get(item.name);
    if (present === undefined) found.set(item.name, { ...item, kinds: new Set(item.kinds) });
    else for (const kind of item.kinds) present.kinds.add(kind);
  }
  return found;
}

/**
 * Whether an export of a folder, found by {@link exportsByName}, has a member.
 * @param {Export} options
 * @param {string} member
 */
export function hasMember({ file, inner }, member) {
  return membersOf(file, inner).includes(member);
}

/**
 * Names of the members of a class, an interface or an object literal, inherited ones included.
 * @param {string} file
 * @param {string} name
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function membersOf(file, name, seen = new Set()) {
  if (name === 'Error') return ['message', 'name', 'cause'];
  if (seen.has(`${file} ${name}`)) return [];
  seen.add(`${file} ${name}`);
  const text = source(file);
  /** @type {string[]} */
  const members = [];
  for (const match of text.matchAll(
    new RegExp(`^(?:export )?(?:declare |abstract )*(?:class|interface|const|type) ${name}\\b([^\\n]*)`, 'gm'),
  )) {
    const oneLine = /[;}]$/.test(match[1]);
    const end = text.indexOf('\n}', match.index);
    const body = oneLine ? '' : text.slice(match.index, end < 0 ? undefined : end);
    for (const [, member] of body.matchAll(
      /^ {2}(?:static |override |abstract |async |readonly |get |set |declare |\* ?)*([A-Za-z]\w*)(?=[(<:?,;=]| =)/gm,
    ))
      members.push(member);
    // Pick<Scheme, 'objectKinds' | 'recognizes'> has these two.
    const picked = /\bPick<\w+, ('[^>]*)>/.exec(match[1])?.[1];
    if (picked !== undefined) members.push(...Array.from(picked.matchAll(/'(\w+)'/g), ([, member]) => member));
    // A Kind is a constant of several lines: `export const Pod: ObjectClass<...> = class extends TypedObjectBase<Pod> {`.
    const extended = match[1].endsWith('<') ? /= class( extends \w+)/.exec(text.slice(match.index))?.[1] : undefined;
    const bases = [
      ...(extended ?? match[1]).replace(/<[^>]*>/g, '').matchAll(/(?:extends|implements|,|[:&|=]) ?([A-Z]\w*)/g),
    ].map(([, base]) => base);
    for (const base of bases) {
      const imported = new RegExp(`import (?:type )?\\{[^}]*\\b${base}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
      const target = imported === undefined ? file : importedFile(dirname(file), imported);
      members.push(...membersOf(exportsOf(target).find((item) => item.name === base)?.file ?? target, base, seen));
    }
  }
  return members;
}

/**
 * The type of the first parameter of a function, as it is written.
 * @param {Export} options
 */
function firstParameter({ file, inner }) {
  const text = source(file);
  const found = new RegExp(
    `^export (?:async )?(?:function\\*? ${inner}\\b(?:<[^(]*>)?|const ${inner}\\b[^(]*)\\(\\s*\\w+\\??:([^,){]*)`,
    'm',
  ).exec(text);
  return found?.[1] ?? '';
}

/**
 * The ways a Go name may be written here: as it is, or with its first letter or leading initialism in lower case.
 * @param {string} name
 */
function spellings(name) {
  const initialism = /^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]/.exec(name)?.[0] ?? '';
  return [
    ...new Set([name[0].toLowerCase() + name.slice(1), initialism.toLowerCase() + name.slice(initialism.length), name]),
  ];
}

/** Go's methods that the language has under another name. */
/** @type {Record<string, string>} */
const LANGUAGE = { String: 'toString', Error: 'message', Unwrap: 'cause', MarshalJSON: 'toJSON' };
/** Go's pairs of functions that are one here: what panics, what takes a context, an allocator, a logger or options. */
const VARIANT = /^Must(?=[A-Z])|(?<=.)(?:OrDie|WithContext|WithAlloc|WithLogger|WithOptions)$/;

class Package {
  /**
   * @param {string} path
   * @param {Reasons} byHand
   */
  constructor(path, byHand) {
    this.path = path;
    this.folder = folderOf(path);
    this.exports = exportsByName(this.folder);
    this.byHand = byHand;
  }

  /**
   * The export of one of some names that is of one of some kinds.
   * @param {readonly string[]} names
   * @param {string[]} kinds
   */
  find(names, ...kinds) {
    return names.find((name) => kinds.some((kind) => this.exports.get(name)?.kinds.has(kind)));
  }

  /**
   * What stands for a symbol, as code; undefined when nothing does.
   * @param {string} symbol
   */
  counterpart(symbol) {
    const [kind, name] = symbol.split(' ');
    if (kind === 'method') {
      const [type, method] = name.split('.');
      return (
        this.method(type, method) ?? (VARIANT.test(method) ? this.method(type, method.replace(VARIANT, '')) : undefined)
      );
    }
    if (kind === 'type') return this.find([name], 'interface', 'class', 'type', 'const');
    if (kind !== 'func') return this.find(spellings(name), 'const', 'let', 'function');
    return this.func(name) ?? (VARIANT.test(name) ? this.func(name.replace(VARIANT, '')) : undefined);
  }

  /** @param {string} name */
  func(name) {
    const found = this.find(spellings(name), 'function', 'const');
    if (found !== undefined) return found;
    const type = /^New([A-Z]\w*)$/.exec(name)?.[1];
    return type !== undefined && this.find([type], 'class') !== undefined ? `new ${type}()` : undefined;
  }

  /**
   * @param {string} type
   * @param {string} method
   */
  method(type, method) {
    const owner = this.owner(type);
    const found = owner === undefined ? undefined : this.exports.get(owner);
    if (found !== undefined) {
      const { file, inner } = found;
      const members = membersOf(file, inner);
      const names = [...(Object.hasOwn(LANGUAGE, method) ? [LANGUAGE[method]] : []), ...spellings(method).slice(0, -1)];
      const member = names.find((name) => members.includes(name));
      if (member !== undefined) return `${owner}.${member}`;
    }
    const word = method === 'String' ? 'ToString' : method;
    // taintToString, hasOptionOperation, setObjectReferenceGroupVersionKind
    const verb = /^(?:Set|Get)(?=[A-Z])/.exec(method)?.[0];
    const names = [...spellings(type).map((name) => name + word), ...spellings(method).map((name) => name + type)];
    if (verb !== undefined) names.push(verb.toLowerCase() + type + method.slice(3));
    const named = this.find(names, 'function');
    if (named !== undefined) return named;
    const free = this.find(spellings(method).slice(0, -1), 'function');
    const candidate = free === undefined ? undefined : this.exports.get(free);
    return candidate !== undefined && new RegExp(`\\b(?:Readonly)?${owner ?? type}\\b`).test(firstParameter(candidate))
      ? free
      : undefined;
  }

  /**
   * The export that stands for a type, under its name or another.
   * @param {string} type
   */
  owner(type) {
    const named = /^= `(\w+)`$/.exec(this.byHand[this.path]?.[`type ${type}`] ?? '')?.[1];
    return this.find([named ?? type], 'interface', 'class', 'type', 'const');
  }

  /**
   * The line for a symbol in docs/go-symbols.reasons.json.
   * @param {string} symbol
   */
  line(symbol) {
    for (const scope of [this.path, '*']) {
      for (const [key, text] of Object.entries(this.byHand[scope] ?? {})) {
        const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
        if (key === symbol || pattern.test(symbol)) return { scope, key, text };
      }
    }
    return undefined;
  }
}

/**
 * The row of a symbol: where it stands, what stands for it (`here`) or why nothing does (`missing`), or a problem.
 * @param {Package} pack
 * @param {string} symbol
 */
function row(pack, symbol) {
  const found = pack.counterpart(symbol);
  const exact = pack.byHand[pack.path]?.[symbol];
  if (found !== undefined && exact === undefined) return { how: 'name', cell: `\`${found}\`` };
  const line = exact === undefined ? pack.line(symbol) : { scope: pack.path, key: symbol, text: exact };
  if (line === undefined) return { problem: `has neither a counterpart nor a line in docs/go-symbols.reasons.json` };
  const used = `${line.scope}: ${line.key}`;
  if (found !== undefined)
    return { used, problem: `has a line in docs/go-symbols.reasons.json, but \`${found}\` stands for it` };
  const hand = /^= (.*)/.exec(line.text)?.[1];
  return hand === undefined ? { used, how: 'none', cell: `– ${line.text}` } : { used, how: 'hand', cell: hand };
}

/**
 * Types come before their methods, everything else by name.
 * @param {string} symbol
 */
function order(symbol) {
  const [kind, name] = symbol.split(' ');
  return kind === 'method' ? `type ${name.replace('.', ' ')}` : `${kind} ${name}`;
}

/**
 * The table as Markdown, its rows, and what is wrong: symbols with neither counterpart nor reason, lines that fit nothing
 * or that the names make needless.
 * @param {Record<string, string[]>} symbols
 * @param {Reasons} byHand
 */
export function symbolTable(
  symbols = readJSON('proto/symbols.json'),
  byHand = readJSON('docs/go-symbols.reasons.json'),
) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const problems = [];
  const used = new Set();
  const overview = [];
  const sections = [];
  for (const [path, list] of Object.entries(symbols)) {
    const pack = new Package(path, byHand);
    const sorted = [...list].sort((a, b) => (order(a) < order(b) ? -1 : 1));
    /** @type {Row[]} */
    const own = sorted.map((symbol) => ({ path, symbol, ...row(pack, symbol) }));
    for (const each of own) {
      if (each.used !== undefined) used.add(each.used);
      if (each.problem !== undefined) problems.push(`${path}: ${each.symbol} ${each.problem}`);
    }
    rows.push(...own);
    const without = own.filter(({ how }) => how === 'none').length;
    const name = pack.exports.size > 0 ? `\`kubetyped/${pack.folder}\`` : 'none';
    overview.push(
      `| [${path}](#${path.replaceAll(/[./]/g, '').toLowerCase()}) | ${name} | ${own.length} | ${own.length - without} |`,
    );
    const lines = own.map(({ symbol, cell = '' }) => `| ${symbol} | ${cell.replaceAll('|', '\\|')} |`);
    sections.push(`## ${path}\n\n| Go | ${name} |\n|---|---|\n${lines.join('\n')}\n`);
  }
  for (const [scope, entries] of Object.entries(byHand)) {
    for (const key of Object.keys(entries))
      if (!used.has(`${scope}: ${key}`))
        problems.push(`docs/go-symbols.reasons.json: ${scope}: ${key} fits no symbol that needs it`);
  }
  const here = rows.filter(({ how }) => how !== 'none').length;
  const text = `<!-- Generated by scripts/generate from proto/symbols.json and docs/go-symbols.reasons.json. Do not edit. -->
# Coming from Go

What the Go packages export at this Kubernetes version, files written by tools left out, and what stands for it here: ${here} of ${rows.length} symbols. For the others, marked with a dash, stands why nothing does.

Names are Go's, functions and methods with a small first letter. A method of a struct is a function that takes the struct first, where the struct is plain data; \`T.method\` is a member of a class or interface. What returns an error in Go throws here, so what panics in Go has no second name.

The other packages of k8s.io/api are here too, without a list: their types, constants and \`addToScheme\` are generated from Go's.

| Go | here | symbols | with a counterpart |
|---|---|---|---|
${overview.join('\n')}

${sections.join('\n')}`;
  return { text, rows, problems };
}
