import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { type Field, type FieldType, INLINE, LIST, MAP, type Struct } from 'kubetyped/engine';

/** A list, map or text of a Kind, as the way to it. */
export interface Place {
  readonly kind: KindClass;
  /** The fields that lead there; of a list on the way its only item. */
  readonly way: readonly Field[];
}

/** All of a Kind; of types that contain themselves the outermost. */
export function placesOf(kind: KindClass): Place[] {
  const places: Place[] = [];
  const visit = (struct: Struct, way: readonly Field[], around: readonly string[]): void => {
    for (const field of struct.fields) {
      const [name, type, flags] = field;
      if (way.length === 0 && (name === 'apiVersion' || name === 'kind' || name === '')) continue;
      const here = [...way, field];
      if ((flags & (LIST | MAP)) !== 0 || isText(type)) places.push({ kind, way: here });
      const inner = structOf(type);
      if (inner !== undefined && !around.includes(inner.type)) visit(inner, here, [...around, inner.type]);
    }
  };
  visit(kind, [], []);
  return places;
}

export function textOfPlace({ kind, way }: Place): string {
  const names = way.map(([name, , flags]) => `${name}${(flags & LIST) !== 0 ? '[]' : (flags & MAP) !== 0 ? '{}' : ''}`);
  return `${kind.apiVersion} ${kind.kind} ${names.filter((name) => name !== '').join('.')}`;
}

/** An object with n items, entries or ten n characters at a place. @param same whether the items of a list are all alike */
export function bodyOf({ kind, way }: Place, n: number, same: boolean): object {
  let value: unknown;
  for (const [index, field] of [...way.entries()].reverse()) {
    const [, type, flags] = field;
    const isLast = index === way.length - 1;
    if (isLast) {
      const item = (at: number): unknown => sample(type, same ? 0 : at);
      if ((flags & LIST) !== 0) value = Array.from({ length: n }, (_, at) => item(at));
      else if ((flags & MAP) !== 0)
        value = Object.fromEntries(Array.from({ length: n }, (_, at) => [`k${at}`, item(at)]));
      else value = 'a'.repeat(10 * n);
    } else if ((flags & LIST) !== 0) value = [value];
    else if ((flags & MAP) !== 0) value = { k: value };
    // The fields beside it.
    const outer = index === 0 ? kind : structOf(way[index - 1]![1]);
    value = around(outer, field, value);
  }
  const object = value as { metadata?: object };
  return { ...object, apiVersion: kind.apiVersion, kind: kind.kind, metadata: { name: 'a', ...object.metadata } };
}

function around(outer: Struct | undefined, [name, , flags]: Field, value: unknown): object {
  const own = (flags & INLINE) !== 0 && name === '' ? (value as object) : { [name]: value };
  const texts = (outer?.fields ?? []).filter(([, type, other]) => type === 'string' && other === 0);
  return { ...Object.fromEntries(texts.map(([each]) => [each, 'a'])), ...own };
}

/** A value of a type: its texts and numbers are of the index. */
function sample(type: FieldType, at: number): unknown {
  const struct = structOf(type);
  if (struct !== undefined) {
    const scalars = struct.fields.filter(([, each, flags]) => (flags & (LIST | MAP)) === 0 && typeof each === 'string');
    return Object.fromEntries(
      scalars.flatMap(([name, each]) => {
        const value = sample(each, at);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  switch (type) {
    case 'bool':
      return true;
    case 'int32':
    case 'int64':
    case 'float64':
      return at + 1;
    case 'bytes':
      return 'YQ==';
    case '@resource.Quantity':
      return String(at + 1);
    case 'json':
    case 'any':
      return { a: at };
    default:
      return isText(type) ? `s${at}` : undefined;
  }
}

const NO_TEXTS = ['bool', 'int32', 'int64', 'float64', 'bytes', 'json', 'any'];

function isText(type: FieldType): boolean {
  return typeof type === 'string' && !type.startsWith('@') && !NO_TEXTS.includes(type);
}

function structOf(type: FieldType): Struct | undefined {
  if (typeof type === 'string') return undefined;
  if ('fields' in type) return type;
  if ('union' in type) return type.of();
  return 'list' in type ? structOf(type.list) : undefined;
}
