// Values as the Go program scripts/go/cel writes them: an object with one property, the type.
import {
  BoolType,
  BytesType,
  CelError,
  DoubleType,
  Duration,
  DurationType,
  DynType,
  IntType,
  ListValue,
  listType,
  MapValue,
  mapType,
  NativeList,
  NativeMap,
  NONE,
  NullType,
  type OpaqueValue,
  OptionalValue,
  optionalType,
  StringType,
  Timestamp,
  TimestampType,
  Type,
  toText,
  toTimestamp,
  typeOf,
  typeOfType,
  Uint,
  UintType,
  type Value,
} from 'kubetyped/cel';

/** A value as an answer shows it. */
export type ValueText = Readonly<Record<string, unknown>>;

/** A double as Go writes it with as few digits as identify it. */
export function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  return toText(value) as string;
}

/** Writes a value. */
export function encodeValue(value: Value): ValueText {
  switch (typeof value) {
    case 'boolean':
      return { bool: value };
    case 'bigint':
      return { int: String(value) };
    case 'number':
      return { double: doubleText(value) };
    case 'string':
      return { string: value };
  }
  if (value === null) return { null: true };
  if (value instanceof Uint) return { uint: String(value.value) };
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('hex') };
  if (value instanceof Duration) return { duration: String(value.nanoseconds) };
  if (value instanceof Timestamp) return { timestamp: toText(value) };
  if (value instanceof OptionalValue) return { optional: value.value === undefined ? null : encodeValue(value.value) };
  if (value instanceof Type) return { type: value.name };
  if (value instanceof CelError) return { error: value.message };
  if (value instanceof ListValue) return { list: Array.from(value, encodeValue) };
  if (value instanceof MapValue) {
    // Of data that its schema does not know, Go has no keys.
    const keys = Array.from(value.keys()).filter(
      (key) => key !== null || value.find(key) instanceof CelError === false,
    );
    const entries = keys.map((key) => {
      const inside = value.find(key);
      const shown = inside === undefined ? new CelError(`no such key: ${toText(key) as string}`) : inside;
      return [encodeValue(key), encodeValue(shown)] as const;
    });
    // In the order of their texts, as Go's maps have none.
    const texts = entries.map((entry) => [JSON.stringify(entry), entry] as const);
    return { map: texts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry) };
  }
  return { opaque: (value as OpaqueValue).type.name };
}

/** Reads what {@link encodeValue} writes. */
export function decodeValue(text: ValueText): Value {
  const [[kind, inner]] = Object.entries(text) as [[string, unknown]];
  switch (kind) {
    case 'bool':
      return inner as boolean;
    case 'int':
      return BigInt(inner as string);
    case 'uint':
      return new Uint(BigInt(inner as string));
    case 'double':
      return inner === 'NaN' ? Number.NaN : Number((inner as string).replace('Inf', 'Infinity'));
    case 'string':
      return inner as string;
    case 'bytes':
      return Uint8Array.from(Buffer.from(inner as string, 'hex'));
    case 'null':
      return null;
    case 'duration':
      return new Duration(BigInt(inner as string));
    case 'timestamp':
      return toTimestamp(inner as string);
    case 'list':
      return new NativeList((inner as ValueText[]).map(decodeValue));
    case 'map':
      return new NativeMap(
        (inner as [ValueText, ValueText][]).map(([k, v]) => [decodeValue(k), decodeValue(v)] as const),
      );
    case 'optional':
      return inner === null ? NONE : new OptionalValue(decodeValue(inner as ValueText));
  }
  throw new Error(`no value: ${JSON.stringify(text)}`);
}

/** The type to declare a variable with that holds a value. */
export function declaredType(value: Value): Type {
  if (value instanceof ListValue) return listType(DynType);
  if (value instanceof MapValue) return mapType(DynType, DynType);
  if (value instanceof OptionalValue) return optionalType(DynType);
  return typeOf(value);
}

const SIMPLE: Readonly<Record<string, Type>> = {
  bool: BoolType,
  bytes: BytesType,
  double: DoubleType,
  duration: DurationType,
  dyn: DynType,
  int: IntType,
  null: NullType,
  string: StringType,
  timestamp: TimestampType,
  uint: UintType,
};

/** Reads a type as error texts show it. */
export function parseType(text: string): Type {
  const simple = SIMPLE[text];
  if (simple !== undefined) return simple;
  const open = text.indexOf('(');
  const params: Type[] = [];
  let depth = 0;
  let start = open + 1;
  for (let at = start; at < text.length; at++) {
    const end = at === text.length - 1;
    if (end || (text[at] === ',' && depth === 0)) {
      params.push(parseType(text.slice(start, at).trim()));
      start = at + 1;
    } else if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
  }
  if (text.startsWith('list(')) return listType(params[0]!);
  if (text.startsWith('map(')) return mapType(params[0]!, params[1]!);
  if (text.startsWith('optional_type(')) return optionalType(params[0]!);
  if (text.startsWith('type(')) return typeOfType(params[0]!);
  throw new Error(`no type: ${text}`);
}
