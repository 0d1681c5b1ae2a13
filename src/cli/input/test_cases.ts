/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isMap } from '#engine/json/untyped';
import { parseYAML } from '#engine/yaml/index';
import { documentsOf } from './documents.ts';
import { isMagic, pathMatcher } from './glob.ts';

/** What a test of chainsaw is called. */
const CHAINSAW = ['chainsaw-test.yaml', 'chainsaw-test.yml'];
/** What kuttl compares objects with, by name: `00-assert.yaml`, `01-errors-gone.yaml`. */
const KUTTL = /^\d+-(?:assert|errors)(?:-[^.]+)?\.ya?ml$/;
const PHASES = ['try', 'catch', 'finally', 'cleanup'];
/** What chainsaw compares objects with, or merges into them, and what it sends as it is. */
const PARTS = ['assert', 'error', 'patch'];
const OBJECTS = ['apply', 'create', 'update'];

/** Tells which files tests by chainsaw and kuttl compare objects with: these have some fields alone. */
export class TestCases {
  readonly #parts = new Named();
  readonly #objects = new Named();

  /** @param paths files that are judged: the tests in their folders say what they are */
  constructor(paths: readonly string[]) {
    for (const folder of new Set(paths.map((path) => dirname(resolve(path)))))
      for (const file of CHAINSAW.map((name) => join(folder, name)).filter(existsSync)) this.#add(file);
  }

  /** Whether a file is compared with objects, or merged into one, and is not sent by itself. */
  hasPart(path: string): boolean {
    if (KUTTL.test(basename(path))) return true;
    const file = resolve(path);
    return this.#parts.has(file) && !this.#objects.has(file);
  }

  #add(file: string): void {
    try {
      for (const operation of operationsIn(readFileSync(file, 'utf8'))) {
        for (const name of PARTS) this.#parts.add(dirname(file), fieldOf(operation[name], 'file'));
        for (const name of OBJECTS) this.#objects.add(dirname(file), fieldOf(operation[name], 'file'));
      }
    } catch {
      // Its own check says so.
    }
  }
}

/** Files by their paths, and by patterns. */
class Named {
  readonly #paths = new Set<string>();
  readonly #patterns: ((path: string) => boolean)[] = [];

  add(folder: string, path: unknown): void {
    if (typeof path !== 'string' || path === '') return;
    if (isMagic(path)) this.#patterns.push(pathMatcher(resolve(folder, path)));
    else this.#paths.add(resolve(folder, path));
  }

  has(path: string): boolean {
    return this.#paths.has(path) || this.#patterns.some((matches) => matches(path));
  }
}

/** The operations of the steps of a test. */
function operationsIn(stream: string): Readonly<Record<string, unknown>>[] {
  return [...documentsOf(stream, 'yaml')].flatMap(({ text }) => {
    const spec = fieldOf(parseYAML(text), 'spec');
    return listOf(fieldOf(spec, 'steps')).flatMap((step) =>
      PHASES.flatMap((phase) => listOf(fieldOf(step, phase))).filter(isMap),
    );
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return isMap(value) ? value[name] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
