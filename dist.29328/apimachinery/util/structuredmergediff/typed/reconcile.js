import { pathToString } from '../fieldpath/index.js';
import { SetBuilder } from '../fieldpath/set_builder.js';
import { deducedTypeName } from '../schema/index.js';
import { invalidAtom } from './atoms.js';
import { Faults } from './faults.js';
import { isZero } from './validate.js';
/** The fields of a manager can't be adapted to the schema. */
export class ReconcileError extends Error {
    code = 'ERR_SMD_RECONCILE';
    constructor(message) {
        super(`errors reconciling field set with schema: ${message}`);
        this.name = 'ReconcileError';
    }
}
/**
 * Adapts a set of fields to a changed schema: where a list or map became atomic, the fields below it collapse into one.
 * Mirrors Go's `typed.ReconcileFieldSetWithSchema`.
 * @returns `undefined` when nothing changes
 * @throws {ReconcileError}
 */
export function reconcileFieldSetWithSchema(set, value) {
    const walk = new Reconciliation(value.schema);
    walk.fields(set, value.typeRef, false);
    const { errors } = walk.faults;
    if (errors.length > 0)
        throw new ReconcileError(errors.map(({ message }) => message).join('\n'));
    if (walk.atomic.length === 0)
        return undefined;
    const builder = new SetBuilder();
    for (const path of walk.atomic)
        builder.insert(path);
    const changed = builder.build();
    return set.recursiveDifference(changed).union(changed);
}
class Reconciliation {
    faults = new Faults();
    /** Fields that became atomic. */
    atomic = [];
    schema;
    constructor(schema) {
        this.schema = schema;
    }
    /** @param isWhole whether the set has the field itself and none below it */
    fields(set, ref, isWhole) {
        const atom = this.schema.resolve(ref);
        if (atom === undefined)
            this.faults.add(`could not resolve ${ref.namedType ?? pathToString(this.faults.path)}`);
        else if (atom.map !== undefined)
            this.map(atom.map, set, isWhole);
        else if (atom.scalar !== undefined)
            return;
        else if (atom.list !== undefined)
            this.list(atom.list, set, isWhole);
        else
            this.faults.add(invalidAtom(ref));
    }
    map(type, set, isWhole) {
        if (isUntyped(type))
            return;
        if (!isWhole && type.elementRelationship === 'atomic') {
            if (set !== undefined && !set.isEmpty())
                this.atomic.push([...this.faults.path]);
            return;
        }
        if (set === undefined)
            return;
        this.each(set, (element) => {
            const field = element.kind === 'f' ? this.schema.field(type, element.fieldName) : undefined;
            const ref = field === undefined ? type.elementType : field.type;
            return isZero(ref) ? undefined : ref;
        });
    }
    list(type, set, isWhole) {
        if (!isWhole && type.elementRelationship === 'atomic')
            this.atomic.push([...this.faults.path]);
        else if (set !== undefined)
            this.each(set, () => type.elementType ?? {});
    }
    each(set, refOf) {
        const step = (element, isMember) => {
            const ref = refOf(element);
            if (ref === undefined)
                return;
            const below = set.child(element);
            this.faults.path.push(element);
            this.fields(below, ref, isMember && below === undefined);
            this.faults.path.pop();
        };
        for (const { element } of set.children)
            if (!set.hasMember(element))
                step(element, false);
        for (const element of set.members)
            step(element, true);
    }
}
/** Whether the fields of a map are untyped: deduced types can't become atomic. */
function isUntyped({ fields, elementType }) {
    if (fields !== undefined || elementType === undefined)
        return false;
    return elementType.namedType === undefined
        ? elementType.scalar === 'untyped'
        : elementType.namedType === deducedTypeName;
}
