import { quote } from '#engine/schema/fault';
import { memberOverload, overload } from '../decls/declarations.ts';
import { BoolType, IntType, objectType, StringType, type Type } from '../types/type.ts';
import { CelError, noSuchOverload, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** The type of semantic versions. */
const SemverType: Type = /* @__PURE__ */ objectType('kubernetes.Semver');

/** A semantic version. */
class SemverValue extends OpaqueValue {
  readonly type: Type = SemverType;
  readonly goType = 'cel.Semver';
  readonly numbers: readonly [major: bigint, minor: bigint, patch: bigint];
  readonly pre: readonly (bigint | string)[];
  private readonly build: readonly string[];

  constructor(numbers: readonly [bigint, bigint, bigint], pre: readonly (bigint | string)[], build: readonly string[]) {
    super();
    this.numbers = numbers;
    this.pre = pre;
    this.build = build;
  }

  equals(other: Value): Value {
    return other instanceof SemverValue ? this.compare(other) === 0 : noSuchOverload(other);
  }

  /** The order of two versions; builds have none. */
  compare(other: SemverValue): -1 | 0 | 1 {
    for (const [index, number] of this.numbers.entries()) {
      if (number !== other.numbers[index]) return number < other.numbers[index]! ? -1 : 1;
    }
    // What is released comes after its previews.
    if (this.pre.length === 0 || other.pre.length === 0) {
      return this.pre.length === other.pre.length ? 0 : this.pre.length === 0 ? 1 : -1;
    }
    for (let index = 0; index < this.pre.length && index < other.pre.length; index++) {
      const [a, b] = [this.pre[index]!, other.pre[index]!];
      if (a === b) continue;
      if (typeof a !== typeof b) return typeof a === 'bigint' ? -1 : 1;
      return a < b ? -1 : 1;
    }
    return Math.sign(this.pre.length - other.pre.length) as -1 | 0 | 1;
  }

  override toString(): string {
    const pre = this.pre.length === 0 ? '' : `-${this.pre.join('.')}`;
    return this.numbers.join('.') + pre + (this.build.length === 0 ? '' : `+${this.build.join('.')}`);
  }
}

const DIGITS = /^[0-9]*$/;
const ALPHANUMERIC = /^[0-9A-Za-z-]*$/;
const NAMES = ['major', 'minor', 'patch'] as const;
const WRONG = ['Major', 'Minor', 'Patch'] as const;

/** Reads `1.2.3-alpha.1+build`. Mirrors blang/semver's `Parse`. */
function parseSemver(text: string): SemverValue | CelError {
  if (text === '') return new CelError('Version string empty');
  const parts = splitAtMost(text, '.', 3);
  if (parts.length !== 3) return new CelError('No Major.Minor.Patch elements found');
  let patch = parts[2]!;
  let build: string[] = [];
  let pre: string[] = [];
  const plus = patch.indexOf('+');
  if (plus >= 0) {
    build = patch.slice(plus + 1).split('.');
    patch = patch.slice(0, plus);
  }
  const dash = patch.indexOf('-');
  if (dash >= 0) {
    pre = patch.slice(dash + 1).split('.');
    patch = patch.slice(0, dash);
  }
  const numbers: bigint[] = [];
  for (const [index, part] of [parts[0]!, parts[1]!, patch].entries()) {
    if (!DIGITS.test(part)) return new CelError(`Invalid character(s) found in ${NAMES[index]} number ${quote(part)}`);
    if (part.length > 1 && part[0] === '0') {
      return new CelError(`${WRONG[index]} number must not contain leading zeroes ${quote(part)}`);
    }
    const number = parseNumber(part);
    if (number instanceof CelError) return number;
    numbers.push(number);
  }
  const previews: (bigint | string)[] = [];
  for (const part of pre) {
    if (part === '') return new CelError('Prerelease is empty');
    if (DIGITS.test(part)) {
      if (part.length > 1 && part[0] === '0') {
        return new CelError(`Numeric PreRelease version must not contain leading zeroes ${quote(part)}`);
      }
      const number = parseNumber(part);
      if (number instanceof CelError) return number;
      previews.push(number);
    } else if (ALPHANUMERIC.test(part)) {
      previews.push(part);
    } else {
      return new CelError(`Invalid character(s) found in prerelease ${quote(part)}`);
    }
  }
  for (const part of build) {
    if (part === '') return new CelError('Build meta data is empty');
    if (!ALPHANUMERIC.test(part)) return new CelError(`Invalid character(s) found in build meta data ${quote(part)}`);
  }
  return new SemverValue(numbers as [bigint, bigint, bigint], previews, build);
}

function parseNumber(text: string): bigint | CelError {
  const fault = (what: string): CelError => new CelError(`strconv.ParseUint: parsing ${quote(text)}: ${what}`);
  if (text === '') return fault('invalid syntax');
  if (text.length > 20 || BigInt(text) >= 1n << 64n) return fault('value out of range');
  return BigInt(text);
}

/** At most so many pieces; the last has the rest. */
function splitAtMost(text: string, separator: string, count: number): string[] {
  const parts = text.split(separator);
  return parts.length <= count ? parts : [...parts.slice(0, count - 1), parts.slice(count - 1).join(separator)];
}

/** The same for texts such as `v1.02`: with a prefix, leading zeros, or parts missing. */
function normalize(text: string): SemverValue | CelError {
  const parts = splitAtMost(text.replace(/^v/, ''), '.', 3).map((part) =>
    part.length > 1 ? part.replace(/^0+/, '').replace(/^(?!\d)/, '0') : part,
  );
  if (parts.length < 3) {
    if (/[+-]/.test(parts.at(-1)!)) return new CelError('short version cannot contain PreRelease/Build meta data');
    while (parts.length < 3) parts.push('0');
  }
  return parseSemver(parts.join('.'));
}

/** Semantic versions: `semver('1.2.3')`. Mirrors Kubernetes' `library.SemverLib`, version 1. */
export function semvers(): Library {
  const S = StringType;
  const V = SemverType;
  const parse = (text: Value, lenient: Value): SemverValue | CelError =>
    lenient === true ? normalize(text as string) : parseSemver(text as string);
  const compare = (
    name: string,
    id: string,
    result: Type,
    answer: (order: -1 | 0 | 1) => Value,
  ): Library['functions'][number] => ({
    name,
    overloads: [memberOverload(id, [V, V], result, (a, b) => answer((a as SemverValue).compare(b as SemverValue)))],
  });
  return {
    functions: [
      {
        name: 'semver',
        overloads: [
          overload('string_to_semver', [S], V, (text) => parse(text!, false)),
          overload('string_bool_to_semver', [S, BoolType], V, (text, lenient) => parse(text!, lenient!)),
        ],
      },
      {
        name: 'isSemver',
        overloads: [
          overload('is_semver_string', [S], BoolType, (text) => parse(text!, false) instanceof SemverValue),
          overload(
            'is_semver_string_bool',
            [S, BoolType],
            BoolType,
            (text, lenient) => parse(text!, lenient!) instanceof SemverValue,
          ),
        ],
      },
      compare('isGreaterThan', 'semver_is_greater_than', BoolType, (order) => order === 1),
      compare('isLessThan', 'semver_is_less_than', BoolType, (order) => order === -1),
      compare('compareTo', 'semver_compare_to', IntType, (order) => BigInt(order)),
      ...NAMES.map((name, index) => ({
        name,
        overloads: [
          memberOverload(`semver_${name}`, [V], IntType, (version) =>
            BigInt.asIntN(64, (version as SemverValue).numbers[index]!),
          ),
        ],
      })),
    ],
  };
}
