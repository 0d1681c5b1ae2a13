/// <reference types="node" />

import { parseArgs } from 'node:util';
import { append } from '#engine/go/append';
import { nearest } from '../validation/checks/nearest.ts';
import type { Option, Options } from './option.ts';
import { helpOption } from './option.ts';
import { UsageError } from './usage_error.ts';

/** The arguments of a command. */
export class Arguments {
  /** Everything that is not an option. `-` is standard input. */
  readonly paths: readonly string[];
  readonly #given: ReadonlyMap<string, readonly (string | true)[]>;

  constructor(paths: readonly string[], given: ReadonlyMap<string, readonly (string | true)[]>) {
    this.paths = paths;
    this.#given = given;
  }

  /** Whether an option without a value was given. */
  has(name: string): boolean {
    return this.#given.has(name);
  }

  /** The value of an option; the last one if repeated. */
  value(name: string): string | undefined {
    const value = this.#given.get(name)?.at(-1);
    return value === true ? undefined : value;
  }

  /** All values of an option that takes several. */
  values(name: string): readonly string[] {
    return (this.#given.get(name) ?? []).filter((value) => value !== true);
  }

  /** The same options, with these paths. */
  about(paths: readonly string[]): Arguments {
    return new Arguments(paths, this.#given);
  }

  /** The same arguments, with these values of options that were not given. */
  with(defaults: ReadonlyMap<string, readonly (string | true)[]>): Arguments {
    return new Arguments(this.paths, new Map([...defaults, ...this.#given]));
  }
}

/**
 * Parses the arguments after the command name. Every command accepts `--help`.
 * @param others what stands for options that there are not, for error messages
 * @throws UsageError for unknown options, missing or invalid values
 */
export function parseArguments(
  args: readonly string[],
  options: Options,
  others: Readonly<Record<string, string>> = {},
): Arguments {
  const known: Options = { ...options, help: helpOption };
  const { tokens } = parseArgs({
    args: [...args],
    options: parseArgsOptions(known),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const paths: string[] = [];
  const given = new Map<string, (string | true)[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') paths.push(token.value);
    else if (token.kind === 'option') {
      const values = given.get(token.name) ?? [];
      given.set(token.name, values);
      const taker = paths.length > 0 ? [...given.keys()].find((name) => known[name]?.takesCommand) : undefined;
      const hint =
        (taker && `the command comes after --: --${taker} -- ${paths.join(' ')} ${token.rawName}`) ??
        missingDash(args[token.index], { ...others, ...known }) ??
        (Object.hasOwn(others, token.name) ? others[token.name] : undefined);
      append(values, checkedValues(token, known, hint));
    }
  }
  return new Arguments(paths, given);
}

/** `-strict` is read as `-s -t -r -i -c -t`. */
function missingDash(argument = '', known: object): string | undefined {
  const name = /^-([a-z][a-z-]+)(?:=.*)?$/.exec(argument)?.[1];
  return name !== undefined && Object.hasOwn(known, name) ? `long options have two dashes: --${name}` : undefined;
}

type ParseArgsOption = { type: 'boolean' | 'string'; short?: string };

function parseArgsOptions(options: Options): Record<string, ParseArgsOption> {
  const entries = Object.entries(options).map(([name, { type, short }]): [string, ParseArgsOption] => [
    name,
    short === undefined ? { type } : { type, short },
  ]);
  return Object.fromEntries(entries);
}

function checkedValues(
  token: { name: string; rawName: string; value: string | undefined; inlineValue: boolean | undefined },
  options: Options,
  hint: string | undefined,
): (string | true)[] {
  const { name, rawName, inlineValue } = token;
  // As Go reads options: -o=json is -o json.
  const value = inlineValue && !rawName.startsWith('--') ? token.value?.replace(/^=/, '') : token.value;
  if (!Object.hasOwn(options, name)) {
    const near = nearest(name, Object.keys(options));
    throw new UsageError(`unknown option ${rawName}`, hint ?? (near && `did you mean --${near}?`));
  }
  const option = options[name]!;
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`option --${name} takes no value`);
    return [true];
  }
  if (value === undefined || value === '')
    throw new UsageError(`option ${rawName} needs a value: ${rawName} ${placeholder(option)}`);
  // A comma in braces is part of a pattern.
  const values = option.list === true ? splitList(value) : [value];
  for (const each of values) {
    const wrong = wrongValue(option, each);
    if (wrong !== undefined) throw new UsageError(`invalid value ${each} for option ${rawName}`, hint ?? wrong);
  }
  return values;
}

/** What would be right instead of a value that an option does not take. */
export function wrongValue({ values }: Option, value: string): string | undefined {
  if (values === undefined || values.includes(value)) return undefined;
  const near = nearest(value, values);
  return near === undefined ? `use one of ${values.join(', ')}` : `did you mean ${near}?`;
}

function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (char === ',' && depth <= 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The placeholder of an option's value in help texts. */
export function placeholder(option: Option): string {
  return option.placeholder ?? option.values?.join('|') ?? 'VALUE';
}
