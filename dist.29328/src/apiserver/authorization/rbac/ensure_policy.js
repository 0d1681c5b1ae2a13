import { AutoUpdateAnnotationKey } from '#api/rbac/v1/zz_generated.constants';
import { RoleRef, Subject } from '#api/rbac/v1/zz_generated.structs';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { copy } from '#engine/verbs/copy';
import { uncovered } from './covers.js';
/** How often an object is tried again that others write at the same time. */
const TRIES = 5;
/**
 * Makes the roles and bindings that are missing, and adds what stored ones lack, unless their annotation
 * `rbac.authorization.kubernetes.io/autoupdate` is `false`. Mirrors Go's `EnsureRBACPolicy`.
 * @param store gives the storage of a Kind by its name
 * @throws {StatusError} when an object can neither be read nor written
 */
export async function ensurePolicy(policy, store, context) {
    for (const object of policy) {
        const own = { ...context, namespace: object.metadata.namespace ?? '' };
        for (let tried = 1; !(await isEnsured(object, store(object.kind), own, tried === TRIES)); tried++)
            ;
    }
}
/** @returns no: another one was faster @param isLast throws then */
async function isEnsured(expected, store, context, isLast) {
    const { name = '' } = expected.metadata;
    try {
        const existing = await found(store, name, context);
        if (existing === undefined)
            await store.create(copy(expected), context);
        else if (!isProtected(existing))
            await bringUpToDate(existing, expected, store, context);
        return true;
    }
    catch (error) {
        if (isLast || !(isAlreadyExists(error) || isConflict(error) || isNotFound(error)))
            throw error;
        return false;
    }
}
async function bringUpToDate(existing, expected, store, context) {
    const { name = '', uid } = existing.metadata;
    const reconciled = reconciledOf(existing, expected);
    if (reconciled === undefined)
        return;
    if (reconciled !== 'other role') {
        // With the resourceVersion that was read.
        await store.update(name, { updatedObject: () => copy(reconciled) }, context);
        return;
    }
    const preconditions = uid === undefined ? {} : { preconditions: { uid } };
    await store.delete(name, new DeleteOptions(preconditions), context);
    await store.create(copy(expected), context);
}
function reconciledOf(existing, expected) {
    if (!isBinding(expected))
        return reconciledRole(existing, expected);
    return isBinding(existing) ? reconciledBinding(existing, expected) : undefined;
}
async function found(store, name, context) {
    try {
        return await store.get(name, context);
    }
    catch (error) {
        if (isNotFound(error))
            return undefined;
        throw error;
    }
}
function isBinding(object) {
    return 'roleRef' in object;
}
/** Whether an administrator has said that nothing of an object is brought up to date. */
function isProtected({ metadata }) {
    return metadata.annotations?.[AutoUpdateAnnotationKey] === 'false';
}
/**
 * A role with what it lacks of another one: labels, annotations, rules and selectors. What it has beyond that stays, but
 * an aggregation that is not expected. Mirrors Go's `computeReconciledRole`.
 * @returns undefined: it lacks nothing
 */
function reconciledRole(existing, expected) {
    const metadata = reconciledMetadata(existing, expected);
    const missing = uncovered(existing.rules ?? [], expected.rules ?? []);
    const [before, wanted] = [aggregationOf(existing), aggregationOf(expected)];
    const selectors = (wanted?.clusterRoleSelectors ?? []).filter((selector) => !before?.clusterRoleSelectors?.some((known) => deepEqual(LabelSelector, known, selector)));
    const isAggregated = before !== undefined && wanted === undefined;
    if (metadata === undefined && missing.length === 0 && selectors.length === 0 && !isAggregated)
        return undefined;
    const reconciled = {
        ...existing,
        ...(metadata && { metadata }),
        ...(missing.length > 0 && { rules: [...(existing.rules ?? []), ...missing] }),
        ...(selectors.length > 0 && {
            aggregationRule: { ...before, clusterRoleSelectors: [...(before?.clusterRoleSelectors ?? []), ...selectors] },
        }),
    };
    if (isAggregated && 'aggregationRule' in reconciled)
        delete reconciled.aggregationRule;
    return reconciled;
}
/**
 * A binding with what it lacks of another one of the same role: labels, annotations and subjects. Mirrors Go's
 * `computeReconciledRoleBinding`.
 * @returns undefined: it lacks nothing; `other role`: it can't be changed into that, but must be made anew
 */
function reconciledBinding(existing, expected) {
    if (!deepEqual(RoleRef, existing.roleRef, expected.roleRef))
        return 'other role';
    const metadata = reconciledMetadata(existing, expected);
    const before = existing.subjects ?? [];
    const missing = (expected.subjects ?? []).filter((subject) => !before.some((known) => deepEqual(Subject, known, subject)));
    if (metadata === undefined && missing.length === 0)
        return undefined;
    return {
        ...existing,
        ...(metadata && { metadata }),
        ...(missing.length > 0 && { subjects: [...before, ...missing] }),
    };
}
/** Labels and annotations that are there stay as they are. */
function reconciledMetadata({ metadata }, { metadata: expected }) {
    const lacks = ['labels', 'annotations'].some((field) => Object.keys(expected[field] ?? {}).some((key) => metadata[field]?.[key] === undefined));
    if (!lacks)
        return undefined;
    return {
        ...metadata,
        labels: { ...expected.labels, ...metadata.labels },
        annotations: { ...expected.annotations, ...metadata.annotations },
    };
}
function aggregationOf(role) {
    return 'aggregationRule' in role ? role.aggregationRule : undefined;
}
