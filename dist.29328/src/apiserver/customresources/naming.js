import { CustomResourceDefinitionNames } from '#api/apiextensions/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { findCondition, withCondition, withStatus } from './definition.js';
/**
 * The definition with the names that are free, or its own already, accepted, and with what is said of that. Mirrors Go's
 * `NamingConditionController`.
 * @param others the other definitions
 * @returns undefined when nothing changes
 */
export function withAcceptedNames(definition, others) {
    const requested = definition.spec.names;
    const before = definition.status?.acceptedNames ?? { plural: '', kind: '' };
    if (deepEqual(CustomResourceDefinitionNames, requested, before))
        return undefined;
    const taken = takenNames(definition.spec.group, others);
    const names = { ...before };
    let condition = {
        type: 'NamesAccepted',
        status: 'True',
        reason: 'NoConflicts',
        message: 'no conflicts found',
    };
    const accept = (field, reason, used) => {
        const own = namesIn(before[field]);
        const conflicts = namesIn(requested[field]).filter((name) => !own.includes(name) && used.has(name));
        const message = newAggregate(conflicts.map((name) => new Error(`"${name}" is already in use`)))?.message;
        if (message === undefined)
            Object.assign(names, { [field]: requested[field] });
        else
            condition = { type: 'NamesAccepted', status: 'False', reason, message };
    };
    accept('plural', 'PluralConflict', taken.resources);
    accept('singular', 'SingularConflict', taken.resources);
    accept('shortNames', 'ShortNamesConflict', taken.resources);
    accept('kind', 'KindConflict', taken.kinds);
    accept('listKind', 'ListKindConflict', taken.kinds);
    if (requested.categories === undefined)
        delete names.categories;
    else
        names.categories = requested.categories;
    const old = findCondition(definition, condition.type);
    if (deepEqual(CustomResourceDefinitionNames, names, before) && isSame(condition, old))
        return undefined;
    const named = withCondition(withStatus(definition, { acceptedNames: names }), condition);
    const established = establishedAfter(definition, condition.status === 'True');
    return established === undefined ? named : withCondition(named, established);
}
/** Whether it is served, as far as names tell; undefined when that stays as it is. */
function establishedAfter(definition, areAccepted) {
    const old = findCondition(definition, 'Established');
    if (old?.status !== 'True' && areAccepted)
        return {
            type: 'Established',
            status: 'False',
            reason: 'Installing',
            message: 'the initial names have been accepted',
        };
    if (old !== undefined)
        return undefined;
    return { type: 'Established', status: 'False', reason: 'NotAccepted', message: 'not all names are accepted' };
}
function takenNames(group, others) {
    const resources = new Set();
    const kinds = new Set();
    for (const { spec, status } of others) {
        if (spec.group !== group)
            continue;
        const { plural, singular, shortNames, kind, listKind } = status?.acceptedNames ?? {};
        for (const name of [plural, singular, shortNames].flatMap(namesIn))
            resources.add(name);
        for (const name of [kind, listKind].flatMap(namesIn))
            kinds.add(name);
    }
    return { resources, kinds };
}
function namesIn(names) {
    const all = names === undefined ? [] : typeof names === 'string' ? [names] : names;
    return all.filter((name) => name !== '');
}
function isSame(wanted, old) {
    return old?.status === wanted.status && old.reason === wanted.reason && old.message === wanted.message;
}
