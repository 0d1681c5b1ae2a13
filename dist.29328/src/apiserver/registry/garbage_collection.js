import { FinalizerDeleteDependents, FinalizerOrphanDependents, } from '#apimachinery/apis/meta/v1/zz_generated.constants';
/**
 * The finalizers of an object that is being deleted: those that tell the garbage collector what to do with its
 * dependents come and go as is asked for. Mirrors `deletionFinalizersForGarbageCollection` of Go's store.
 * @returns undefined when they stay as they are
 */
export function deletionFinalizers(strategy, finalizers, options) {
    const dependents = dependentsOf(strategy, finalizers, options);
    const wanted = finalizers.filter((name) => name !== FinalizerOrphanDependents && name !== FinalizerDeleteDependents);
    if (dependents === 'orphan')
        wanted.push(FinalizerOrphanDependents);
    if (dependents === 'foreground')
        wanted.push(FinalizerDeleteDependents);
    const before = new Set(finalizers);
    const after = new Set(wanted);
    return before.size === after.size && wanted.every((name) => before.has(name)) ? undefined : wanted;
}
/** Options before finalizers, finalizers before the policy of the resource. */
function dependentsOf(strategy, finalizers, options) {
    const policy = strategy.defaultGarbageCollectionPolicy ?? 'DeleteDependents';
    if (policy === 'Unsupported')
        return 'background';
    const { orphanDependents, propagationPolicy } = options;
    if (orphanDependents !== undefined && orphanDependents !== null)
        return orphanDependents ? 'orphan' : 'background';
    if (propagationPolicy === 'Orphan')
        return 'orphan';
    if (propagationPolicy === 'Foreground')
        return 'foreground';
    if (propagationPolicy === 'Background')
        return 'background';
    for (const name of finalizers) {
        if (name === FinalizerOrphanDependents)
            return 'orphan';
        if (name === FinalizerDeleteDependents)
            return 'foreground';
    }
    return policy === 'OrphanDependents' ? 'orphan' : 'background';
}
