/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import { nearest } from '../../validation/checks/nearest.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';

/** The values of flags by name, in the order in which they were given. */
export type GivenFlags = ReadonlyMap<string, readonly string[]>;

const TRUE = ['1', 't', 'T', 'true', 'TRUE', 'True'];
const FALSE = ['0', 'f', 'F', 'false', 'FALSE', 'False'];

/**
 * Reads a command line as Go's programs do: `--name=value`, `--name value`, `--name` of a bool, and underscores for dashes.
 * One dash is as good as two, as for etcd; kube-apiserver has `-v` and `-h` alone.
 * @param types what each flag takes
 * @throws UsageError in the words of Go's flags
 */
export function programArguments(
  program: string,
  args: readonly string[],
  types: { readonly [name: string]: string },
): GivenFlags {
  const given = new Map<string, string[]>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const [, dashes, text = '', , value] = /^(--?)([^=-][^=]*)(=(.*))?$/s.exec(arg) ?? [];
    if (dashes === undefined)
      throw new UsageError(`"${program}" does not take any arguments, got ["${args.slice(at).join('" "')}"]`);
    const name = text === 'h' ? 'help' : text.replaceAll('_', '-');
    const type = Object.hasOwn(types, name) ? types[name] : name === 'help' ? 'bool' : undefined;
    if (type === undefined) {
      const near = nearest(name, Object.keys(types));
      throw new UsageError(`unknown flag: --${name}`, near && `did you mean --${near}?`);
    }
    const values = given.get(name) ?? [];
    given.set(name, values);
    if (type !== 'bool') {
      const next = value ?? args[++at];
      if (next === undefined) throw new UsageError(`flag needs an argument: --${name}`);
      values.push(next);
    } else if (value === undefined || TRUE.includes(value)) values.push('true');
    else if (FALSE.includes(value)) values.push('false');
    else
      throw new UsageError(
        `invalid argument "${value}" for "--${name}" flag: strconv.ParseBool: parsing "${value}": invalid syntax`,
      );
  }
  return given;
}

/** The flags as a help shows them, in which envtest looks for what it may use. */
export function flagLines(types: { readonly [name: string]: string }): string {
  return Object.entries(types)
    .map(([name, type]) => `      --${name}${type === 'bool' ? '' : ` ${type}`}\n`)
    .join('');
}

/** Says why a program ends. @returns its exit status, as of Go's */
export function refuse(prefix: string, error: unknown): number {
  const hint = error instanceof UsageError && error.hint !== undefined ? `\n${printable(error.hint)}` : '';
  process.stderr.write(`${prefix}: ${printable(asError(error).message)}${hint}\n`);
  return 1;
}
