import { put } from '#engine/json/own_property';
import { compile } from '#engine/schema/compile';
import type { Struct } from '#engine/schema/descriptor';
import { formatPath } from '#engine/schema/fault';
import type { Member, Node, Shape } from '#engine/schema/node';
import { assertNever } from '#engine/schema/node';
import { scalars } from '../../apimachinery/apis/meta/v1/scalars.ts';

type Keys = readonly (string | number)[];

/** How values change on their way to the official client, or back from it. */
export interface Direction {
  /** The name that the property of a field has. */
  readonly nameOf: (field: string) => string;
  /** The name that it gets. */
  readonly renamed: (field: string) => string;
  readonly time: (value: unknown, path: string) => unknown;
  readonly microTime: (value: unknown, path: string) => unknown;
}

/** A copy of an object in the other form, and the paths of what its type does not know, which is copied as it is. */
export interface Converted {
  readonly value: Record<string, unknown>;
  readonly unknown: readonly string[];
}

/** Walks an object by its type and copies it into the other form. */
export function convertValue(type: Struct, object: object, direction: Direction): Converted {
  const unknown: string[] = [];

  function fields(value: object, shape: Shape, keys: Keys): Record<string, unknown> {
    const byName = new Map<string, Member>(shape.members.map((member) => [direction.nameOf(member.name), member]));
    const copy: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      const member = byName.get(name);
      if (member === undefined) {
        unknown.push(formatPath([...keys, name]));
        put(copy, name, field);
      } else put(copy, direction.renamed(member.name), walk(field, member.node, [...keys, member.name]));
    }
    return copy;
  }

  function walk(value: unknown, node: Node, keys: Keys): unknown {
    if (value === null) return value;
    switch (node.kind) {
      case 'string':
      case 'bool':
      case 'int32':
      case 'int64':
      case 'float64':
      case 'bytes':
      case 'opaque':
      // Its classes have `any` for a schema or something else, and so the JSON names.
      case 'union':
        return value;
      case 'scalar':
        if (node.goType === 'v1.Time') return direction.time(value, formatPath(keys));
        return node.goType === 'v1.MicroTime' ? direction.microTime(value, formatPath(keys)) : value;
      case 'struct':
        return isObject(value) ? fields(value, node.shape, keys) : value;
      case 'list':
        return Array.isArray(value) ? value.map((item, at) => walk(item, node.elem, [...keys, at])) : value;
      case 'map': {
        if (!isObject(value)) return value;
        const copy: Record<string, unknown> = {};
        for (const [key, entry] of Object.entries(value)) put(copy, key, walk(entry, node.elem, [...keys, key]));
        return copy;
      }
      default:
        return assertNever(node);
    }
  }

  return { value: fields(object, compile(type, scalars), []), unknown };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
