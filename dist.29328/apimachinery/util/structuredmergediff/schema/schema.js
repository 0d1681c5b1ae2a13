/** Named types. Mirrors Go's `schema.Schema`. The data must not be modified afterwards. */
export class Schema {
    types;
    source;
    resolved = new WeakMap();
    fields = new WeakMap();
    /**
     * @param types of several with the same name, the last wins
     * @param source asked for other types, once for each name
     */
    constructor(types = [], source) {
        this.types = new Map(Array.from(types, (type) => [type.name, type]));
        this.source = source;
    }
    /** The type of a name. Mirrors Go's `Schema.FindNamedType`. */
    findNamedType(name) {
        if (!this.types.has(name))
            this.types.set(name, this.source?.(name));
        return this.types.get(name);
    }
    /**
     * Resolves a reference; `undefined` when the type is unknown, or an element relationship is given for a scalar.
     * Cached. Mirrors Go's `Schema.Resolve`.
     */
    resolve(ref) {
        let entry = this.resolved.get(ref);
        if (entry === undefined) {
            entry = { atom: this.resolveAnew(ref) };
            this.resolved.set(ref, entry);
        }
        return entry.atom;
    }
    resolveAnew(ref) {
        const atom = ref.namedType === undefined ? ref : this.findNamedType(ref.namedType);
        const { elementRelationship } = ref;
        if (elementRelationship === undefined || atom === undefined)
            return atom;
        if (atom.map !== undefined)
            return { ...atom, map: { ...atom.map, elementRelationship } };
        return atom.list && { ...atom, list: { ...atom.list, elementRelationship } };
    }
    /** The named field of a map. Mirrors Go's `Map.FindField`. */
    field(map, name) {
        if (map.fields === undefined)
            return undefined;
        let fields = this.fields.get(map);
        if (fields === undefined) {
            fields = new Map(map.fields.map((field) => [field.name, field]));
            this.fields.set(map, fields);
        }
        return fields.get(name);
    }
}
