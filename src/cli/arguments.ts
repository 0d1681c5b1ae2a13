/// <reference types="node" />
import { parseArgs } from 'node:util';
import { nearest } from '../validation/checks/nearest.ts';
import { helpOption } from './option.ts';
import type { Option, Options } from './option.ts';
import { UsageError } from './usage_error.ts';

/** The arguments of a command. */
export class Arguments {
  /** Everything that is not an option. `-` is standard input. */
  readonly paths: readonly string[];
  readonly #given: ReadonlyMap<string, string | true>;

  constructor(paths: readonly string[], given: ReadonlyMap<string, string | true>) {
    this.paths = paths;
    this.#given = given;
  }

  /** Whether an option without a value was given. */
  has(name: string): boolean {
    return this.#given.has(name);
  }

  /** The value of an option; the last one if repeated. */
  value(name: string): string | undefined {
    const value = this.#given.get(name);
    return value === true ? undefined : value;
  }
}

/**
 * Parses the arguments after the command name. Every command accepts `--help`.
 * @throws UsageError for unknown options, missing or invalid values
 */
export function parseArguments(args: readonly string[], options: Options): Arguments {
  const known: Options = { ...options, help: helpOption };
  const { tokens } = parseArgs({
    args: [...args],
    options: parseArgsOptions(known),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const paths: string[] = [];
  const given = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') paths.push(token.value);
    else if (token.kind === 'option') given.set(token.name, checkedValue(token, known));
  }
  return new Arguments(paths, given);
}

type ParseArgsOption = { type: 'boolean' | 'string'; short?: string };

function parseArgsOptions(options: Options): Record<string, ParseArgsOption> {
  const entries = Object.entries(options).map(([name, { type, short }]): [string, ParseArgsOption] => [
    name,
    short === undefined ? { type } : { type, short },
  ]);
  return Object.fromEntries(entries);
}

function checkedValue(
  token: { name: string; rawName: string; value: string | undefined },
  options: Options,
): string | true {
  const { name, rawName, value } = token;
  if (!Object.hasOwn(options, name)) {
    const near = nearest(name, Object.keys(options));
    throw new UsageError(`unknown option ${rawName}`, near && `did you mean --${near}?`);
  }
  const option = options[name]!;
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`option --${name} takes no value`);
    return true;
  }
  if (value === undefined || value === '')
    throw new UsageError(`option ${rawName} needs a value: ${rawName} ${placeholder(option)}`);
  if (option.values !== undefined && !option.values.includes(value)) {
    const near = nearest(value, option.values);
    throw new UsageError(
      `invalid value ${value} for option ${rawName}`,
      near === undefined ? `use one of ${option.values.join(', ')}` : `did you mean ${near}?`,
    );
  }
  return value;
}

/** The placeholder of an option's value in help texts. */
export function placeholder(option: Option): string {
  return option.placeholder ?? option.values?.join('|') ?? 'VALUE';
}
