/// <reference types="node" />

import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import { unifiedDiff } from './lines.ts';

/** What becomes of a file: `before` is undefined for a new one, `after` for one that goes. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Makes changes to a project, all of them or none, and says which; a dry run prints them as a diff.
 * @throws UsageError when a new file is there already, or one can't be written; then everything is as before
 */
export function makeChanges(folder: string, changes: readonly Change[], isDryRun: boolean): void {
  const { stdout } = streams();
  if (isDryRun) {
    checkNew(folder, changes);
    for (const { path, before, after } of changes) stdout.write(unifiedDiff(path, before, after));
    return;
  }
  writeChanges(folder, changes);
  const verbOf = ({ before, after }: Change): string =>
    before === undefined ? 'wrote' : after === undefined ? 'deleted' : 'changed';
  stdout.write(changes.map((change) => `${verbOf(change)} ${printable(change.path)}\n`).join(''));
}

/** @throws UsageError when a new file is there already */
function checkNew(folder: string, changes: readonly Change[]): void {
  const there = changes.find(({ path, before }) => before === undefined && existsSync(join(folder, path)));
  if (there !== undefined)
    throw new UsageError(`${there.path} already exists`, 'nothing was changed: move it, or use another name');
}

/**
 * Writes everything beside its place first, then into it: what fails, fails before anything has changed, or is undone.
 * @throws UsageError as {@link makeChanges} does
 */
export function writeChanges(folder: string, changes: readonly Change[]): void {
  checkNew(folder, changes);
  const waiting = changes.map(({ path }) => join(folder, dirname(path), `.${basename(path)}.${process.pid}`));
  const written: string[] = [];
  const done: Change[] = [];
  const made: string[] = [];
  let at = '';
  try {
    changes.forEach(({ path, after }, index) => {
      at = path;
      checkInside(folder, path);
      if (after === undefined) return;
      const first = mkdirSync(join(folder, dirname(path)), { recursive: true });
      if (first !== undefined) made.push(first);
      writeFileSync(waiting[index] ?? '', after, { flag: 'wx' });
      written.push(waiting[index] ?? '');
    });
    changes.forEach((change, index) => {
      at = change.path;
      if (change.after === undefined) rmSync(join(folder, change.path));
      else renameSync(waiting[index] ?? '', join(folder, change.path));
      done.push(change);
    });
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    for (const { path, before } of done)
      if (before === undefined) rmSync(join(folder, path), { force: true });
      else writeFileSync(join(folder, path), before);
    for (const path of made.reverse()) rmSync(path, { recursive: true, force: true });
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${at}: ${systemMessage(error)}`, 'nothing was changed');
  }
}

/** Files are changed where they are: not through links, and not outside of the project. @throws UsageError */
function checkInside(folder: string, path: string): void {
  const parts = path.split('/');
  if (parts.includes('..') || isAbsolute(path)) throw new UsageError(`${path} is outside of the project`);
  for (let length = 1; length <= parts.length; length++) {
    const part = parts.slice(0, length).join('/');
    if (lstatSync(join(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
      throw new UsageError(`${part} is a link`, 'nothing was changed');
  }
}
