import { fieldNameElement, indexElement, PathElementMap, pathElementToString, } from '../fieldpath/index.js';
import { isList, isMap, keys, MAX_DEPTH } from '../value/index.js';
import { deduceAtom, invalidAtom, noType } from './atoms.js';
import { checkScalar } from './check_scalar.js';
import { Faults } from './faults.js';
import { goText } from './go_value.js';
import { listItemElement } from './list_item.js';
/** Validates a value against a type. */
export function validate(value, schema, ref, allowDuplicates) {
    const walk = new Validation(schema, allowDuplicates);
    walk.value(value, ref);
    return walk.faults.errors;
}
class Validation {
    faults = new Faults();
    schema;
    allowDuplicates;
    constructor(schema, allowDuplicates) {
        this.schema = schema;
        this.allowDuplicates = allowDuplicates;
    }
    value(value, ref) {
        const { faults } = this;
        const found = this.schema.resolve(ref);
        if (found === undefined)
            return faults.add(noType(ref));
        const atom = deduceAtom(found, value);
        if (atom.map !== undefined)
            this.map(value, atom.map);
        else if (atom.scalar !== undefined) {
            const fault = checkScalar(atom.scalar, value);
            if (fault !== undefined)
                faults.add(fault);
        }
        else if (atom.list !== undefined)
            this.list(value, atom.list);
        else
            faults.add(invalidAtom(ref));
    }
    map(value, type) {
        if (value === null)
            return;
        if (!isMap(value))
            return this.faults.add(`expected map, got ${value === undefined ? 'nil' : goText(value)}`);
        for (const key of keys(value)) {
            const element = fieldNameElement(key);
            const field = this.schema.field(type, key);
            // Stops at the first undeclared field.
            if (field === undefined && isZero(type.elementType))
                return this.faults.add('field not declared in schema', element);
            this.descend(element, value[key], (field === undefined ? type.elementType : field.type) ?? {});
        }
    }
    list(value, type) {
        if (value === null || value === undefined)
            return;
        if (!isList(value))
            return this.faults.add(`expected list, got ${goText(value)}`);
        const observed = new PathElementMap();
        for (const [at, item] of value.entries()) {
            let element = indexElement(at);
            if (type.elementRelationship === 'associative') {
                element = listItemElement(this.schema, type, item);
                if (typeof element === 'string')
                    return this.faults.add(`element ${at}: ${element}`);
                if (!this.allowDuplicates) {
                    if (observed.has(element))
                        this.faults.add(`duplicate entries for key ${pathElementToString(element)}`);
                    observed.set(element, true);
                }
            }
            this.descend(element, item, type.elementType ?? {});
        }
    }
    descend(element, value, ref) {
        const { path } = this.faults;
        // Differs from Go: it has no limit here, having rejected such a document before.
        if (path.length >= MAX_DEPTH)
            return this.faults.add(`more than ${MAX_DEPTH} levels`);
        path.push(element);
        this.value(value, ref);
        path.pop();
    }
}
/** Whether a reference is empty: then no value is allowed. */
export function isZero(ref) {
    return ref === undefined || Object.keys(ref).length === 0;
}
