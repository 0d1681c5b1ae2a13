/** Descriptors to what the engine walks: embedded structs flattened, names in a map, types as nodes. */
import { goTypeOf } from '../go/go_type_of.ts';
import type { Field, FieldType, Scalar, ScalarSyntax, ScalarSyntaxes, Scalars, Struct, Union } from './descriptor.ts';
import { INLINE, LIST, MAP, OMITEMPTY, OMITZERO, POINTER } from './descriptor.ts';
import type { BasicNode, ListNode, Member, Node, OpaqueNode, Shape, StructNode, UnionNode } from './node.ts';

/** A struct that is compiled when it's first asked for: types hold each other. */
class LazyStruct implements StructNode {
  readonly kind = 'struct';
  readonly type: string;
  readonly goType: string;
  readonly #struct: Struct;
  readonly #scalars: ScalarSyntaxes;
  #shape: Shape | undefined = undefined;

  constructor(struct: Struct, scalars: ScalarSyntaxes) {
    this.type = struct.type;
    this.goType = goTypeOf(struct.type);
    this.#struct = struct;
    this.#scalars = scalars;
  }

  get shape(): Shape {
    return (this.#shape ??= compile(this.#struct, this.#scalars));
  }
}

class LazyUnion implements UnionNode {
  readonly kind = 'union';
  readonly goType: string;
  readonly #union: Union;
  readonly #scalars: ScalarSyntaxes;
  #struct: StructNode | undefined = undefined;

  constructor(union: Union, scalars: ScalarSyntaxes) {
    this.goType = goTypeOf(union.type);
    this.#union = union;
    this.#scalars = scalars;
  }

  get shape(): Shape {
    return this.struct.shape;
  }

  get struct(): StructNode {
    return (this.#struct ??= new LazyStruct(this.#union.of(), this.#scalars));
  }

  get or(): BasicNode | ListNode {
    const { union } = this.#union;
    if (union === 'bool') return basic('bool');
    return { kind: 'list', goType: this.goType, elem: union === 'array' ? this.struct : basic('string') };
  }
}

function lastWritten(members: readonly Member[]): number {
  const last = members.at(-1);
  return last?.alwaysWritten === true ? last.position : (last?.lastWritten ?? -1);
}

function memberOf(
  [name, , flags, facts]: Field,
  node: Node,
  declaredBy: string,
  position: number,
  stack: readonly string[],
  lastWritten: number,
): Member {
  const isStruct = ['struct', 'union', 'scalar', 'opaque'].includes(node.kind);
  const pointer = (flags & POINTER) !== 0;
  const omitempty = (flags & OMITEMPTY) !== 0;
  const omitzero = (flags & OMITZERO) !== 0;
  return {
    name,
    kind: node.kind,
    node,
    flags,
    facts,
    declaredBy,
    position,
    stack,
    pointer,
    omitzero,
    omitsEmpty: omitempty && !pointer && !isStruct,
    alwaysWritten: !omitzero && (!omitempty || (isStruct && !pointer)),
    lastWritten,
    next: undefined,
  } as Member;
}

function shapeOf(struct: Struct, scalars: ScalarSyntaxes): Shape {
  const goType = goTypeOf(struct.type);
  const members: Member[] = [];
  flatten(struct, scalars, [], members);
  return {
    type: struct.type,
    goType,
    goName: nameOf(goType),
    members,
    byName: new Map(members.map((member) => [member.name, member])),
    lastWritten: lastWritten(members),
    isClass: typeof struct === 'function',
    head: memberOf(['', 'string', 0], basic('string'), '', -1, [], -1),
  };
}

function flatten(struct: Struct, scalars: ScalarSyntaxes, through: readonly string[], members: Member[]): void {
  for (const row of struct.fields) {
    const [name, type, flags] = row;
    if ((flags & INLINE) !== 0) {
      const embedded = type as Struct;
      flatten(embedded, scalars, [...through, nameOf(goTypeOf(embedded.type))], members);
    } else {
      const node = fieldNode(row, scalars);
      members.push(memberOf(row, node, struct.type, members.length, [...through, name], lastWritten(members)));
    }
  }
}

/** `PodSpec` of `v1.PodSpec`. */
function nameOf(goType: string): string {
  return goType.slice(goType.indexOf('.') + 1);
}

function fieldNode([, type, flags, facts]: Field, scalars: ScalarSyntaxes): Node {
  const elem = typeNode(type, scalars);
  if ((flags & LIST) !== 0) return { kind: 'list', goType: facts?.go ?? `[]${elem.goType}`, elem };
  if ((flags & MAP) !== 0)
    return { kind: 'map', goType: facts?.go ?? `map[${facts?.key ?? 'string'}]${elem.goType}`, elem };
  return elem;
}

function typeNode(type: FieldType, scalars: ScalarSyntaxes): Node {
  if (typeof type === 'string') return namedNode(type, scalars);
  if ('check' in type) return scalarNode(type);
  if ('list' in type) return { kind: 'list', goType: goTypeOf(type.type), elem: typeNode(type.list, scalars) };
  return 'union' in type ? new LazyUnion(type, scalars) : new LazyStruct(type, scalars);
}

function namedNode(type: string, scalars: ScalarSyntaxes): Node {
  if (type.startsWith('@')) {
    const scalar = scalars.get(type.slice(1));
    // An unknown scalar must not pass as an unchecked string.
    if (scalar === undefined)
      throw new TypeError(`a descriptor needs the scalar ${type.slice(1)}, which is not among the given scalars`);
    return scalarNode(scalar);
  }
  switch (type) {
    case 'any':
    case 'json':
      return opaque('interface {}', type === 'any', false);
    case 'bool':
    case 'int32':
    case 'int64':
    case 'float64':
    case 'bytes':
      return basic(type);
    default:
      return { kind: 'string', goType: type };
  }
}

function basic(kind: BasicNode['kind']): BasicNode {
  return { kind, goType: kind === 'bytes' ? '[]uint8' : kind };
}

function opaque(goType: string, sorted: boolean, numberless: boolean): OpaqueNode {
  return { kind: 'opaque', goType, sorted, numberless };
}

/** Callers that give only the syntax use nothing else. */
function scalarNode(scalar: ScalarSyntax): Node {
  return scalar.opaque === true
    ? opaque(scalar.goType, false, scalar.numberless === true)
    : { kind: 'scalar', goType: scalar.goType, scalar: scalar as Scalar };
}

/** For descriptors that name none. */
export const NO_SCALARS: Scalars = /* @__PURE__ */ new Map();

/** For callers that need the fields, but only the names of scalars. */
export const SCALAR_NAMES: ScalarSyntaxes = {
  get: (goType) => ({ goType, check: () => undefined, zero: null }),
};

const caches = /* @__PURE__ */ new WeakMap<ScalarSyntaxes, WeakMap<Struct, Shape>>();

/**
 * The walkable form of a struct, the same one each time.
 * @throws TypeError when a field has a scalar that is not among the given ones
 */
export function compile(struct: Struct, scalars: ScalarSyntaxes): Shape {
  let shapes = caches.get(scalars);
  if (shapes === undefined) caches.set(scalars, (shapes = new WeakMap()));
  let shape = shapes.get(struct);
  if (shape === undefined) shapes.set(struct, (shape = shapeOf(struct, scalars)));
  return shape;
}
