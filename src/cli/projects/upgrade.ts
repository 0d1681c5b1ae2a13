/// <reference types="node" />

import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '#apimachinery/util/version/parse';
import { append } from '#engine/go/append';
import { isMap } from '#engine/json/untyped';
import { codeOf } from '#engine/text/has_code';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { streams } from '../streams.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import { type Change, makeChanges } from './changes.ts';
import { GENERATED } from './header.ts';
import { mergeJSON, mergeLines } from './merge.ts';
import { readScaffold, SCAFFOLD, type Scaffold, scaffoldText } from './scaffold.ts';
import { filesOfStep } from './steps.ts';
import type { Files } from './templates.ts';

/** What the upgrade does to a file, and what its owner has to look at. */
interface Outcome {
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
}

/** The work of `upgrade`. @returns the exit status @throws UsageError */
export function upgradeProject(args: Arguments): number {
  const [more] = args.paths;
  if (more !== undefined) throw new UsageError(`unexpected ${more}: kubetyped upgrade [--dir FOLDER]`);
  const folder = args.value('dir') ?? '.';
  const scaffold = readScaffold(folder);
  if (scaffold === undefined)
    throw new UsageError(
      `there is no ${SCAFFOLD} in ${folder === '.' ? 'this folder' : folder}, which says how a project was made`,
      'kubetyped new writes it. For an older project, make a new one beside it and compare: kubetyped new ... --dir new',
    );
  const version = programVersion();
  if (parse(version).lessThan(parse(scaffold.version)))
    throw new UsageError(
      `the project is of kubetyped ${scaffold.version}, this is ${version}`,
      `use that: npx kubetyped@${scaffold.version} upgrade`,
    );
  const next: Files = Object.assign({}, ...scaffold.steps.map(filesOfStep));
  const { changes, notes } = outcomeOf(folder, scaffold, next, version);
  const { stdout, stderr } = streams();
  const isDryRun = args.has('dry-run');
  if (changes.length === 0 && notes.length === 0) {
    stdout.write(`the project is up to date with kubetyped ${version}\n`);
    return OK;
  }
  const recorded = {
    path: SCAFFOLD,
    before: textOf(folder, SCAFFOLD),
    after: scaffoldText({ ...scaffold, version, files: next }),
  };
  makeChanges(folder, isDryRun ? changes : [...changes, recorded], isDryRun);
  for (const note of notes) stderr.write(`${printable(note)}\n`);
  if (!isDryRun) {
    const generates = Object.keys(next).some((path) => GENERATED.test(path));
    const resolve = notes.length > 0 ? 'look at what is named above, then:' : 'next:';
    stdout.write(
      `${resolve}\n\n  npm install\n${generates ? `  npm run ${'src/operator.ts' in next ? 'manifests' : 'start'}\n` : ''}  npm test\n`,
    );
  }
  return notes.length > 0 ? FAULTY : OK;
}

function outcomeOf(folder: string, { files: base, version: old }: Scaffold, next: Files, version: string): Outcome {
  const names = ['yours', `kubetyped ${version}`] as const;
  const changes: Change[] = [];
  const notes: string[] = [];
  for (const path of [...new Set([...Object.keys(base), ...Object.keys(next)])].sort()) {
    if (GENERATED.test(path)) continue;
    const [was, will, raw] = [base[path], next[path], textOf(folder, path)];
    // Git on Windows has its own ends of lines.
    const isCRLF = raw?.includes('\r\n') === true;
    const is = isCRLF ? raw?.replaceAll('\r\n', '\n') : raw;
    const change = (after: string | undefined): void => {
      if (after !== is) changes.push({ path, before: raw, after: isCRLF ? after?.replaceAll('\n', '\r\n') : after });
    };
    if (is === will || was === will) continue;
    if (will === undefined) {
      if (is === was) change(undefined);
      else if (is !== undefined) notes.push(`${path}: no longer in the template; kept because you changed it`);
    } else if (is === undefined) {
      if (was === undefined) change(will);
      else notes.push(`${path}: deleted by you and changed in kubetyped ${version}; not restored`);
    } else if (is === was) change(will);
    else if (path === 'package.json') {
      const { text, notes: conflicts } = mergeManifest(was ?? '{}', is, will);
      append(notes, conflicts);
      change(text);
    } else if (was === undefined)
      notes.push(`${path}: new in kubetyped ${version}, but the file already exists; yours is kept`);
    else {
      const { text, conflicts } = mergeLines(was, is, will, names);
      if (conflicts > 0)
        notes.push(
          `${path}: ${conflicts === 1 ? '1 conflict' : `${conflicts} conflicts`} with your changes since kubetyped ${old}, marked by <<<<<<<`,
        );
      change(text);
    }
  }
  return { changes, notes };
}

/** Merges a package.json by its keys. @throws UsageError when it is no JSON any more */
function mergeManifest(
  base: string,
  mine: string,
  theirs: string,
): { readonly text: string; readonly notes: string[] } {
  const [was, is, will] = [base, mine, theirs].map((text): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new UsageError(`package.json: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  const notes: string[] = [];
  const merged = mergeJSON(withDependency(was, is), is, will, (path) =>
    notes.push(`package.json: ${path}: changed by you and in the template; yours is kept`),
  );
  const isSame = JSON.stringify(merged) === JSON.stringify(is);
  return { text: isSame ? mine : `${JSON.stringify(merged, null, 2)}\n`, notes };
}

/** The base with the library as its owner has it, who may have moved on: any range of versions is replaced. */
function withDependency(base: unknown, mine: unknown): unknown {
  const [was, is] = [base, mine].map((manifest) => (isMap(manifest) ? manifest['dependencies'] : undefined));
  if (!isMap(base) || !isMap(was) || !isMap(is)) return base;
  const range = is['kubetyped'];
  if (typeof range !== 'string' || !/^[~^]?\d[\w.-]*$/.test(range)) return base;
  return { ...base, dependencies: { ...was, kubetyped: range } };
}

/** @returns undefined for what is not there @throws UsageError */
function textOf(folder: string, path: string): string | undefined {
  try {
    const full = join(folder, path);
    if (!lstatSync(full).isFile()) throw new UsageError(`${path} is not a file`, 'nothing was changed');
    return readFileSync(full, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new UsageError(`${path}: ${systemMessage(error)}`, 'nothing was changed');
  }
}
