import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { formatFloat } from '#engine/go/format_float';
import { toUTF8 } from '#engine/text/utf8';
import {
  BoolType,
  BytesType,
  DoubleType,
  DurationType,
  IntType,
  StringType,
  TimestampType,
  Type,
  UintType,
} from '../types/type.ts';
import { MAX_SECONDS, MIN_SECONDS } from './arithmetic.ts';
import { formatF, parseFloat64, parseInt64, parseUint64 } from './go_number.ts';
import { parseTimestamp, timestampText } from './time.ts';
import { typeOf } from './type_of.ts';
import { CelError, Duration, OpaqueValue, Timestamp, Uint, type Value } from './value.ts';

const MAX_INT64 = 2n ** 63n - 1n;

function cannot(value: Value, to: Type): CelError {
  if (value instanceof CelError) return value;
  const from = value instanceof Type ? 'type' : typeOf(value).name;
  return new CelError(`type conversion error from '${from}' to '${to.name}'`);
}

/** `int(value)`. */
export function toInt(value: Value): Value {
  if (typeof value === 'bigint') return value;
  if (value instanceof Uint) return value.value > MAX_INT64 ? new CelError('integer overflow') : value.value;
  if (typeof value === 'number') {
    if (!(value > -(2 ** 63) && value < 2 ** 63)) return new CelError('integer overflow');
    return BigInt(Math.trunc(value));
  }
  if (typeof value === 'string') return parseInt64(value) ?? cannot(value, IntType);
  if (value instanceof Duration) return value.nanoseconds;
  if (value instanceof Timestamp) return BigInt(value.seconds);
  return cannot(value, IntType);
}

/** `uint(value)`. */
export function toUint(value: Value): Value {
  if (value instanceof Uint) return value;
  if (typeof value === 'bigint') return value < 0n ? new CelError('unsigned integer overflow') : new Uint(value);
  if (typeof value === 'number') {
    if (!(value >= 0 && value < 2 ** 64)) return new CelError('unsigned integer overflow');
    return new Uint(BigInt(Math.trunc(value)));
  }
  if (typeof value === 'string') {
    const parsed = parseUint64(value);
    return parsed === undefined ? cannot(value, UintType) : new Uint(parsed);
  }
  return cannot(value, UintType);
}

/** `double(value)`. */
export function toDouble(value: Value): Value {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Uint) return Number(value.value);
  if (typeof value === 'string') return parseFloat64(value) ?? cannot(value, DoubleType);
  return cannot(value, DoubleType);
}

/** `string(value)`. */
export function toText(value: Value): Value {
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'number':
      return formatFloat(value);
  }
  if (value === null) return 'null';
  if (value instanceof Uint) return String(value.value);
  if (value instanceof Duration) return durationText(value);
  if (value instanceof Timestamp) return timestampText(value);
  if (value instanceof Uint8Array) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value);
    } catch {
      return new CelError('invalid UTF-8 in bytes, cannot convert to string');
    }
  }
  if (value instanceof Type) return value.name;
  if (value instanceof OpaqueValue) return value.toText?.() ?? cannot(value, StringType);
  return cannot(value, StringType);
}

/** A duration as a decimal number of seconds. */
export function durationText({ nanoseconds }: Duration): string {
  const seconds = Number(nanoseconds / 1_000_000_000n) + Number(nanoseconds % 1_000_000_000n) / 1e9;
  return `${formatF(seconds)}s`;
}

/** `bytes(value)`. */
export function toBytes(value: Value): Value {
  return typeof value === 'string' ? toUTF8(value) : cannot(value, BytesType);
}

/** The texts of Go's `strconv.ParseBool`. */
const BOOLEANS: Readonly<Record<string, boolean>> = {
  '1': true,
  t: true,
  T: true,
  TRUE: true,
  true: true,
  True: true,
  '0': false,
  f: false,
  F: false,
  FALSE: false,
  false: false,
  False: false,
};

/** `bool(value)`. */
export function toBool(value: Value): Value {
  return typeof value === 'string' && Object.hasOwn(BOOLEANS, value) ? BOOLEANS[value]! : cannot(value, BoolType);
}

/** `duration(value)`. */
export function toDuration(value: Value): Value {
  if (typeof value !== 'string') return cannot(value, DurationType);
  try {
    return new Duration(parseDuration(value));
  } catch {
    return cannot(value, DurationType);
  }
}

/** `timestamp(value)`. */
export function toTimestamp(value: Value): Value {
  if (typeof value === 'bigint') {
    return value < MIN_SECONDS || value > MAX_SECONDS
      ? new CelError('timestamp overflow')
      : new Timestamp(Number(value), 0);
  }
  return (typeof value === 'string' ? parseTimestamp(value) : undefined) ?? cannot(value, TimestampType);
}
