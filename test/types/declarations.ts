import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { filesBelow } from '../architecture/sources.ts';

/** A declaration that users can import. */
export interface Declaration {
  readonly name: string;
  /** `client/tools/cache/reflector` */
  readonly file: string;
  readonly node: Node;
  /** The subpaths that export it: `kubetyped/client/tools/cache`. */
  readonly homes: string[];
}

/** The text between the declarations' parts, as one line. */
export const textOf = (node: Node): string => node.getText().replace(/\s+/g, ' ');

/** The name of a declaration or a member; empty without one. */
export function nameOf(node: Node): string {
  return 'name' in node ? ((node.name as Node | undefined)?.getText() ?? '') : '';
}

/** The comment above it. */
export function commentOf(node: Node): string {
  const text = node.getFullText();
  return text.slice(0, text.length - node.getText().length);
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  return children;
}

/** What the emitted declarations of the folder export by way of the subpaths of package.json, without what is generated. */
export function publicDeclarations(dist: string): Declaration[] {
  const files = ['src', 'apimachinery'].flatMap((folder) => filesBelow(join(dist, folder), '.d.ts'));
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-grammar-'));
  const api = new API({ cwd: process.cwd() });
  try {
    const project = join(folder, 'tsconfig.json');
    const compilerOptions = { noLib: true, noResolve: true, types: [], noEmit: true };
    writeFileSync(project, JSON.stringify({ compilerOptions, files: files.map((file) => join(process.cwd(), file)) }));
    const program = api.updateSnapshot({ openProject: project }).getProjects()[0]!.program;
    const reader = new ExportReader((file) => program.getSourceFile(join(process.cwd(), file)), dist);
    const all = new Map<string, Declaration>();
    for (const [subpath, file] of entries(dist, files)) {
      for (const [name, { file: home, nodes }] of reader.exportsOf(file)) {
        for (const [at, node] of nodes.entries()) {
          const key = `${home} ${name} ${at}`;
          const known = all.get(key) ?? {
            name,
            file: home
              .slice(dist.length + 1)
              .replace(/\.d\.ts$/, '')
              .replace(/^src\//, ''),
            node,
            homes: [],
          };
          known.homes.push(subpath);
          all.set(key, known);
        }
      }
    }
    return [...all.values()];
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The subpaths with their files. */
function* entries(dist: string, files: readonly string[]): Generator<[subpath: string, file: string]> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, { readonly types: string } | string | null>;
  };
  for (const [subpath, target] of Object.entries(exports)) {
    if (typeof target !== 'object' || target === null || /^\.\/api(?:$|\/)/.test(subpath)) continue;
    const name = subpath.replace('.', 'kubetyped');
    const [before = '', after] = target.types.replace('./dist', dist).split('*');
    if (after === undefined) yield [name, before];
    else
      for (const file of files)
        if (
          file.startsWith(before) &&
          file.endsWith(after) &&
          file.length > before.length + after.length &&
          !file.startsWith(`${dist}/apimachinery/engine/`)
        )
          yield [name.replace('*', file.slice(before.length, -after.length)), file];
  }
}

interface Exported {
  readonly file: string;
  readonly nodes: readonly Node[];
}

class ExportReader {
  readonly #known = new Map<string, Map<string, Exported>>();
  readonly #sourceOf: (file: string) => SourceFile | undefined;
  readonly #dist: string;

  constructor(sourceOf: (file: string) => SourceFile | undefined, dist: string) {
    this.#sourceOf = sourceOf;
    this.#dist = dist;
  }

  exportsOf(file: string): Map<string, Exported> {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    const found = new Map<string, Exported>();
    this.#known.set(file, found);
    const source = /zz_generated/.test(file) || !existsSync(file) ? undefined : this.#sourceOf(file);
    for (const statement of source?.statements ?? []) this.#read(statement, file, found);
    return found;
  }

  #read(statement: Node, file: string, found: Map<string, Exported>): void {
    const text = textOf(statement);
    const [, names, specifier] = /^export (?:type )?(\*|\{.*\}) from ['"](.+)['"];$/.exec(text) ?? [];
    if (specifier !== undefined && names !== undefined) {
      const of = this.exportsOf(this.#resolve(specifier, file));
      if (names === '*') for (const [name, each] of of) found.set(name, each);
      else
        for (const [, inner = '', outer = inner] of names.matchAll(/(?:type )?(\w+)(?: as (\w+))?[,\s}]/g)) {
          const each = of.get(inner);
          if (each !== undefined) found.set(outer, each);
        }
      return;
    }
    if (!text.startsWith('export ')) return;
    for (const node of statement.kind === SyntaxKind.VariableStatement ? variablesOf(statement) : [statement]) {
      const name = nameOf(node);
      if (name !== '') found.set(name, { file, nodes: [...(found.get(name)?.nodes ?? []), node] });
    }
  }

  #resolve(specifier: string, from: string): string {
    const path = specifier.replace(/\.[jt]s$/, '');
    if (specifier.startsWith('#engine/')) return `${this.#dist}/apimachinery/engine/${path.slice(8)}.d.ts`;
    if (specifier.startsWith('#')) return `${this.#dist}/${path.slice(1)}.d.ts`;
    return `${join(dirname(from), path)}.d.ts`;
  }
}

const variablesOf = (statement: Node): Node[] => childrenOf(statement).flatMap((child) => childrenOf(child));
