import { DecodeError } from '#apimachinery/runtime/decode_error';
import { deepCopyJSONValue } from '#apimachinery/runtime/deep_copy';
import { toInstance } from '#apimachinery/runtime/instance';
import { KindBase } from '#apimachinery/runtime/kind_base';
import { classOf, type KindClass } from '#apimachinery/runtime/kind_class';
import { StrictDecodingError } from '#apimachinery/runtime/strict_decoding_error';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { canonicalJSON } from '#engine/json/canonical';
import { setOwn } from '#engine/json/own_property';
import { readJSON } from '#engine/json/read';
import { withSortedKeys } from '#engine/json/sort_keys';
import { compile } from '#engine/schema/compile';
import type { Struct } from '#engine/schema/descriptor';
import type { Fault } from '#engine/schema/fault';
import { formatPath } from '#engine/schema/fault';
import { MAX_NESTING } from '#engine/schema/nesting';
import type { Node, Shape, UnionNode } from '#engine/schema/node';
import { assertNever, zeroOf } from '#engine/schema/node';
import { checkBase64, encodeBase64 } from '#engine/text/base64';
import { compareUTF8 } from '#engine/text/utf8';
import { verifyValue } from '#engine/verbs/verify';
import { scalars } from '../scalars.ts';

type Data = Record<string, unknown>;

/**
 * Converts a typed object to plain JSON data as in Go: zero values added and empty ones omitted, leaves in canonical
 * form, unknown fields dropped. Shares nothing with the object. For an Unstructured, returns its own data. Mirrors
 * `ToUnstructured` of Go's `runtime.DefaultUnstructuredConverter`.
 * @param type the fields of a value that is not an instance of a Kind class
 * @throws {TypeError} when neither a class nor a type is known
 */
export function toUnstructured(object: object, type?: Struct): Record<string, unknown> {
  if (isUnstructured(object)) return object.unstructuredContent();
  return readJSON(canonicalJSON(type ?? descriptorOf(object), object, { scalars })).value as Data;
}

function descriptorOf(object: object): Struct {
  if (object instanceof KindBase) return classOf(object);
  throw new TypeError('a plain object needs its type as second argument');
}

/** Options of {@link fromUnstructured}. */
export interface FromUnstructuredOptions {
  /** Report unknown fields by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
}

/**
 * Converts plain JSON data to a typed object by Go's rules for this conversion, which differ from those of decoding
 * JSON: an integer too large for an int32 loses its high bits, and a float without a fraction is an integer. Unknown
 * fields are kept. Shares nothing with `content`. Mirrors `FromUnstructuredWithValidation` of Go's
 * `runtime.DefaultUnstructuredConverter`.
 * @param type a Kind class yields an instance of it, any other type a plain object
 * @throws {DecodeError} when a field can't hold its value
 * @throws {StrictDecodingError} in strict mode, with the converted object; as in Go, paths lack the keys of maps
 */
export function fromUnstructured<T extends object>(
  content: object,
  type: KindClass<T>,
  options?: FromUnstructuredOptions,
): T;
export function fromUnstructured<T>(content: object, type: Struct<T>, options?: FromUnstructuredOptions): T;
export function fromUnstructured(
  content: object,
  type: Struct | KindClass,
  options: FromUnstructuredOptions = {},
): unknown {
  const walk = new Walk(options.strict === true);
  const data = walk.struct(
    isUnstructured(content) ? content.unstructuredContent() : (content as Data),
    compile(type, scalars),
  );
  const object = isKindClass(type) ? toInstance(type, data) : data;
  if (walk.unknown.length > 0) {
    const faults = walk.unknown.sort((a, b) => compareUTF8(a.text, b.text));
    throw new StrictDecodingError(
      faults.map((fault) => fault.text),
      object,
      undefined,
      faults,
    );
  }
  return object;
}

function isKindClass(type: Struct | KindClass): type is KindClass {
  return typeof type === 'function' && (type as KindClass).prototype instanceof KindBase;
}

const kindNames: Record<string, string> = { undefined: 'invalid', string: 'string', boolean: 'bool' };

class Walk {
  readonly strict: boolean;
  readonly unknown: Fault[] = [];
  private readonly keys: (string | number)[] = [];
  /** The same without the keys of maps. */
  private readonly fields: (string | number)[] = [];
  private depth = 0;

  constructor(strict: boolean) {
    this.strict = strict;
  }

  struct(source: unknown, shape: Shape): Data {
    if (typeof source !== 'object' || source === null || Array.isArray(source))
      throw this.error(`cannot restore struct from: ${kindOf(source)}`);
    if (++this.depth > MAX_NESTING) throw this.error(`more than ${MAX_NESTING} levels`);
    const data: Data = {};
    for (const member of shape.members) {
      const value = Object.hasOwn(source, member.name) ? (source as Data)[member.name] : undefined;
      if (value !== undefined && value !== null)
        setOwn(
          data,
          member.name,
          this.at(member.name, () => this.value(value, member.node)),
        );
    }
    for (const [key, value] of Object.entries(source)) {
      if (shape.byName.has(key)) continue;
      if (this.strict) this.noteUnknown(key);
      setOwn(data, key, deepCopyJSONValue(value));
    }
    this.depth--;
    return data;
  }

  /** Converts any value but null. */
  private value(value: unknown, node: Node): unknown {
    switch (node.kind) {
      case 'string':
        if (typeof value === 'string') return value;
        throw this.error(isInteger(value) ? `cannot convert int64 to ${node.goType}` : 'unrecognized type: string');
      case 'bool':
      case 'int32':
      case 'int64':
      case 'float64':
        return this.basic(value, node.kind);
      case 'bytes':
        return this.bytes(value);
      case 'scalar': {
        const error = node.scalar.check(value);
        if (error !== undefined) throw this.error(error);
        return deepCopyJSONValue(value);
      }
      case 'opaque':
        // Go encodes the data as JSON with sorted keys before keeping the bytes.
        return withSortedKeys(deepCopyJSONValue(value));
      case 'struct':
        return this.struct(value, node.shape);
      case 'union':
        return this.union(value, node);
      case 'list':
        if (!Array.isArray(value)) throw this.error(`cannot restore slice from ${kindOf(value)}`);
        return value.map((item, index) => this.at(index, () => this.element(item, node.elem)));
      case 'map':
        return this.map(value, node.elem);
      default:
        return assertNever(node);
    }
  }

  private basic(value: unknown, kind: 'bool' | 'int32' | 'int64' | 'float64'): unknown {
    if (kind === 'bool' && typeof value === 'boolean') return value;
    if (kind === 'bool' || (typeof value !== 'number' && typeof value !== 'bigint'))
      throw this.error(`unrecognized type: ${kind}`);
    if (kind === 'float64') return Number(value);
    if (!isInteger(value) && !Number.isInteger(value)) throw this.error(`cannot convert float64 to ${kind}`);
    const bits = BigInt.asIntN(kind === 'int32' ? 32 : 64, isInteger(value) ? BigInt(value) : FLOAT_TOO_LARGE);
    return Number.isSafeInteger(Number(bits)) ? Number(bits) : bits;
  }

  private bytes(value: unknown): string {
    if (typeof value === 'string') {
      const error = checkBase64(value);
      if (error !== undefined) throw this.error(`error decoding from json: ${error}`);
      return value;
    }
    if (!Array.isArray(value)) throw this.error(`cannot restore slice from ${kindOf(value)}`);
    const bytes = value.map((byte, index) =>
      this.at(index, () => {
        if (byte === null) return 0;
        if (typeof byte !== 'number' && typeof byte !== 'bigint') throw this.error('unrecognized type: uint8');
        if (!isInteger(byte)) throw this.error('cannot convert float64 to uint8');
        return Number(BigInt.asUintN(8, BigInt(byte)));
      }),
    );
    return encodeBase64(Uint8Array.from(bytes));
  }

  private map(value: unknown, elem: Node): Data {
    if (typeof value !== 'object' || Array.isArray(value)) throw this.error(`cannot restore map from ${kindOf(value)}`);
    const out: Data = {};
    for (const [key, item] of Object.entries(value as Data))
      setOwn(
        out,
        key,
        this.at(key, () => this.element(item, elem), true),
      );
    return out;
  }

  /** An element of a list or map, where null is the zero value. */
  private element(value: unknown, node: Node): unknown {
    return value !== null && value !== undefined ? this.value(value, node) : zeroOf(node);
  }

  /** Go passes these to their own JSON decoder. */
  private union(value: unknown, node: UnionNode): unknown {
    const { value: kept, faults } = verifyValue(node, deepCopyJSONValue(value));
    const fault = faults.find(({ reason }) => reason === 'type');
    if (fault !== undefined) throw this.error(fault.text, fault.keys);
    return kept;
  }

  private at<T>(key: string | number, convert: () => T, isMapKey = false): T {
    this.keys.push(key);
    if (!isMapKey) this.fields.push(key);
    const value = convert();
    this.keys.pop();
    if (!isMapKey) this.fields.pop();
    return value;
  }

  private noteUnknown(key: string): void {
    const keys = [...this.keys, key];
    this.unknown.push({
      reason: 'unknown',
      path: formatPath(keys),
      keys,
      text: `unknown field "${formatPath([...this.fields, key])}"`,
    });
  }

  private error(text: string, inner: readonly (string | number)[] = []): DecodeError {
    const keys = [...this.keys, ...inner];
    return new DecodeError(text, [{ reason: 'type', path: formatPath(keys), keys, text }]);
  }
}

/** Result of converting a float beyond int64 on the platforms Kubernetes runs on. */
const FLOAT_TOO_LARGE = -0x8000_0000_0000_0000n;

function isInteger(value: unknown): value is number | bigint {
  if (typeof value === 'bigint') return BigInt.asIntN(64, value) === value;
  return typeof value === 'number' && Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

/** The Go kind of a JSON value. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'slice';
  if (typeof value === 'number' || typeof value === 'bigint') return isInteger(value) ? 'int64' : 'float64';
  return kindNames[typeof value] ?? 'map';
}
