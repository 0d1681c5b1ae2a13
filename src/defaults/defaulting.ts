import type { KindClass } from '#apimachinery/runtime/kind_class';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import type { Defaulter } from '../kinds/aspects/defaults.ts';

/** Defaulters by the full Go name of a struct, `k8s.io/api/core/v1.Probe`, or by that of a map as Go prints it. */
export type Defaulters = ReadonlyMap<string, Defaulter['fill']>;

/** The defaults of a Kind: those of each struct in it, outer ones first, as in Go's generated `SetObjectDefaults_`. */
export function defaultsOf(type: KindClass, defaulters: Defaulters): Defaulter['fill'] | undefined {
  return structDefaults(compile(type, SCALAR_NAMES), defaulters, new Set());
}

/** @param around the structs around this one: none that contains itself has defaults in it */
function structDefaults(shape: Shape, defaulters: Defaulters, around: Set<string>): Defaulter['fill'] | undefined {
  if (around.has(shape.type)) return undefined;
  around.add(shape.type);
  const own = defaulters.get(shape.type);
  const below = shape.members.flatMap(({ name, node, pointer }) => {
    const fill = nodeDefaults(node, defaulters, around);
    return fill === undefined ? [] : [{ name, fill, isAlwaysThere: node.kind === 'struct' && !pointer }];
  });
  around.delete(shape.type);
  if (own === undefined && below.length === 0) return undefined;
  return (struct) => {
    const fields = new Fields(struct);
    // What is not a pointer in Go is there, and is left out again where it stays empty.
    const made = below.filter(({ name, isAlwaysThere }) => isAlwaysThere && fields.get(name) === undefined);
    for (const { name } of made) fields.set(name, {});
    own?.(struct);
    for (const { name, fill } of below) {
      const value = fields.get(name);
      if (value !== undefined) fill(value);
    }
    for (const { name } of made) if (Object.keys(fields.get(name) ?? {}).length === 0) fields.delete(name);
  };
}

function nodeDefaults(node: Node, defaulters: Defaulters, around: Set<string>): Defaulter['fill'] | undefined {
  switch (node.kind) {
    case 'struct':
      return structDefaults(node.shape, defaulters, around);
    case 'list':
    case 'map': {
      const own = defaulters.get(node.goType);
      const each = nodeDefaults(node.elem, defaulters, around);
      if (each === undefined) return own;
      return (values) => {
        own?.(values);
        for (const value of Object.values(values)) if (isObject(value)) each(value);
      };
    }
    default:
      return undefined;
  }
}

/** The fields of a struct that hold structs, lists and maps. */
class Fields {
  readonly #struct: object;

  constructor(struct: object) {
    this.#struct = struct;
  }

  get(name: string): object | undefined {
    const value: unknown = Object.getOwnPropertyDescriptor(this.#struct, name)?.value;
    return isObject(value) ? value : undefined;
  }

  set(name: string, value: object): void {
    Object.assign(this.#struct, { [name]: value });
  }

  delete(name: string): void {
    Reflect.deleteProperty(this.#struct, name);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
