import type { Atom, MapType, StructField, TypeDef, TypeRef } from './elements.ts';

/** Where a schema takes types from that it hasn't got yet. Gets a name, gives the type or `undefined`. */
export type TypeSource = (name: string) => Atom | undefined;

/**
 * Named types. Mirrors Go's `schema.Schema`. The data must not change any more.
 */
export class Schema {
  private readonly types: Map<string, Atom | undefined>;
  private readonly source: TypeSource | undefined;
  private readonly resolved = new WeakMap<TypeRef, { readonly atom: Atom | undefined }>();
  private readonly fields = new WeakMap<MapType, Map<string, StructField>>();

  /**
   * @param types of types with the same name the last counts
   * @param source asked for types that are not among these, once for each name
   */
  constructor(types: Iterable<TypeDef> = [], source?: TypeSource) {
    this.types = new Map(Array.from(types, (type) => [type.name, type]));
    this.source = source;
  }

  /** The type of a name. Mirrors Go's `Schema.FindNamedType`. */
  findNamedType(name: string): Atom | undefined {
    if (!this.types.has(name)) this.types.set(name, this.source?.(name));
    return this.types.get(name);
  }

  /**
   * What a reference stands for; `undefined` when there is no such type, or when an element relationship is asked of a
   * scalar. The same object each time. Mirrors Go's `Schema.Resolve`.
   */
  resolve(ref: TypeRef): Atom | undefined {
    let entry = this.resolved.get(ref);
    if (entry === undefined) {
      entry = { atom: this.resolveAnew(ref) };
      this.resolved.set(ref, entry);
    }
    return entry.atom;
  }

  private resolveAnew(ref: TypeRef): Atom | undefined {
    const atom = ref.namedType === undefined ? ref : this.findNamedType(ref.namedType);
    const { elementRelationship } = ref;
    if (elementRelationship === undefined || atom === undefined) return atom;
    if (atom.map !== undefined) return { ...atom, map: { ...atom.map, elementRelationship } };
    return atom.list && { ...atom, list: { ...atom.list, elementRelationship } };
  }

  /** The named field of a map. Mirrors Go's `Map.FindField`. */
  field(map: MapType, name: string): StructField | undefined {
    if (map.fields === undefined) return undefined;
    let fields = this.fields.get(map);
    if (fields === undefined) {
      fields = new Map(map.fields.map((field) => [field.name, field]));
      this.fields.set(map, fields);
    }
    return fields.get(name);
  }
}
