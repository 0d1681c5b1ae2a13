/**
 * Descriptors in the form the engine walks: embedded structs flattened, names in a map, types as numbered nodes.
 * Made once per type, on first use.
 */
import { INLINE, LIST, MAP, OMITEMPTY, OMITZERO, POINTER } from './descriptor.ts';
import type { Field, FieldType, Scalar, ScalarSyntaxes, Scalars, Struct, Union } from './descriptor.ts';
import { goTypeOf } from '../go/go_type_of.ts';

export const STRING = 0;
export const BOOL = 1;
export const INT32 = 2;
export const INT64 = 3;
export const FLOAT64 = 4;
export const BYTES = 5;
export const SCALAR = 6;
export const OPAQUE = 7;
export const STRUCT = 8;
export const UNION = 9;
export const ARRAY = 10;
export const DICTIONARY = 11;

const basics: Record<string, number> = {
  bool: BOOL,
  int32: INT32,
  int64: INT64,
  float64: FLOAT64,
  bytes: BYTES,
};

const rawJSON: Scalar = {
  goType: 'interface {}',
  check: () => undefined,
  canonical: (value) => value,
  zero: null,
  opaque: true,
};
/** Go's `interface{}`, which Go looks into; of all other opaque values it keeps the bytes. */
export const anyValue: Scalar = {
  goType: 'interface {}',
  check: () => undefined,
  canonical: (value) => value,
  zero: null,
  opaque: true,
};

/** One type as the engine walks it. */
export class Node {
  readonly code: number;
  /** The type as Go prints it. */
  readonly goType: string;
  readonly scalar: Scalar | undefined;
  /** Element type of a list or map, or of the list that a union may be. */
  readonly elem: Node | undefined;
  readonly union: 'bool' | 'array' | 'strings' | undefined;
  /** Gives the struct behind a STRUCT or UNION node. */
  private readonly resolve: (() => Shape) | undefined;
  private compiled: Shape | undefined = undefined;

  constructor(
    code: number,
    goType: string,
    scalar?: Scalar,
    elem?: Node,
    resolve?: () => Shape,
    union?: Union['union'],
  ) {
    this.code = code;
    this.goType = goType;
    this.scalar = scalar;
    this.elem = elem;
    this.resolve = resolve;
    this.union = union;
  }

  /** The struct behind a STRUCT or UNION node. */
  get shape(): Shape {
    return (this.compiled ??= this.resolve!());
  }
}

/** One field as the engine walks it. */
export class Member {
  readonly name: string;
  readonly code: number;
  readonly node: Node;
  readonly flags: number;
  /** The place of the field on the wire. */
  readonly position: number;
  /** Names Go's error texts print for the field: the embedded structs it comes through, then its own. */
  readonly stack: readonly string[];
  readonly row: Field;
  readonly pointer: boolean;
  readonly omitzero: boolean;
  /** Go leaves the field out when it is empty: never so for what is a struct in Go. */
  readonly omitsEmpty: boolean;
  /** Go writes the field even when it was never set. */
  readonly alwaysWritten: boolean;
  /** The field that came next the last time: most objects of a type have the same keys in the same order. */
  next: Member | undefined = undefined;

  constructor(name: string, node: Node, flags: number, position: number, stack: readonly string[], row: Field) {
    this.name = name;
    this.code = node.code;
    this.node = node;
    this.flags = flags;
    this.position = position;
    this.stack = stack;
    this.row = row;
    const isStruct = node.code === STRUCT || node.code === UNION || node.code === SCALAR || node.code === OPAQUE;
    this.pointer = (flags & POINTER) !== 0;
    this.omitzero = (flags & OMITZERO) !== 0;
    this.omitsEmpty = (flags & OMITEMPTY) !== 0 && !this.pointer && !isStruct;
    this.alwaysWritten = !this.omitzero && ((flags & OMITEMPTY) === 0 || (isStruct && !this.pointer));
  }
}

/** One struct as the engine walks it. */
export class Shape {
  /** The name of the struct in Go: `PodSpec`. */
  readonly goName: string;
  /** The type as Go prints it: `v1.PodSpec`. */
  readonly goType: string;
  readonly members: readonly Member[];
  readonly byName: Map<string, Member>;
  /** For each place, the first at or after it whose field is always written; the number of fields when there's none. */
  readonly nextWritten: readonly number[];
  /** The type has a class, whose prototype answers for fields that an object lacks. */
  readonly isClass: boolean;
  /** Stands before the first field, so that every field has a predecessor. */
  readonly head: Member;

  constructor(struct: Struct, scalars: ScalarSyntaxes) {
    this.isClass = typeof struct === 'function';
    this.goType = goTypeOf(struct.type);
    this.goName = this.goType.slice(this.goType.indexOf('.') + 1);
    const members: Member[] = [];
    flatten(struct, scalars, [], members);
    this.members = members;
    this.byName = new Map(members.map((member) => [member.name, member]));
    const nextWritten: number[] = new Array<number>(members.length + 1).fill(members.length);
    for (let index = members.length - 1; index >= 0; index--) {
      nextWritten[index] = members[index]!.alwaysWritten ? index : nextWritten[index + 1]!;
    }
    this.nextWritten = nextWritten;
    this.head = new Member('', new Node(STRING, ''), 0, -1, [], ['', 'string', 0]);
  }
}

function flatten(struct: Struct, scalars: ScalarSyntaxes, through: readonly string[], members: Member[]): void {
  for (const row of struct.fields) {
    const [name, type, flags] = row;
    if ((flags & INLINE) !== 0) {
      const embedded = type as Struct;
      const goType = goTypeOf(embedded.type);
      flatten(embedded, scalars, [...through, goType.slice(goType.indexOf('.') + 1)], members);
    } else {
      members.push(new Member(name, nodeOf(row, scalars), flags, members.length, [...through, name], row));
    }
  }
}

function nodeOf([, type, flags, facts]: Field, scalars: ScalarSyntaxes): Node {
  const elem = typeNode(type, scalars);
  if ((flags & LIST) !== 0) return new Node(ARRAY, facts?.go ?? `[]${elem.goType}`, undefined, elem);
  if ((flags & MAP) !== 0)
    return new Node(DICTIONARY, facts?.go ?? `map[${facts?.key ?? 'string'}]${elem.goType}`, undefined, elem);
  return elem;
}

function typeNode(type: FieldType, scalars: ScalarSyntaxes): Node {
  if (typeof type === 'string') {
    if (type === 'any') return new Node(OPAQUE, 'interface {}', anyValue);
    if (type === 'json') return new Node(OPAQUE, 'interface {}', rawJSON);
    if (type.startsWith('@')) return scalarNode(scalarNamed(type.slice(1), scalars));
    const code = basics[type];
    return new Node(code ?? STRING, type === 'bytes' ? '[]uint8' : type);
  }
  if ('check' in type) return scalarNode(type);
  if ('list' in type) return new Node(ARRAY, goTypeOf(type.type), undefined, typeNode(type.list, scalars));
  if ('union' in type) {
    const { union } = type;
    const resolve = (): Shape => compile(type.of(), scalars);
    const elem =
      union === 'array'
        ? new Node(STRUCT, '', undefined, undefined, resolve)
        : union === 'strings'
          ? new Node(STRING, 'string')
          : undefined;
    return new Node(UNION, goTypeOf(type.type), undefined, elem, resolve, union);
  }
  return structNode(type, scalars);
}

function scalarNode(scalar: Scalar): Node {
  return new Node(scalar.opaque === true ? OPAQUE : SCALAR, scalar.goType, scalar);
}

/** Unknown, it must not pass for a string that nobody checks. */
function scalarNamed(name: string, scalars: ScalarSyntaxes): Scalar {
  const scalar = scalars.get(name);
  if (scalar === undefined)
    throw new TypeError(`a descriptor needs the scalar ${name}, which is not among the given scalars`);
  // Who gives only the syntax asks for no more.
  return scalar as Scalar;
}

function structNode(struct: Struct, scalars: ScalarSyntaxes): Node {
  return new Node(STRUCT, goTypeOf(struct.type), undefined, undefined, () => compile(struct, scalars));
}

/** For descriptors that name none. */
export const NO_SCALARS: Scalars = /* @__PURE__ */ new Map();

const caches = /* @__PURE__ */ new WeakMap<ScalarSyntaxes, WeakMap<Struct, Shape>>();

/** The walkable form of a struct. */
export function compile(struct: Struct, scalars: ScalarSyntaxes): Shape {
  let shapes = caches.get(scalars);
  if (shapes === undefined) caches.set(scalars, (shapes = new WeakMap()));
  let shape = shapes.get(struct);
  if (shape === undefined) shapes.set(struct, (shape = new Shape(struct, scalars)));
  return shape;
}
