/// <reference types="node" />

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap } from '#engine/json/untyped';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import type { Names } from './names.ts';
import { PARTS } from './templates.ts';

/** A Kind that a file of a project defines. */
export interface FoundKind extends Omit<Names, 'project'> {
  /** The name of its class: `Memo`, and `MemoV2` for another version. */
  readonly variable: string;
  /** The file, by its path in the project. */
  readonly path: string;
  readonly text: string;
  readonly namespaced: boolean;
}

/** What `kubetyped new operator` wrote, and its owner went on with. */
export interface OperatorProject {
  readonly folder: string;
  readonly name: string;
  /** The group of the first Kind, for others. */
  readonly group: string;
  /** The text of {@link PARTS}. */
  readonly parts: string;
  readonly kinds: readonly FoundKind[];
  /** Manifests that may be samples. */
  readonly samples: readonly { readonly path: string; readonly text: string }[];
}

/** @throws UsageError for a folder without such a project */
export function readOperatorProject(folder: string): OperatorProject {
  const where = folder === '.' ? 'this folder' : folder;
  const hint = 'make one: kubetyped new operator NAME';
  const manifest = readManifest(folder);
  const { name } = manifest ?? {};
  if (typeof name !== 'string' || !existsSync(join(folder, PARTS)))
    throw new UsageError(`there is no project of kubetyped new operator in ${where}`, hint);
  const kinds = kindsIn(folder);
  const [first] = kinds;
  const given = isMap(manifest?.['kubetyped']) ? manifest['kubetyped']['group'] : undefined;
  const group = typeof given === 'string' ? given : (first?.group ?? `${name}.example.com`);
  return { folder, name, group, parts: readText(join(folder, PARTS)), kinds, samples: samplesIn(folder) };
}

/** @throws UsageError when the project has none of that name */
export function findKind({ kinds, folder }: OperatorProject, name: string): FoundKind {
  const found = kinds.find(({ variable, kind }) => kind === name && variable === name);
  if (found !== undefined) return found;
  const all = kinds.filter(({ variable, kind }) => variable === kind).map(({ kind }) => kind);
  const where = folder === '.' ? 'this project' : folder;
  throw new UsageError(
    `there is no kind ${name} in ${where}`,
    all.length === 0 ? 'make one: kubetyped create kind NAME' : `it has ${all.join(', ')}`,
  );
}

/** The Kinds that `defineKind` makes in `src`. */
function kindsIn(folder: string): FoundKind[] {
  const paths = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .sort();
  return paths.flatMap((path) => {
    const text = readText(join(folder, path));
    const starts = [...text.matchAll(/^export const (\w+) = defineKind\(\{$/gm)];
    return starts.flatMap(({ 1: variable = '', index }) => {
      const [body = ''] = text.slice(index).split(/^\}\);/m, 1);
      const valueOf = (key: string): string | undefined =>
        new RegExp(`^ {2}${key}: (['"])([^'"]*)\\1,$`, 'm').exec(body)?.[2];
      const [group, version, kind, plural] = [valueOf('group'), valueOf('version'), valueOf('kind'), valueOf('plural')];
      if (group === undefined || version === undefined || kind === undefined || plural === undefined) return [];
      const namespaced = !/^ {2}namespaced: false,$/m.test(body);
      return [{ group, version, kind, plural, variable, path, text, namespaced }];
    });
  });
}

function samplesIn(folder: string): OperatorProject['samples'] {
  const manifests = join(folder, 'manifests');
  const names = existsSync(manifests) ? readdirSync(manifests) : [];
  return names
    .filter((name) => /^sample.*\.ya?ml$/.test(name))
    .map((name) => ({ path: `manifests/${name}`, text: readText(join(manifests, name)) }));
}

function readManifest(folder: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isMap(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: ${systemMessage(error)}`);
  }
}
