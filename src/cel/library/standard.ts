import { sizeOf } from '../cost/size.ts';
import {
  type FunctionDeclaration,
  type Implementation,
  memberOverload,
  type Overload,
  overload,
  type VariableDeclaration,
} from '../decls/declarations.ts';
import { STANDARD_MACROS } from '../parser/macro.ts';
import {
  BoolType,
  BytesType,
  DoubleType,
  DurationType,
  DynType,
  IntType,
  listType,
  mapType,
  NullType,
  StringType,
  TimestampType,
  type Type,
  TypeType,
  typeOfType,
  typeParam,
  UintType,
} from '../types/type.ts';
import { add, divide, modulo, multiply, negate, subtract } from '../values/arithmetic.ts';
import { compare, isComparable } from '../values/compare.ts';
import { toBool, toBytes, toDouble, toDuration, toInt, toText, toTimestamp, toUint } from '../values/convert.ts';
import { equalOf } from '../values/equal.ts';
import { type CalendarTime, calendarTime, offsetOf } from '../values/time.ts';
import { typeOf } from '../values/type_of.ts';
import {
  CelError,
  Duration,
  ListValue,
  MapValue,
  noSuchOverload,
  Timestamp,
  Uint,
  type Value,
} from '../values/value.ts';
import type { Library } from './library.ts';
import { stringFunctions } from './standard_strings.ts';

/** The getters of timestamps: of UTC, or of a time zone. */
const GETTERS: readonly (readonly [name: string, id: string, get: (time: CalendarTime) => number])[] = [
  ['getFullYear', 'timestamp_to_year', (time) => time.year],
  ['getMonth', 'timestamp_to_month', (time) => time.month],
  ['getDayOfYear', 'timestamp_to_day_of_year', (time) => time.dayOfYear],
  ['getDayOfMonth', 'timestamp_to_day_of_month', (time) => time.day - 1],
  ['getDate', 'timestamp_to_day_of_month_1_based', (time) => time.day],
  ['getDayOfWeek', 'timestamp_to_day_of_week', (time) => time.weekday],
  ['getHours', 'timestamp_to_hours', (time) => time.hours],
  ['getMinutes', 'timestamp_to_minutes', (time) => time.minutes],
  ['getSeconds', 'timestamp_to_seconds', (time) => time.seconds],
  ['getMilliseconds', 'timestamp_to_milliseconds', (time) => time.milliseconds],
];

/** The getters of durations: the whole length in a unit. */
const DURATIONS: Readonly<Record<string, readonly [id: string, unit: bigint]>> = {
  getHours: ['duration_to_hours', 3_600_000_000_000n],
  getMinutes: ['duration_to_minutes', 60_000_000_000n],
  getSeconds: ['duration_to_seconds', 1_000_000_000n],
  getMilliseconds: ['duration_to_milliseconds', 1_000_000n],
};

type Row = readonly [id: string, args: readonly Type[], result: Type];

function declare(
  name: string,
  rows: readonly Row[],
  call: Implementation,
  accepts?: (receiver: Value) => boolean,
): FunctionDeclaration {
  const overloads = rows.map(([id, args, result]) => overload(id, args, result));
  return { name, overloads, singleton: accepts === undefined ? { call } : { call, accepts } };
}

const isIn =
  (...kinds: ((value: Value) => boolean)[]) =>
  (value: Value): boolean =>
    kinds.some((kind) => kind(value));
const int = (value: Value): boolean => typeof value === 'bigint';
const uint = (value: Value): boolean => value instanceof Uint;
const double = (value: Value): boolean => typeof value === 'number';
const text = (value: Value): boolean => typeof value === 'string';
const bytes = (value: Value): boolean => value instanceof Uint8Array;
const bool = (value: Value): boolean => typeof value === 'boolean';
const list = (value: Value): boolean => value instanceof ListValue;
const map = (value: Value): boolean => value instanceof MapValue;
const duration = (value: Value): boolean => value instanceof Duration;
const time = (value: Value): boolean => value instanceof Timestamp;

/** The overloads of an order: within a type, and across those of numbers. */
function ordering(name: string, prefix: string, holds: (order: -1 | 0 | 1) => boolean): FunctionDeclaration {
  const numbers: readonly Row[] = [
    [`${prefix}_int64`, [IntType, IntType], BoolType],
    [`${prefix}_int64_double`, [IntType, DoubleType], BoolType],
    [`${prefix}_int64_uint64`, [IntType, UintType], BoolType],
    [`${prefix}_uint64`, [UintType, UintType], BoolType],
    [`${prefix}_uint64_double`, [UintType, DoubleType], BoolType],
    [`${prefix}_uint64_int64`, [UintType, IntType], BoolType],
    [`${prefix}_double`, [DoubleType, DoubleType], BoolType],
    [`${prefix}_double_int64`, [DoubleType, IntType], BoolType],
    [`${prefix}_double_uint64`, [DoubleType, UintType], BoolType],
  ];
  const rows: readonly Row[] = [
    [`${prefix}_bool`, [BoolType, BoolType], BoolType],
    ...numbers,
    [`${prefix}_string`, [StringType, StringType], BoolType],
    [`${prefix}_bytes`, [BytesType, BytesType], BoolType],
    [`${prefix}_timestamp`, [TimestampType, TimestampType], BoolType],
    [`${prefix}_duration`, [DurationType, DurationType], BoolType],
  ];
  const call: Implementation = (a, b) => {
    const order = compare(a!, b!);
    return typeof order === 'number' ? holds(order) : order;
  };
  return declare(name, rows, call, isComparable);
}

/** A conversion: an overload for each type that converts. */
function conversion(
  name: string,
  to: Type,
  rows: readonly (readonly [id: string, from: Type])[],
  convert: Implementation,
): FunctionDeclaration {
  return {
    name,
    overloads: rows.map(([id, from]) => overload(id, [from], to, from === to ? (value) => value! : convert)),
  };
}

/** An operator that the evaluator handles itself. */
function operator(name: string, ...overloads: Overload[]): FunctionDeclaration {
  return { name, overloads };
}

/** The functions, types and macros of the language itself, with every comparison across types of numbers. */
export function standard(): Library {
  const A = typeParam('A');
  const B = typeParam('B');
  const listOfA = listType(A);
  const mapOfAB = mapType(A, B);
  const contains: Implementation = (value, container) => {
    if (container instanceof ListValue) return container.contains(value!, equalOf);
    if (container instanceof MapValue) {
      const found = container.find(value!);
      return found instanceof CelError ? found : found !== undefined;
    }
    return noSuchOverload(container);
  };
  const functions: FunctionDeclaration[] = [
    operator('_?_:_', overload('conditional', [BoolType, A, A], A)),
    operator('_&&_', overload('logical_and', [BoolType, BoolType], BoolType)),
    operator('_||_', overload('logical_or', [BoolType, BoolType], BoolType)),
    declare('!_', [['logical_not', [BoolType], BoolType]], (value) =>
      typeof value === 'boolean' ? !value : noSuchOverload(value),
    ),
    {
      name: '@not_strictly_false',
      overloads: [
        {
          ...overload('not_strictly_false', [BoolType], BoolType, (value) =>
            typeof value === 'boolean' ? value : true,
          ),
          nonStrict: true,
        },
      ],
    },
    operator('_==_', overload('equals', [A, A], BoolType)),
    operator('_!=_', overload('not_equals', [A, A], BoolType)),
    declare(
      '_+_',
      [
        ['add_bytes', [BytesType, BytesType], BytesType],
        ['add_double', [DoubleType, DoubleType], DoubleType],
        ['add_duration_duration', [DurationType, DurationType], DurationType],
        ['add_duration_timestamp', [DurationType, TimestampType], TimestampType],
        ['add_timestamp_duration', [TimestampType, DurationType], TimestampType],
        ['add_int64', [IntType, IntType], IntType],
        ['add_list', [listOfA, listOfA], listOfA],
        ['add_string', [StringType, StringType], StringType],
        ['add_uint64', [UintType, UintType], UintType],
      ],
      add as Implementation,
      isIn(int, double, text, list, uint, bytes, duration, time),
    ),
    declare(
      '_/_',
      [
        ['divide_double', [DoubleType, DoubleType], DoubleType],
        ['divide_int64', [IntType, IntType], IntType],
        ['divide_uint64', [UintType, UintType], UintType],
      ],
      divide as Implementation,
      isIn(int, double, uint),
    ),
    declare(
      '_%_',
      [
        ['modulo_int64', [IntType, IntType], IntType],
        ['modulo_uint64', [UintType, UintType], UintType],
      ],
      modulo as Implementation,
      isIn(int, uint),
    ),
    declare(
      '_*_',
      [
        ['multiply_double', [DoubleType, DoubleType], DoubleType],
        ['multiply_int64', [IntType, IntType], IntType],
        ['multiply_uint64', [UintType, UintType], UintType],
      ],
      multiply as Implementation,
      isIn(int, double, uint),
    ),
    declare(
      '-_',
      [
        ['negate_double', [DoubleType], DoubleType],
        ['negate_int64', [IntType], IntType],
      ],
      negate as Implementation,
      isIn(int, double, duration, bool),
    ),
    declare(
      '_-_',
      [
        ['subtract_double', [DoubleType, DoubleType], DoubleType],
        ['subtract_duration_duration', [DurationType, DurationType], DurationType],
        ['subtract_int64', [IntType, IntType], IntType],
        ['subtract_timestamp_duration', [TimestampType, DurationType], TimestampType],
        ['subtract_timestamp_timestamp', [TimestampType, TimestampType], DurationType],
        ['subtract_uint64', [UintType, UintType], UintType],
      ],
      subtract as Implementation,
      isIn(int, double, uint, duration, time),
    ),
    ordering('_<_', 'less', (order) => order < 0),
    ordering('_<=_', 'less_equals', (order) => order <= 0),
    ordering('_>_', 'greater', (order) => order > 0),
    ordering('_>=_', 'greater_equals', (order) => order >= 0),
    operator('_[_]', overload('index_list', [listOfA, IntType], A), overload('index_map', [mapOfAB, A], B)),
    declare(
      '@in',
      [
        ['in_list', [A, listOfA], BoolType],
        ['in_map', [A, mapOfAB], BoolType],
      ],
      contains,
    ),
    sizes(listOfA, mapOfAB),
    declare('type', [['type', [A], typeOfType(A)]], (value) => typeOf(value!)),
    declare('dyn', [['to_dyn', [A], DynType]], (value) => value!),
    conversion(
      'bool',
      BoolType,
      [
        ['bool_to_bool', BoolType],
        ['string_to_bool', StringType],
      ],
      toBool as Implementation,
    ),
    conversion(
      'bytes',
      BytesType,
      [
        ['bytes_to_bytes', BytesType],
        ['string_to_bytes', StringType],
      ],
      toBytes as Implementation,
    ),
    conversion(
      'double',
      DoubleType,
      [
        ['double_to_double', DoubleType],
        ['int64_to_double', IntType],
        ['string_to_double', StringType],
        ['uint64_to_double', UintType],
      ],
      toDouble as Implementation,
    ),
    conversion(
      'duration',
      DurationType,
      [
        ['duration_to_duration', DurationType],
        ['string_to_duration', StringType],
      ],
      toDuration as Implementation,
    ),
    conversion(
      'int',
      IntType,
      [
        ['int64_to_int64', IntType],
        ['double_to_int64', DoubleType],
        ['duration_to_int64', DurationType],
        ['string_to_int64', StringType],
        ['timestamp_to_int64', TimestampType],
        ['uint64_to_int64', UintType],
      ],
      toInt as Implementation,
    ),
    conversion(
      'string',
      StringType,
      [
        ['string_to_string', StringType],
        ['bool_to_string', BoolType],
        ['bytes_to_string', BytesType],
        ['double_to_string', DoubleType],
        ['duration_to_string', DurationType],
        ['int64_to_string', IntType],
        ['timestamp_to_string', TimestampType],
        ['uint64_to_string', UintType],
      ],
      toText as Implementation,
    ),
    conversion(
      'timestamp',
      TimestampType,
      [
        ['timestamp_to_timestamp', TimestampType],
        ['int64_to_timestamp', IntType],
        ['string_to_timestamp', StringType],
      ],
      toTimestamp as Implementation,
    ),
    conversion(
      'uint',
      UintType,
      [
        ['uint64_to_uint64', UintType],
        ['double_to_uint64', DoubleType],
        ['int64_to_uint64', IntType],
        ['string_to_uint64', StringType],
      ],
      toUint as Implementation,
    ),
  ];
  const types = [
    BoolType,
    BytesType,
    DoubleType,
    DurationType,
    IntType,
    listOfA,
    mapOfAB,
    NullType,
    StringType,
    TimestampType,
    TypeType,
    UintType,
  ];
  const strings = stringFunctions();
  return {
    functions: [...functions, ...strings.functions, ...timeFunctions()],
    variables: types.map((type): VariableDeclaration => ({ name: type.name, type: typeOfType(type), value: type })),
    macros: STANDARD_MACROS,
    planners: strings.planners,
  };
}

/** `size(x)` and `x.size()`. */
function sizes(listOfA: Type, mapOfAB: Type): FunctionDeclaration {
  const types = [
    ['bytes', BytesType],
    ['list', listOfA],
    ['map', mapOfAB],
    ['string', StringType],
  ] as const;
  const overloads = types.flatMap(([name, type]) => [
    overload(`size_${name}`, [type], IntType),
    { ...overload(`${name}_size`, [type], IntType), member: true },
  ]);
  const call: Implementation = (value) => BigInt(sizeOf(value!));
  return { name: 'size', overloads, singleton: { call, accepts: isIn(text, list, map, bytes) } };
}

/** The functions that take times and durations apart. */
function timeFunctions(): readonly FunctionDeclaration[] {
  return GETTERS.map(([name, id, get]) => {
    const overloads: Overload[] = [
      memberOverload(id, [TimestampType], IntType, (time) => BigInt(get(calendarTime(time as Timestamp, 0)))),
      memberOverload(`${id}_with_tz`, [TimestampType, StringType], IntType, (time, zone) => {
        const offset = offsetOf(zone as string, time as Timestamp);
        return typeof offset === 'number' ? BigInt(get(calendarTime(time as Timestamp, offset))) : offset;
      }),
    ];
    const duration = Object.hasOwn(DURATIONS, name) ? DURATIONS[name] : undefined;
    if (duration !== undefined) {
      overloads.push(
        memberOverload(duration[0], [DurationType], IntType, (value) => (value as Duration).nanoseconds / duration[1]),
      );
    }
    return { name, overloads };
  });
}
