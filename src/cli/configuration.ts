/// <reference types="node" />
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isMap } from '#engine/json/untyped';
import { formatPath } from '#engine/schema/fault';
import type { YAMLPosition } from '#engine/yaml/index';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import { nearest } from '../validation/checks/nearest.ts';
import { placeholder, wrongValue } from './arguments.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import type { Option } from './option.ts';
import { printable } from './printable.ts';
import { systemMessage } from './system_message.ts';
import { UsageError } from './usage_error.ts';
import { isWebAddress } from './web_address.ts';

/** The name of a configuration file, which is looked for in the working folder and in those around it. */
export const CONFIGURATION = 'kubetyped.yaml';
/** A larger one is some other file. */
const MAX_BYTES = 1 << 20;
/** What only makes sense on a command line. */
const NOT_CONFIGURABLE = new Set(['help', 'config', 'no-config', 'write-baseline']);

type Values = ReadonlyMap<string, readonly (string | true)[]>;
type Keys = readonly (string | number)[];

/**
 * The options that a configuration file sets for a command. The file holds one object for each command, with its long
 * options as they are written on the command line: `validate: {fail-on: [skipped], lax: true}`.
 * @param path the file; without it, the nearest one is taken, if there is one
 * @param from the folder that it is nearest to
 * @throws UsageError with the place of what is wrong
 */
export function readConfiguration(command: Command, path: string | undefined, from: string = process.cwd()): Values {
  const file = path ?? findConfiguration(from);
  return file === undefined ? new Map() : new Configuration(file).valuesFor(command);
}

function findConfiguration(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, CONFIGURATION);
    if (existsSync(file)) return relative(process.cwd(), file);
    if (dirname(folder) === folder) return undefined;
  }
}

class Configuration {
  readonly #file: string;
  readonly #value: unknown;
  readonly #locate: (keys: Keys) => YAMLPosition | undefined;

  constructor(file: string) {
    this.#file = file;
    try {
      if (statSync(file).size > MAX_BYTES) throw new UsageError(`${printable(file)} is too large for a configuration`);
      const { value, locate } = parseYAML(readFileSync(file, 'utf8'), { positions: true, strict: true });
      this.#value = value;
      this.#locate = locate;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      if (error instanceof YAMLError) throw new UsageError(`${printable(file)}: ${error.message}`);
      throw new UsageError(`${printable(file)}: ${systemMessage(error)}`);
    }
  }

  valuesFor(command: Command): Values {
    // An empty file sets nothing.
    const sections = this.#value === null ? {} : this.#object([], this.#value);
    const names = commands.map(({ name }) => name);
    for (const name of Object.keys(sections)) {
      if (!names.includes(name)) this.#unknown([name], 'command', names);
    }
    const section = Object.hasOwn(sections, command.name) ? sections[command.name] : null;
    const options = Object.entries(command.options).filter(([name]) => !NOT_CONFIGURABLE.has(name));
    const values = new Map<string, readonly (string | true)[]>();
    if (section === null) return values;
    for (const [name, value] of Object.entries(this.#object([command.name], section))) {
      const keys = [command.name, name];
      const option = options.find(([each]) => each === name)?.[1];
      if (option === undefined)
        return this.#unknown(
          keys,
          'option',
          options.map(([each]) => each),
        );
      const given = this.#valuesOf(keys, option, value);
      if (given.length > 0) values.set(name, given);
    }
    return values;
  }

  #valuesOf(keys: Keys, option: Option, value: unknown): readonly (string | true)[] {
    if (option.type === 'boolean') {
      if (typeof value !== 'boolean') this.#fail(keys, `expected true or false, got ${typeOf(value)}`);
      return value === true ? [true] : [];
    }
    if (option.list !== true) return [this.#text(keys, option, value)];
    if (!Array.isArray(value)) return [this.#text(keys, option, value)];
    return value.map((item: unknown, index) => this.#text([...keys, index], option, item));
  }

  #text(keys: Keys, option: Option, value: unknown): string {
    if (typeof value === 'number') this.#fail(keys, 'expected a string, got a number', 'put it in quotes: "1.30"');
    if (typeof value !== 'string' || value === '')
      this.#fail(keys, `expected ${placeholder(option)}, got ${typeOf(value)}`);
    const wrong = wrongValue(option, value);
    if (wrong !== undefined) this.#fail(keys, `invalid value ${value}`, wrong);
    const isPath = option.isPath === true || (option.isPattern === true && value.replace(/\/+$/, '').includes('/'));
    if (!isPath || isAbsolute(value) || isWebAddress(value)) return value;
    return relative(process.cwd(), resolve(dirname(this.#file), value)) || '.';
  }

  #object(keys: Keys, value: unknown): Readonly<Record<string, unknown>> {
    if (!isMap(value)) this.#fail(keys, `expected an object, got ${typeOf(value)}`);
    return value;
  }

  #unknown(keys: Keys, what: string, known: readonly string[]): never {
    const near = nearest(String(keys.at(-1)), known);
    this.#fail(keys, `unknown ${what}`, near === undefined ? `known: ${known.join(', ')}` : `did you mean ${near}?`);
  }

  #fail(keys: Keys, text: string, hint?: string): never {
    const { line, column } = this.#locate(keys) ?? { line: 1, column: 1 };
    const path = keys.length === 0 ? '' : `${formatPath(keys)}: `;
    throw new UsageError(`${printable(this.#file)}:${line}:${column}: ${path}${text}`, hint);
  }
}

function typeOf(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
