/// <reference types="node" />
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isMap } from '#engine/json/untyped';
import { count } from '../count.ts';
import type { FileFault } from '../input/file_fault.ts';
import { exceptableRule } from '../input/rules.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import type { ObjectReport } from './report.ts';
import { kindName } from './tally.ts';

/** More entries that are gone are only counted. */
const MAX_SHOWN = 10;

/** A fault that was there when the baseline was written, found again wherever its lines have moved to. */
interface Entry {
  /** Relative to the folder of the baseline, with slashes. */
  readonly file: string;
  /** `apps/v1 Deployment shop/web`. */
  readonly object: string;
  readonly rule: string;
  readonly field: string;
  readonly text: string;
}

/** The faults that were there before: they are known, and count for nothing until they are mended. */
export class Baseline {
  readonly #path: string;
  readonly #known = new Map<string, number>();
  readonly #found = new Map<string, number>();

  /**
   * @param isNew whether it is to be written: then the file need not be there
   * @throws UsageError when it cannot be read
   */
  constructor(path: string, isNew: boolean) {
    this.#path = path;
    if (isNew && !existsSync(path)) return;
    for (const [entry, times] of readEntries(path)) {
      const key = keyOf(entry);
      this.#known.set(key, (this.#known.get(key) ?? 0) + times);
    }
  }

  /** Whether a file is the baseline itself. */
  is(path: string): boolean {
    return resolve(path) === resolve(this.#path);
  }

  /** Whether a fault was there when the baseline was written. Each is covered as often as it was there. */
  covers(path: string, object: ObjectReport, fault: FileFault): boolean {
    const key = this.#add(path, object, fault);
    return (this.#found.get(key) ?? 0) <= (this.#known.get(key) ?? 0);
  }

  /** Adds a fault to those that `write` writes. */
  add(path: string, object: ObjectReport, fault: FileFault): void {
    this.#add(path, object, fault);
  }

  #add(path: string, object: ObjectReport, { reason, path: field, text }: FileFault): string {
    const { namespace, name = '', source } = object;
    const key = keyOf({
      file: path === '-' ? (source ?? path) : this.#fileOf(path),
      object: `${kindName(object)} ${namespace === undefined ? '' : `${namespace}/`}${name}`,
      rule: reason,
      field,
      text,
    });
    this.#found.set(key, (this.#found.get(key) ?? 0) + 1);
    return key;
  }

  /** Writes what was found. What it says of files that were not checked, and are still there, stays. */
  write(checked: readonly string[]): void {
    const isGone = this.#isGone(checked);
    const kept = [...this.#known].filter(([key]) => !isGone(entryOf(key)));
    const lines = [...kept, ...this.#found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, times]) => JSON.stringify({ ...entryOf(key), ...(times > 1 && { times }) }));
    const text = `{"version": 1, "faults": [${lines.map((line) => `\n${line}`).join(',')}\n]}\n`;
    try {
      const draft = `${this.#path}.${process.pid}`;
      writeFileSync(draft, text);
      renameSync(draft, this.#path);
    } catch (error) {
      throw new UsageError(`${this.#path}: ${systemMessage(error)}`);
    }
  }

  /** What was there and is no longer: a sentence, or nothing. */
  gone(checked: readonly string[]): string | undefined {
    const isGone = this.#isGone(checked);
    const entries = [...this.#known].flatMap(([key, times]) => {
      const left = times - (this.#found.get(key) ?? 0);
      return left > 0 && isGone(entryOf(key)) ? [{ ...entryOf(key), left }] : [];
    });
    if (entries.length === 0) return undefined;
    const total = entries.reduce((sum, { left }) => sum + left, 0);
    const shown = entries
      .slice(0, MAX_SHOWN)
      .map(({ file, object, rule, field }) => `${file}: ${object}${field === '' ? '' : `: ${field}`} [${rule}]`);
    const more = entries.length > MAX_SHOWN ? `; and ${entries.length - MAX_SHOWN} more` : '';
    return `${count(total, 'fault')} of the baseline no longer ${total === 1 ? 'occurs' : 'occur'} (--write-baseline takes ${total === 1 ? 'it' : 'them'} out): ${shown.join('; ')}${more}`;
  }

  /** What is said of a file that was not checked may still be true, if the file is there. */
  #isGone(checked: readonly string[]): (entry: Entry) => boolean {
    const files = new Set(checked.map((path) => this.#fileOf(path)));
    return ({ file }) => files.has(file) || !existsSync(join(dirname(this.#path), file));
  }

  #fileOf(path: string): string {
    return path === '-' ? path : relative(dirname(this.#path), path).split(sep).join('/');
  }
}

/** Whether a baseline may cover the fault. */
export function isKnowable({ reason }: FileFault): boolean {
  return exceptableRule(reason) !== undefined;
}

function keyOf({ file, object, rule, field, text }: Entry): string {
  return JSON.stringify([file, object, rule, field, text]);
}

function entryOf(key: string): Entry {
  const parts: unknown = JSON.parse(key);
  const [file, object, rule, field, text] = (Array.isArray(parts) ? parts : []).map(String);
  return { file: file ?? '', object: object ?? '', rule: rule ?? '', field: field ?? '', text: text ?? '' };
}

function readEntries(path: string): [Entry, number][] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path}: this is not a baseline: ${error.message}`);
    throw new UsageError(`${path}: ${systemMessage(error)}`, 'write the first one with --write-baseline');
  }
  const faults = isMap(value) && value['version'] === 1 ? value['faults'] : undefined;
  if (!Array.isArray(faults))
    throw new UsageError(`${path}: this is not a baseline`, 'write one with --write-baseline');
  return faults.map((entry: unknown, index): [Entry, number] => {
    const fields = isMap(entry) ? entry : {};
    const text = (name: string): string => {
      const found = fields[name];
      if (typeof found !== 'string') throw new UsageError(`${path}: fault ${index + 1} has no ${name}`);
      return found;
    };
    const times = fields['times'] ?? 1;
    if (typeof times !== 'number') throw new UsageError(`${path}: times of fault ${index + 1} is not a number`);
    const [file, object, rule] = [text('file'), text('object'), text('rule')];
    return [{ file, object, rule, field: text('field'), text: text('text') }, times];
  });
}
