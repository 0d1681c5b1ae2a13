import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Struct } from '#engine/schema/descriptor';
import { quote } from '#engine/schema/fault';
import { assertNever, type Member, type Node, type Shape, type UnionNode } from '#engine/schema/node';
import { errBadArgKind, MergePatchError } from '../mergepatch/merge_patch_error.ts';
import type { LookupPatchMeta, PatchLookup, PatchMeta } from './patch_meta.ts';

/** The descriptor of a type: a Kind class (`Pod`) or a struct (`PodSpec`). */
export type DataStruct = Pick<Struct, 'type' | 'fields'>;

/** A type as Go's reflection sees it. */
interface GoType {
  /** `struct`, `map`, `slice`, `string`, `int32`, ... */
  readonly kind: string;
  /** Of a struct, its name without the package. */
  readonly name: string;
  /** Of a slice. */
  readonly element?: GoType;
  /** Of a struct. */
  readonly fields?: () => ReadonlyMap<string, FieldMeta>;
  readonly isPointer: boolean;
}

interface FieldMeta {
  readonly type: GoType;
  readonly patchMeta: PatchMeta;
}

const NO_META: PatchMeta = { patchStrategies: [], patchMergeKey: '' };

/**
 * How the fields of an API type are patched, by its descriptor. Mirrors Go's `strategicpatch.PatchMetaFromStruct`,
 * which reads them from struct tags.
 */
export class PatchMetaFromStruct implements LookupPatchMeta {
  readonly #type: GoType;

  /** @internal */
  constructor(type: GoType) {
    this.#type = type;
  }

  lookupPatchMetadataForStruct(key: string): PatchLookup {
    const { type, patchMeta } = this.#field(key);
    return { schema: new PatchMetaFromStruct(type), patchMeta };
  }

  lookupPatchMetadataForSlice(key: string): PatchLookup {
    const { type, patchMeta } = this.#field(key);
    return { schema: new PatchMetaFromStruct(this.#elementType(type)), patchMeta };
  }

  /** The kind of Go type: `struct`. */
  name(): string {
    return this.#type.isPointer ? 'ptr' : this.#type.kind;
  }

  #field(key: string): FieldMeta {
    const { kind, name, fields } = this.#type;
    if (fields === undefined)
      throw new MergePatchError(`merging an object in json but data type is not struct, instead is: ${kind}`);
    const all = fields();
    const found = all.get(key) ?? [...all].find(([each]) => fold(each) === fold(key))?.[1];
    if (found === undefined)
      throw new MergePatchError(`unable to find api field in struct ${name} for the json field ${quote(key)}`);
    return found;
  }

  #elementType(type: GoType): GoType {
    if (type.element !== undefined) {
      if (type.element.kind === 'slice' && !type.isPointer) throw new MergePatchError('unexpected slice of slice');
      return type.element;
    }
    if (type.isPointer) return { ...type, isPointer: false };
    throw new MergePatchError(`expected slice or array type, but got: ${this.name()}`);
  }
}

/**
 * How the fields of a Kind or struct are patched. Mirrors Go's `strategicpatch.NewPatchMetaFromStruct`.
 * @throws MergePatchError when the argument is not a descriptor of a struct
 */
export function newPatchMetaFromStruct(dataStruct: DataStruct): PatchMetaFromStruct {
  const given = dataStruct as DataStruct | null | undefined;
  if (given === null || given === undefined || !Array.isArray(given.fields)) {
    throw new MergePatchError(errBadArgKind({}, given).message.replace('a map', 'a struct'));
  }
  return new PatchMetaFromStruct(structType(compile(dataStruct, SCALAR_NAMES)));
}

const structTypes: WeakMap<Shape, GoType> = /* @__PURE__ */ new WeakMap();

function structType(shape: Shape): GoType {
  let type = structTypes.get(shape);
  if (type === undefined) {
    let fields: ReadonlyMap<string, FieldMeta> | undefined;
    type = { kind: 'struct', name: shape.goName, isPointer: false, fields: () => (fields ??= fieldsOf(shape)) };
    structTypes.set(shape, type);
  }
  return type;
}

function fieldsOf({ members }: Shape): ReadonlyMap<string, FieldMeta> {
  // A field of the struct itself hides one of an embedded struct.
  const nearestLast = [...members].sort((a, b) => b.stack.length - a.stack.length);
  return new Map(nearestLast.map((member) => [member.name, metaOf(member)]));
}

function metaOf({ node, pointer, facts }: Member): FieldMeta {
  const type = typeOf(node);
  return {
    type: pointer ? { ...type, isPointer: true } : type,
    patchMeta: { patchStrategies: (facts?.patch ?? '').split(','), patchMergeKey: facts?.patchKey ?? '' },
  };
}

function typeOf(node: Node): GoType {
  switch (node.kind) {
    case 'string':
    case 'bool':
    case 'int32':
    case 'int64':
    case 'float64':
      return plain(node.kind);
    case 'bytes':
      return { ...plain('slice'), element: plain('uint8') };
    case 'opaque':
      // In Go, raw JSON of a CustomResourceDefinition is a struct.
      return node.sorted ? plain('interface') : wireStruct('v1.JSON');
    case 'scalar':
      return wireStruct(node.goType);
    case 'struct':
      return structType(node.shape);
    case 'union':
      return unionType(node);
    case 'list':
      return { ...plain('slice'), element: typeOf(node.elem) };
    case 'map':
      return plain('map');
    default:
      return assertNever(node);
  }
}

function plain(kind: string): GoType {
  return { kind, name: '', isPointer: false };
}

/** Fields of structs with their own wire form: Go looks at them, though none is on the wire. */
const WIRE_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'resource.Quantity': { Format: 'string' },
  'intstr.IntOrString': { type: 'int64', intVal: 'int32', strVal: 'string' },
  'v1.Duration': { Duration: 'int64' },
};

function wireStruct(goType: string): GoType {
  const fields = Object.entries(WIRE_FIELDS[goType] ?? {}).map(([name, kind]): [string, FieldMeta] => [
    name,
    { type: plain(kind), patchMeta: NO_META },
  ]);
  return { kind: 'struct', name: shortName(goType), isPointer: false, fields: () => new Map(fields) };
}

/** In Go a union is a struct with a pointer to the object, and a field for the alternative. */
function unionType({ goType, shape, or }: UnionNode): GoType {
  const other = or.kind !== 'list' ? 'Allows' : or.elem.kind === 'struct' ? 'JSONSchemas' : 'Property';
  const fields = (): ReadonlyMap<string, FieldMeta> =>
    new Map([
      ['Schema', { type: { ...structType(shape), isPointer: true }, patchMeta: NO_META }],
      [other, { type: typeOf(or), patchMeta: NO_META }],
    ]);
  return { kind: 'struct', name: shortName(goType), isPointer: false, fields };
}

function shortName(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}

/** Folds the case of a JSON name as Go's JSON library does: ASCII letters, the long s and the Kelvin sign. */
function fold(name: string): string {
  return name.replace(/[A-Z\u017f\u212a]/g, (char) =>
    char === '\u017f' ? 's' : char === '\u212a' ? 'k' : char.toLowerCase(),
  );
}
