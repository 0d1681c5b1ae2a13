/// <reference types="node" />

import type { Dirent, Stats } from 'node:fs';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { append } from '#engine/go/append';
import { systemMessage } from '../system_message.ts';
import type { GlobState } from './glob.ts';
import { Glob, isMagic } from './glob.ts';

/** A file to read. */
export interface Found {
  /** As shown to the user; `-` is standard input. */
  readonly path: string;
  /** Its path relative to the folder or pattern it was found by, for writing it elsewhere. */
  readonly name: string;
  /** The path, folder or pattern that was asked for. */
  readonly argument: string;
}

/** A path that can't be found or opened, and why. */
export interface Unreadable {
  readonly path: string;
  readonly reason: string;
}

export interface Finding {
  readonly files: Found[];
  readonly unreadable: Unreadable[];
}

/** Folders without manifests. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
/** The file names a command reads from folders. */
export interface FileNames {
  readonly pattern: RegExp;
  /** For the message when there are none: `.yaml, .yml or .json`. */
  readonly text: string;
}

export const MANIFESTS: FileNames = { pattern: /\.(?:ya?ml|json)$/i, text: '.yaml, .yml or .json' };

/**
 * Resolves paths to files: files themselves, matching files of folders, matches of patterns, and `-`. Sorted within
 * each folder, without duplicates. Links are followed, but no folder is read twice.
 */
export function findFiles(paths: readonly string[], names: FileNames = MANIFESTS): Finding {
  const found: Finding = { files: [], unreadable: [] };
  const seen = new Set<string>();
  for (const argument of paths) {
    // Those of an earlier argument, too.
    let matches = 0;
    const troubles = found.unreadable.length;
    const add = (path: string, name: string): void => {
      const key = path === '-' ? path : resolve(path);
      if (!seen.has(key)) found.files.push({ path, name, argument });
      seen.add(key);
      matches++;
    };
    const isPattern = argument !== '-' && isMagic(argument) && !existsSync(argument);
    if (argument === '-') add(argument, 'stdin');
    else if (isPattern) findGlob(argument, add, found.unreadable);
    else findPath(argument, names, add, found.unreadable);
    if (matches > 0 || found.unreadable.length > troubles) continue;
    const reason = isPattern ? 'no file matches' : `no ${names.text} files in this folder`;
    found.unreadable.push({ path: argument, reason });
  }
  return found;
}

type Add = (path: string, name: string) => void;

function findPath(path: string, names: FileNames, add: Add, unreadable: Unreadable[]): void {
  const stats = statusOf(path, unreadable);
  if (stats === undefined) return;
  if (!stats.isDirectory()) return add(path, basename(path));
  walk(path, names.pattern, (file) => add(file, relative(path, file)), unreadable);
}

/** The manifests below a folder, found one folder at a time, so that callers can yield in between. */
export function* manifestsBelow(root: string): Generator<readonly string[]> {
  let files: string[] = [];
  for (const _ of steps(root, MANIFESTS.pattern, (file) => files.push(file), [])) {
    yield files;
    files = [];
  }
}

function findGlob(pattern: string, add: Add, unreadable: Unreadable[]): void {
  const glob = new Glob(pattern);
  if (existsSync(glob.base)) walk(glob.base, glob, (file) => add(file, relative(glob.base, file)), unreadable);
}

interface Folder {
  readonly path: string;
  readonly state: GlobState | undefined;
}

function walk(root: string, wantedOf: Glob | RegExp, add: (file: string) => void, unreadable: Unreadable[]): void {
  for (const _ of steps(root, wantedOf, add, unreadable));
}

/**
 * A step for each folder. Real folders come before linked ones, so that a folder reachable both ways keeps its own name.
 */
function* steps(
  root: string,
  wantedOf: Glob | RegExp,
  add: (file: string) => void,
  unreadable: Unreadable[],
): Generator<void> {
  const visited = new Set<string>();
  const linked: Folder[] = [];
  const glob = wantedOf instanceof Glob ? wantedOf : undefined;
  const open: Folder[] = [{ path: root, state: glob?.start() }];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop() ?? linked.pop()) {
    const stats = statusOf(folder.path, unreadable);
    if (stats === undefined || visited.has(identity(stats))) continue;
    visited.add(identity(stats));
    const folders: Folder[] = [];
    for (const entry of entriesOf(folder.path, unreadable)) {
      const path = join(folder.path, entry.name);
      const wanted = wantedOf instanceof Glob ? wantedOf.matches(folder.state!, entry.name) : wantedOf.test(entry.name);
      const target = entry.isSymbolicLink() ? linkTarget(path, wanted, unreadable) : entry;
      if (target === undefined) continue;
      if (target.isFile() && wanted) add(path);
      if (!target.isDirectory() || SKIPPED_FOLDERS.has(entry.name)) continue;
      const state = glob?.enter(folder.state!, entry.name);
      if (glob !== undefined && state === undefined) continue;
      (entry.isSymbolicLink() ? linked : folders).push({ path, state });
    }
    append(open, folders.reverse());
    yield;
  }
}

function entriesOf(folder: string, unreadable: Unreadable[]): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    unreadable.push({ path: folder, reason: systemMessage(error) });
    return [];
  }
}

function statusOf(path: string, unreadable: Unreadable[]): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    unreadable.push({ path, reason: systemMessage(error) });
    return undefined;
  }
}

/** A broken link only matters if it would be read. */
function linkTarget(path: string, wanted: boolean, unreadable: Unreadable[]): Stats | undefined {
  return statusOf(path, wanted ? unreadable : []);
}

function identity(stats: Stats): string {
  return `${stats.dev}:${stats.ino}`;
}
