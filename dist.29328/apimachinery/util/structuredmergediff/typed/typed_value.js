import { fieldNameElement, SetBuilder } from '../fieldpath/index.js';
import { compareValues } from './compare.js';
import { mergeValues } from './merge.js';
import { removeItems } from './remove_items.js';
import { toFieldSet } from './to_field_set.js';
import { validate } from './validate.js';
import { ValidationErrors } from './validation_errors.js';
/** A JSON value and its type. Immutable; results share parts of their inputs. Mirrors Go's `typed.TypedValue`. */
export class TypedValue {
    /** `undefined` where there is none. */
    value;
    schema;
    typeRef;
    /** Does not validate. Use {@link asTyped}. */
    constructor(value, schema, typeRef) {
        this.value = value;
        this.schema = schema;
        this.typeRef = typeRef;
    }
    /**
     * Mirrors Go's `TypedValue.Validate`.
     * @throws {ValidationErrors}
     */
    validate(options = {}) {
        const errors = validate(this.value, this.schema, this.typeRef, options.allowDuplicates === true);
        if (errors.length > 0)
            throw new ValidationErrors(errors);
    }
    /** The fields of the value: all leaves and items. Mirrors Go's `TypedValue.ToFieldSet`. */
    toFieldSet() {
        return toFieldSet(this.value, this.schema, this.typeRef);
    }
    /**
     * Merges `other` into the value. Nothing is removed; lists get the items of both, in the order of `other`, otherwise
     * of this. Mirrors Go's `TypedValue.Merge`.
     * @throws {ValidationErrors} also when the types differ
     */
    merge(other) {
        this.checkType(other);
        return this.with(mergeValues(this.value, other.value, this.schema, this.typeRef));
    }
    /**
     * What `other` removed, modified and added. Mirrors Go's `TypedValue.Compare`.
     * @throws {ValidationErrors} also when the types differ
     */
    compare(other) {
        this.checkType(other);
        return compareValues(this.value, other.value, this.schema, this.typeRef);
    }
    /** The value without these fields and items; null when nothing is left. Mirrors Go's `TypedValue.RemoveItems`. */
    removeItems(items) {
        return this.with(removeItems(this.value, items, this.schema, this.typeRef, false));
    }
    /** The value with only these fields and items; null when there are none. Mirrors Go's `TypedValue.ExtractItems`. */
    extractItems(items, options = {}) {
        const all = options.appendKeyFields === true ? items.union(this.keysOf(items)) : items;
        return this.with(removeItems(this.value, all, this.schema, this.typeRef, true));
    }
    /** The key fields of the items along the paths of the set that exist in the value. */
    keysOf(items) {
        const present = this.toFieldSet();
        const builder = new SetBuilder();
        for (const path of items.paths()) {
            if (!present.has(path))
                continue;
            for (const [at, element] of path.entries()) {
                if (element.kind === 'k')
                    for (const { name } of element.key)
                        builder.insert([...path.slice(0, at + 1), fieldNameElement(name)]);
            }
        }
        return builder.build();
    }
    with(value) {
        return new TypedValue(value, this.schema, this.typeRef);
    }
    checkType(other) {
        if (this.schema !== other.schema)
            throw new ValidationErrors([{ path: '', message: 'expected objects with types from the same schema' }]);
        if (this.typeRef !== other.typeRef && JSON.stringify(this.typeRef) !== JSON.stringify(other.typeRef)) {
            throw new ValidationErrors([
                {
                    path: '',
                    message: `expected objects of the same type, but got {${typeName(this.typeRef)}} and {${typeName(other.typeRef)}}`,
                },
            ]);
        }
    }
}
function typeName(ref) {
    return ref.namedType ?? 'inlined type';
}
/**
 * Validates a value and returns it with its type. Mirrors Go's `typed.AsTyped`.
 * @throws {ValidationErrors}
 */
export function asTyped(value, schema, typeRef, options = {}) {
    const typed = new TypedValue(value, schema, typeRef);
    typed.validate(options);
    return typed;
}
