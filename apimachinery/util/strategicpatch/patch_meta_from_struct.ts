import { INLINE, LIST, MAP, POINTER } from '#engine/schema/descriptor';
import type { FieldType, NamedList, Scalar, Struct, Union } from '#engine/schema/descriptor';
import { quote } from '#engine/schema/fault';
import { errBadArgKind, MergePatchError } from '../mergepatch/merge_patch_error.ts';
import { fold } from './internal/fold.ts';
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
 * How the fields of an API type are patched, by the facts of its descriptor. Mirrors Go's
 * `strategicpatch.PatchMetaFromStruct`, which reads them from struct tags.
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
 * @throws MergePatchError when the argument is no descriptor of a struct
 */
export function newPatchMetaFromStruct(dataStruct: DataStruct): PatchMetaFromStruct {
  const given = dataStruct as DataStruct | null | undefined;
  if (given === null || given === undefined || !Array.isArray(given.fields)) {
    throw new MergePatchError(errBadArgKind({}, given).message.replace('a map', 'a struct'));
  }
  return new PatchMetaFromStruct(structType(dataStruct));
}

/** Types are made once: a descriptor makes its fields anew each time they are read. */
const structTypes: WeakMap<DataStruct, GoType> = /* @__PURE__ */ new WeakMap();

function structType(struct: DataStruct): GoType {
  let type = structTypes.get(struct);
  if (type === undefined) {
    let fields: ReadonlyMap<string, FieldMeta> | undefined;
    type = {
      kind: 'struct',
      name: shortName(struct.type),
      isPointer: false,
      fields: () => (fields ??= fieldsOf(struct)),
    };
    structTypes.set(struct, type);
  }
  return type;
}

function fieldsOf(struct: DataStruct): ReadonlyMap<string, FieldMeta> {
  const found = new Map<string, FieldMeta>();
  const inherited: [string, FieldMeta][] = [];
  for (const [name, type, flags, facts] of struct.fields) {
    if (flags & INLINE) {
      inherited.push(...fieldsOf(type as Struct));
      continue;
    }
    const bare = typeOf(type);
    let whole = bare;
    if (flags & LIST) whole = { kind: 'slice', name: '', element: bare, isPointer: false };
    else if (flags & MAP) whole = { kind: 'map', name: '', isPointer: false };
    if (flags & POINTER) whole = { ...whole, isPointer: true };
    found.set(name, {
      type: whole,
      patchMeta: { patchStrategies: (facts?.patch ?? '').split(','), patchMergeKey: facts?.patchKey ?? '' },
    });
  }
  // A field of the struct itself hides one of an embedded struct.
  for (const [name, meta] of inherited) if (!found.has(name)) found.set(name, meta);
  return found;
}

function typeOf(type: FieldType): GoType {
  if (typeof type === 'string') return namedType(type);
  if ('fields' in type) return structType(type);
  if ('list' in type) return listType(type);
  if ('union' in type) return unionType(type);
  return wireStruct((type as Scalar).goType);
}

function listType({ type, list }: NamedList): GoType {
  return { kind: 'slice', name: shortName(type), element: typeOf(list), isPointer: false };
}

function namedType(type: string): GoType {
  if (type.startsWith('@')) return wireStruct(type.slice(1));
  if (type === 'bytes') return { kind: 'slice', name: '', element: plain('uint8'), isPointer: false };
  if (type === 'any') return plain('interface');
  // Raw JSON of a CustomResourceDefinition.
  if (type === 'json') return wireStruct('v1.JSON');
  return plain(['bool', 'int32', 'int64', 'float64'].includes(type) ? type : 'string');
}

function plain(kind: string): GoType {
  return { kind, name: '', isPointer: false };
}

/** What Go finds in structs that have a wire form of their own: it looks at their fields, though none is on the wire. */
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

/** The two fields of such a struct in Go. */
const UNION_FIELDS = { bool: 'Allows', array: 'JSONSchemas', strings: 'Property' } as const;

function unionType({ type, union, of }: Union): GoType {
  const fields = (): ReadonlyMap<string, FieldMeta> => {
    const schema = structType(of());
    const other =
      union === 'bool' ? plain('bool') : { ...plain('slice'), element: union === 'array' ? schema : plain('string') };
    return new Map([
      ['Schema', { type: { ...schema, isPointer: true }, patchMeta: NO_META }],
      [UNION_FIELDS[union], { type: other, patchMeta: NO_META }],
    ]);
  };
  return { kind: 'struct', name: shortName(type), isPointer: false, fields };
}

function shortName(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}
