/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parse } from '#apimachinery/util/version/parse';
import { isMap } from '#engine/json/untyped';
import { codeOf } from '#engine/text/has_code';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import type { Change } from './changes.ts';
import { GENERATED } from './header.ts';
import { filesOfStep, type Step } from './steps.ts';
import type { Files } from './templates.ts';

/** The file of a project that says how it was made, for `kubetyped upgrade`. */
export const SCAFFOLD = '.kubetyped.json';

/** How a project was made. */
export interface Scaffold {
  /** Of the library that wrote the files. */
  readonly version: string;
  /** What was asked for, in order. */
  readonly steps: readonly Step[];
  /** What was written, as it was written. */
  readonly files: Files;
}

/** As {@link SCAFFOLD} has it: a line for each file, so that branches merge. */
export function scaffoldText({ version, steps, files }: Scaffold): string {
  const packed = Object.entries(files)
    .filter(([path]) => !GENERATED.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]): [string, string] => [path, deflateRawSync(text, { level: 9 }).toString('base64')]);
  const about = 'How this project was made, for kubetyped upgrade. Keep it in git.';
  return `${JSON.stringify({ about, version, steps, files: Object.fromEntries(packed) }, null, 2)}\n`;
}

/** @returns undefined where there is none @throws UsageError when it can't be read */
export function readScaffold(folder: string): Scaffold | undefined {
  const path = join(folder, SCAFFOLD);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new UsageError(`${path}: ${systemMessage(error)}`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (!isMap(value) || typeof value['version'] !== 'string') throw new TypeError('no version');
    const { version, steps, files } = value;
    parse(version);
    if (!Array.isArray(steps) || !isMap(files)) throw new TypeError('no steps or files');
    return {
      version,
      steps: steps.map(textsOf),
      files: Object.fromEntries(
        Object.entries(textsOf(files)).map(([name, packed]) => [
          name,
          inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: 1 << 20 }).toString(),
        ]),
      ),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} is damaged: ${why}`, 'take it back from git');
  }
}

/** @throws TypeError */
function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isMap(value)) throw new TypeError('expected an object');
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => {
      if (typeof text !== 'string') throw new TypeError(`${key}: expected a string`);
      return [key, text];
    }),
  );
}

/** What becomes of {@link SCAFFOLD} when a step is taken; nothing where there is none. */
export function withStep(folder: string, step: Step): Change[] {
  const scaffold = readScaffold(folder);
  if (scaffold === undefined) return [];
  const { version, steps, files } = scaffold;
  // What several steps share was written by the first one.
  const after = scaffoldText({ version, steps: [...steps, step], files: { ...filesOfStep(step), ...files } });
  return [{ path: SCAFFOLD, before: readFileSync(join(folder, SCAFFOLD), 'utf8'), after }];
}
