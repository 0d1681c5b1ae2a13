import { kubernetesVersion } from '#api/index';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { forbidden, invalid, required, typeInvalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { spellingsAt } from '#engine/json/notes';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { validationOf } from '../kinds/validation.js';
import { scheme } from '../scheme.js';
import { Faults } from './checks/faults.js';
import { checkMetadata } from './checks/object_meta.js';
import { minorOf, servedFault, unknownKindFault } from './kind_faults.js';
import { verifyObject } from './validate_as.js';
/**
 * What a Kubernetes API server would say against creating the object, without asking one: fields of the wrong type or that
 * do not exist, missing ones, wrong names, ports, quantities, selectors, references within the object, and kinds that are
 * unknown or gone. The texts are those of the server. Empty when nothing is wrong; of an
 * object with more than 10,000 faults the first ones.
 *
 * What the server fills in need not be there, and what it drops is not judged: status, and fields behind a feature gate that
 * is off by default. Nothing is said about other objects of a cluster, quotas and policies.
 *
 * An object of a group that is not Kubernetes' own is judged by `customResources`, and passed when that does not know its
 * kind. A list is judged by its items, at `items[0]` and so on.
 * @param object any object with `apiVersion` and `kind`, of a class or plain; it is not changed
 */
export function validate(object, options = {}) {
    let gvk;
    try {
        gvk = interpret(object);
    }
    catch (error) {
        return [typeInvalid(newPath('apiVersion'), '', asError(error).message)];
    }
    const missing = ['kind', 'version'].filter((name) => gvk[name] === '');
    if (missing.length > 0)
        return missing.map((name) => required(newPath(name === 'kind' ? 'kind' : 'apiVersion'), ''));
    const type = scheme.recognizes(gvk) ? scheme.typeFor(gvk) : undefined;
    if (type === undefined) {
        const judged = options.customResources?.validate(object, gvk, options.spellings);
        if (judged !== undefined)
            return faultsOf(judged, options);
        const fault = unknownKindFault(scheme, gvk, minorOf(versionOf(options)));
        return fault === undefined ? [] : [fault];
    }
    const { value, errors, isOfType } = verifyObject(type, object, options.strict ?? true);
    return isOfType ? [...errors, ...validateVerified(type, value, options)] : [...errors];
}
function versionOf({ kubernetesVersion: given = kubernetesVersion }) {
    return typeof given === 'string' ? given : given.version;
}
/** Errors for what a release does not have yet; fields only where unknown ones are errors. */
function laterErrors(type, object, { kubernetesVersion: release, strict = true }) {
    if (release === undefined || typeof release === 'string')
        return [];
    return release.laterParts(type, object).flatMap(({ keys: [first, ...more], since, value }) => {
        const path = more.reduce((at, key) => (typeof key === 'number' ? at.index(key) : at.child(key)), newPath(String(first)));
        const text = (what) => `Kubernetes ${release.version} does not have this ${what}: it came with ${since}`;
        if (first === 'apiVersion')
            return [invalid(path, type.apiVersion, text('kind'))];
        if (value !== undefined)
            return [invalid(path, value, text('value'))];
        return strict ? [forbidden(path, text('field'))] : [];
    });
}
/** Questions that a server answers, and Bindings, are not stored: they need no names. */
const isStored = ({ group, kind }) => group !== 'authentication.k8s.io' && group !== 'authorization.k8s.io' && kind !== 'Binding';
/**
 * {@link validate} for an object whose types are known to be right: decoded, or verified.
 * @param type the class of its kind
 */
export function validateVerified(type, object, options = {}) {
    if (type.resource === undefined && type.kind.endsWith('List'))
        return validateItems(type, object, options);
    const fault = servedFault(type, minorOf(versionOf(options)));
    if (fault !== undefined)
        return [fault];
    const later = laterErrors(type, object, options);
    if (later.some(({ field }) => field === 'apiVersion'))
        return later;
    const completed = { metadata: {}, ...object };
    const validation = validationOf(type);
    const own = Faults.of((faults) => {
        if (validation !== undefined)
            validation(faults, completed);
        else if (isStored(type))
            checkMetadata(faults, completed.metadata, type.namespaced === true);
    }, options.expressions);
    const faults = [...later, ...own];
    if (faults.length > 0 || type.kind !== 'CustomResourceDefinition')
        return faults;
    const judged = options.customResources?.validate(object, type);
    return judged === undefined ? [] : faultsOf(judged, options);
}
function faultsOf({ errors, unknownFields }, { strict = true }) {
    const unknown = strict ? unknownFields : [];
    return [...unknown.map((path) => forbidden(newPath(path), `unknown field ${quote(path)}`)), ...errors];
}
/** Items of a `List` may be of any kind; those of another list are of its kind, and need not say so. */
function validateItems(list, object, options) {
    const { items = [] } = object;
    const type = list.kind === 'List' ? undefined : scheme.typeFor({ ...list, kind: list.kind.slice(0, -'List'.length) });
    return items.flatMap((item, index) => {
        const spellings = spellingsAt(spellingsAt(options.spellings, 'items'), index);
        const own = { ...options, spellings };
        const errors = type === undefined ? validate(item, own) : validateVerified(type, item, own);
        // What is wrong with an object as a whole has no field.
        const below = (field) => (field === '<nil>' ? '' : `.${field}`);
        return errors.map((error) => error.with({ field: `items[${index}]${below(error.field)}` }));
    });
}
