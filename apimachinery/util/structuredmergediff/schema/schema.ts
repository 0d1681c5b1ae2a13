import type { Atom, MapType, StructField, TypeDef, TypeRef } from './elements.ts';

/** Resolves types that a schema lacks, by name; `undefined` if unknown. */
export type TypeSource = (name: string) => Atom | undefined;

/** Named types. Mirrors Go's `schema.Schema`. The data must not be modified afterwards. */
export class Schema {
  private readonly types: Map<string, Atom | undefined>;
  private readonly source: TypeSource | undefined;
  private readonly resolved = new WeakMap<TypeRef, { readonly atom: Atom | undefined }>();
  private readonly fields = new WeakMap<MapType, Map<string, StructField>>();

  /**
   * @param types of several with the same name, the last wins
   * @param source asked for other types, once for each name
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
   * Resolves a reference; `undefined` when the type is unknown, or an element relationship is given for a scalar.
   * Cached. Mirrors Go's `Schema.Resolve`.
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
