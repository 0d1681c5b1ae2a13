// Random expressions of a type, mostly well typed.
import type { Type } from 'kubetyped/cel';
import {
  BoolType,
  BytesType,
  DoubleType,
  DurationType,
  IntType,
  listType,
  mapType,
  optionalType,
  StringType,
  TimestampType,
  UintType,
} from 'kubetyped/cel';
import type { Random } from './random_schema.ts';

/** A variable, or a path below one, and its type. */
export interface Name {
  readonly text: string;
  readonly type: Type;
}

const SCALARS = [
  IntType,
  IntType,
  StringType,
  StringType,
  BoolType,
  DoubleType,
  UintType,
  BytesType,
  DurationType,
  TimestampType,
];
const LITERALS: Readonly<Record<string, readonly string[]>> = {
  int: ['0', '1', '-1', '2', '10', '9223372036854775807', '-9223372036854775808', '3'],
  uint: ['0u', '1u', '7u', '18446744073709551615u'],
  double: ['0.0', '1.5', '-2.25', '1e20', "double('NaN')", '3.0'],
  string: [
    "''",
    "'a'",
    "'abc'",
    "'a,b,c'",
    "'\\u00e9\\U0001f600'",
    "'10.0.0.1'",
    "'1.2.3'",
    "'1Gi'",
    "' x '",
    "'AbC'",
    "'http://h:80/p?q=1&q=2'",
  ],
  bool: ['true', 'false'],
  bytes: ["b''", "b'abc'", "b'\\xff'"],
  null_type: ['null'],
  'google.protobuf.Duration': ["duration('1h')", "duration('1.5s')", "duration('-3m')"],
  'google.protobuf.Timestamp': ["timestamp('2020-01-01T00:00:00Z')", "timestamp('1969-12-31T23:59:59.25+01:00')"],
};

/** Makes expressions. */
export class RandomExpressions {
  private readonly random: Random;
  private names: readonly Name[];
  private variables = 0;

  constructor(random: Random, names: readonly Name[]) {
    this.random = random;
    this.names = names;
  }

  /** A type that expressions may have. */
  someType(depth: number): Type {
    const { random } = this;
    if (depth > 0 && random.chance(0.25)) {
      return random.chance(0.7)
        ? listType(this.someType(depth - 1))
        : mapType(random.pick([StringType, IntType]), this.someType(depth - 1));
    }
    return depth > 0 && random.chance(0.05) ? optionalType(this.someType(0)) : random.pick(SCALARS);
  }

  /** An expression of a type; of another one now and then. */
  of(type: Type, depth: number): string {
    const { random } = this;
    if (random.chance(0.01)) return this.of(this.someType(1), Math.min(depth, 1));
    const fitting = this.names.filter((name) => name.type.equals(type));
    if (fitting.length > 0 && random.chance(depth <= 0 ? 0.7 : 0.4)) return random.pick(fitting).text;
    if (depth <= 0) return this.literal(type);
    if (random.chance(0.08)) return `(${this.bool(depth)} ? ${this.of(type, depth - 1)} : ${this.of(type, depth - 1)})`;
    if (random.chance(0.05)) return `${this.of(listType(type), depth - 1)}[${this.of(IntType, depth - 2)}]`;
    if (random.chance(0.03))
      return `${this.of(mapType(StringType, type), depth - 1)}[${this.of(StringType, depth - 2)}]`;
    if (random.chance(0.03)) return `${this.of(optionalType(type), depth - 1)}.orValue(${this.of(type, depth - 1)})`;
    if (random.chance(0.02)) return `dyn(${this.of(type, depth - 1)})`;
    return this.call(type, depth - 1) ?? this.literal(type);
  }

  bool(depth: number): string {
    return this.of(BoolType, depth - 1);
  }

  private literal(type: Type): string {
    const { random } = this;
    switch (type.kind) {
      case 'list':
        return `[${Array.from({ length: random.below(4) }, () => this.of(type.params[0]!, 0)).join(', ')}]`;
      case 'map':
        return `{${Array.from({ length: random.below(3) }, () => `${this.of(type.params[0]!, 0)}: ${this.of(type.params[1]!, 0)}`).join(', ')}}`;
      case 'opaque':
        return random.chance(0.3) ? 'optional.none()' : `optional.of(${this.of(type.params[0]!, 0)})`;
      default:
        return random.pick(LITERALS[type.name] ?? ['dyn(1)', "dyn('a')", 'dyn(null)', 'dyn([1])', "dyn({'a': 1})"]);
    }
  }

  private call(type: Type, depth: number): string | undefined {
    const { random } = this;
    const I = (): string => this.of(IntType, depth);
    const S = (): string => this.of(StringType, depth);
    const D = (): string => this.of(DoubleType, depth);
    const B = (): string => this.bool(depth);
    const any = (): string => this.of(this.someType(1), depth);
    const list = (): string => this.of(listType(this.someType(1)), depth);
    const T = (): string => this.of(TimestampType, depth);
    const quantity = (): string => `quantity(${random.pick(["'1Gi'", "'500m'", "'2'", S()])})`;
    const version = (): string => `semver(${random.pick(["'1.2.3'", "'1.2.3-rc.1'", S()])})`;
    const ip = (): string => `ip(${random.pick(["'10.0.0.1'", "'::1'", S()])})`;
    const cidr = (): string => `cidr(${random.pick(["'10.0.0.0/8'", "'::/0'", S()])})`;
    const pattern = (): string => random.pick(["'a+'", "'[a-z]*'", "'(a|b)c?'", "'^.$'", "'\\\\d'", S()]);
    const format = (): string =>
      `format.${random.pick(['dns1123Label', 'uri', 'qualifiedName', 'date', 'byte', 'labelValue'])}()`;
    const pair = (inner: Type): readonly [string, string] => [this.of(inner, depth), this.of(inner, depth)];
    const same = (): readonly [string, string] => pair(this.someType(1));
    const infix = ([a, b]: readonly [string, string], ...operators: string[]): string =>
      `(${a} ${random.pick(operators)} ${b})`;
    const comparable = (): Type => random.pick(SCALARS);
    switch (type.name) {
      case 'bool':
        return random.pick<() => string>([
          () => infix([B(), B()], '&&', '||'),
          () => `!${B()}`,
          () => infix(same(), '==', '!='),
          () => infix(pair(comparable()), '<', '<=', '>', '>='),
          () =>
            infix(
              [random.pick([I(), D(), this.of(UintType, depth)]), random.pick([I(), D(), this.of(UintType, depth)])],
              '<',
              '>=',
              '==',
            ),
          () => this.quantifier(depth),
          () => {
            const inner = this.someType(0);
            return `(${this.of(inner, depth)} in ${this.of(listType(inner), depth)})`;
          },
          () => `(${S()} in ${this.of(mapType(StringType, this.someType(0)), depth)})`,
          () => `${S()}.${random.pick(['startsWith', 'endsWith', 'contains'])}(${S()})`,
          () => `${S()}.matches(${pattern()})`,
          () => `${random.pick(['isURL', 'isIP', 'isCIDR', 'isQuantity', 'isSemver'])}(${S()})`,
          () => `${quantity()}.${random.pick(['isGreaterThan', 'isLessThan'])}(${quantity()})`,
          () => infix([quantity(), quantity()], '==', '!='),
          () => `${version()}.${random.pick(['isGreaterThan', 'isLessThan'])}(${version()})`,
          () => `${cidr()}.containsIP(${random.pick([ip(), S()])})`,
          () => `${cidr()}.containsCIDR(${random.pick([cidr(), S()])})`,
          () => `${ip()}.isLoopback()`,
          () => `${format()}.validate(${S()}).hasValue()`,
          () => `${this.of(listType(comparable()), depth)}.isSorted()`,
          () => {
            const lists = listType(this.someType(0));
            return `sets.${random.pick(['contains', 'equivalent', 'intersects'])}(${this.of(lists, depth)}, ${this.of(lists, depth)})`;
          },
          () => this.presence() ?? 'true',
          () => `${this.of(optionalType(this.someType(0)), depth)}.hasValue()`,
          () => `(type(${any()}) == ${random.pick(['int', 'string', 'list', 'map', 'dyn'])})`,
        ])();
      case 'int':
        return random.pick<() => string>([
          () => infix([I(), I()], '+', '-', '*', '/', '%'),
          () => `-${I()}`,
          () => `size(${random.pick([S(), list(), this.of(BytesType, depth)])})`,
          () => `${list()}.size()`,
          () => `int(${random.pick([D(), S(), T(), this.of(UintType, depth)])})`,
          () => `${S()}.${random.pick(['indexOf', 'lastIndexOf'])}(${S()})`,
          () => {
            const inner = this.someType(0);
            return `${this.of(listType(inner), depth)}.${random.pick(['indexOf', 'lastIndexOf'])}(${this.of(inner, depth)})`;
          },
          () => `${this.of(listType(IntType), depth)}.${random.pick(['sum', 'min', 'max'])}()`,
          () =>
            `${T()}.${random.pick(['getFullYear', 'getMonth', 'getDate', 'getDayOfYear', 'getHours', 'getMilliseconds'])}()`,
          () => `${this.of(DurationType, depth)}.${random.pick(['getHours', 'getSeconds', 'getMilliseconds'])}()`,
          () => `${quantity()}.compareTo(${quantity()})`,
          () => `${quantity()}.asInteger()`,
          () => `${version()}.${random.pick(['major', 'minor', 'patch'])}()`,
          () => `${cidr()}.prefixLength()`,
        ])();
      case 'uint':
        return random.pick<() => string>([
          () => infix(pair(UintType), '+', '-', '*', '/', '%'),
          () => `uint(${random.pick([I(), D(), S()])})`,
        ])();
      case 'double':
        return random.pick<() => string>([
          () => infix([D(), D()], '+', '-', '*', '/'),
          () => `double(${random.pick([I(), S(), this.of(UintType, depth)])})`,
          () => `${quantity()}.asApproximateFloat()`,
          () => `${this.of(listType(DoubleType), depth)}.${random.pick(['sum', 'min', 'max'])}()`,
        ])();
      case 'string':
        return random.pick<() => string>([
          () => `(${S()} + ${S()})`,
          () =>
            `string(${random.pick([I(), D(), B(), T(), this.of(DurationType, depth), this.of(BytesType, depth), ip(), cidr()])})`,
          () => `${S()}.${random.pick(['lowerAscii', 'upperAscii', 'trim'])}()`,
          () => `${S()}.substring(${I()})`,
          () => `${S()}.substring(${I()}, ${I()})`,
          () => `${S()}.charAt(${I()})`,
          () => `${S()}.replace(${S()}, ${S()})`,
          () => `${this.of(listType(StringType), depth)}.join(${S()})`,
          () => `${S()}.find(${pattern()})`,
          () => `strings.quote(${S()})`,
          () => `'%s|%s'.format([${any()}, ${any()}])`,
          () => `'%d %f'.format([${I()}, ${D()}])`,
          () => `url(${S()}).${random.pick(['getHost', 'getPort', 'getScheme', 'getEscapedPath', 'getHostname'])}()`,
        ])();
      case 'bytes':
        return random.pick([`bytes(${S()})`, infix(pair(BytesType), '+')]);
      case 'google.protobuf.Duration':
        return random.pick<() => string>([
          () => infix(pair(DurationType), '+', '-'),
          () => infix(pair(TimestampType), '-'),
          () => `duration(${S()})`,
        ])();
      case 'google.protobuf.Timestamp':
        return random.pick<() => string>([
          () => `(${T()} ${random.pick(['+', '-'])} ${this.of(DurationType, depth)})`,
          () => `timestamp(${random.pick([I(), S()])})`,
        ])();
      case 'list':
        return this.listCall(type, depth);
      case 'map':
        return this.mapCall(type, depth);
      case 'optional_type': {
        const inner = type.params[0]!;
        return random.pick<() => string>([
          () => `optional.of(${this.of(inner, depth)})`,
          () => `optional.ofNonZeroValue(${this.of(inner, depth)})`,
          () => `${this.of(listType(inner), depth)}[?${I()}]`,
          () => `${this.of(mapType(StringType, inner), depth)}[?${S()}]`,
          () => `${this.of(type, depth)}.or(${this.of(type, depth)})`,
          () => `${this.of(listType(inner), depth)}.${random.pick(['first', 'last'])}()`,
          () => {
            const from = this.someType(0);
            return this.binding(
              from,
              (x) => `${this.of(optionalType(from), depth)}.optMap(${x}, ${this.of(inner, depth)})`,
            );
          },
        ])();
      }
    }
    return undefined;
  }

  /** What a variable of a type makes of an expression. */
  private binding(type: Type, make: (variable: string) => string): string {
    const before = this.names;
    const text = this.random.chance(0.1) && this.variables > 0 ? 'v0' : `v${this.variables++}`;
    this.names = [...before.filter((name) => name.text !== text), { text, type }, { text, type }];
    const made = make(text);
    this.names = before;
    return made;
  }

  private quantifier(depth: number): string {
    const { random } = this;
    const inner = this.someType(0);
    const over = this.of(listType(inner), depth);
    const keyed = this.of(mapType(StringType, inner), depth);
    if (random.chance(0.3)) {
      return this.binding(IntType, (i) =>
        this.binding(
          inner,
          (x) => `${over}.${random.pick(['all', 'exists', 'existsOne'])}(${i}, ${x}, ${this.bool(depth)})`,
        ),
      );
    }
    const name = random.pick(['all', 'exists', 'exists_one']);
    if (random.chance(0.25)) return this.binding(StringType, (x) => `${keyed}.${name}(${x}, ${this.bool(depth)})`);
    return this.binding(inner, (x) => `${over}.${name}(${x}, ${this.bool(depth)})`);
  }

  private listCall(type: Type, depth: number): string {
    const { random } = this;
    const inner = type.params[0]!;
    const from = this.someType(0);
    const source = (): string => this.of(listType(from), depth);
    const own = (): string => this.of(type, depth);
    const options: (() => string)[] = [
      () => `(${own()} + ${own()})`,
      () => this.binding(from, (x) => `${source()}.map(${x}, ${this.of(inner, depth)})`),
      () => this.binding(from, (x) => `${source()}.map(${x}, ${this.bool(depth)}, ${this.of(inner, depth)})`),
      () => this.binding(inner, (x) => `${own()}.filter(${x}, ${this.bool(depth)})`),
      () =>
        this.binding(IntType, (i) =>
          this.binding(from, (x) => `${source()}.transformList(${i}, ${x}, ${this.of(inner, depth)})`),
        ),
      () => `${own()}.${random.pick(['reverse', 'distinct'])}()`,
      () => `${own()}.slice(${this.of(IntType, depth)}, ${this.of(IntType, depth)})`,
      () => `[${own()}, ${own()}].flatten()`,
      () => `[${this.of(inner, depth)}, ${this.of(inner, depth)}]`,
      () => this.binding(inner, (x) => `${own()}.sortBy(${x}, ${this.of(random.pick([IntType, StringType]), depth)})`),
    ];
    if (SCALARS.includes(inner)) options.push(() => `${own()}.sort()`);
    if (inner === StringType) {
      options.push(() => `${this.of(StringType, depth)}.split(${this.of(StringType, depth)})`);
      options.push(() => `${this.of(StringType, depth)}.findAll('[a-c]')`);
    }
    if (inner === IntType) options.push(() => `lists.range(${random.below(6)})`);
    return random.pick(options)();
  }

  private mapCall(type: Type, depth: number): string {
    const { random } = this;
    const [key, value] = type.params as [Type, Type];
    const from = this.someType(0);
    const entry = (): string => `${this.of(key, 0)}: ${this.of(value, depth)}`;
    if (random.chance(0.5)) return `{${entry()}}`;
    const source = this.of(key === IntType ? listType(from) : mapType(key, from), depth);
    return this.binding(key, (k) =>
      this.binding(from, (v) => `${source}.transformMap(${k}, ${v}, ${this.of(value, depth)})`),
    );
  }

  /** A test for the presence of a field. */
  private presence(): string | undefined {
    const fields = this.names.filter(({ text }) => /^[\w.]+\.\w+$/.test(text));
    return fields.length === 0 ? undefined : `has(${this.random.pick(fields).text})`;
  }
}
