/// <reference types="node" />

import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import { unifiedDiff } from './lines.ts';

/** What becomes of a file: `before` is undefined for a new one. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * Makes changes to a project, all of them or none, and says which; a dry run prints them as a diff.
 * @throws UsageError when a new file is there already, or one can't be written; then everything is as before
 */
export function makeChanges(folder: string, changes: readonly Change[], isDryRun: boolean): void {
  const there = changes.find(({ path, before }) => before === undefined && existsSync(join(folder, path)));
  if (there !== undefined)
    throw new UsageError(`${there.path} is there already`, 'nothing was changed: move it, or use another name');
  const { stdout } = streams();
  if (isDryRun) {
    for (const { path, before, after } of changes) stdout.write(unifiedDiff(path, before, after));
    return;
  }
  write(folder, changes);
  const lines = changes.map(({ path, before }) => `${before === undefined ? 'wrote' : 'changed'} ${printable(path)}\n`);
  stdout.write(lines.join(''));
}

/** First everything beside its place, then into it: what fails, fails before anything has changed, or is undone. */
function write(folder: string, changes: readonly Change[]): void {
  const waiting = changes.map(({ path }) => join(folder, dirname(path), `.${basename(path)}.${process.pid}`));
  const written: string[] = [];
  const done: Change[] = [];
  const made: string[] = [];
  let at = '';
  try {
    changes.forEach(({ path, after }, index) => {
      at = path;
      const first = mkdirSync(join(folder, dirname(path)), { recursive: true });
      if (first !== undefined) made.push(first);
      if (existsSync(join(folder, path)) && lstatSync(join(folder, path)).isSymbolicLink())
        throw new UsageError(`${path} is a link`, 'nothing was changed');
      writeFileSync(waiting[index] ?? '', after, { flag: 'wx' });
      written.push(waiting[index] ?? '');
    });
    changes.forEach((change, index) => {
      at = change.path;
      renameSync(waiting[index] ?? '', join(folder, change.path));
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
