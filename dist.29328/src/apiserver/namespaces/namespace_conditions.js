import { now } from '#apimachinery/apis/meta/v1/time';
/**
 * What is said about the deletion of a namespace. Mirrors `namespaceConditionUpdater` of kube-controller-manager.
 * @param before the conditions so far: the time of one changes with its status
 * @returns undefined when nothing changes
 */
export function namespaceConditions(before, content) {
    const conditions = conditionsFor(content);
    const isSame = conditions.every((wanted) => {
        const old = before.find(({ type }) => type === wanted.type);
        return old?.status === wanted.status && old.reason === wanted.reason && old.message === wanted.message;
    });
    if (isSame)
        return undefined;
    return conditions.map((wanted) => {
        const old = before.find(({ type }) => type === wanted.type);
        const since = old?.status === wanted.status ? old.lastTransitionTime : undefined;
        return { ...wanted, lastTransitionTime: since || now() };
    });
}
function conditionsFor({ remaining, finalizers, failures }) {
    const counts = (map, text) => Array.from(map, ([name, count]) => text(name, count))
        .sort()
        .join(', ');
    const resources = counts(remaining, (name, count) => `${name} has ${count} resource instances`);
    const holders = counts(finalizers, (name, count) => `${name} in ${count} resource instances`);
    return [
        condition('NamespaceDeletionDiscoveryFailure', '', '', 'ResourcesDiscovered', 'All resources successfully discovered'),
        condition('NamespaceDeletionGroupVersionParsingFailure', '', '', 'ParsedGroupVersions', 'All legacy kube types successfully parsed'),
        condition('NamespaceDeletionContentFailure', failures.length > 0
            ? `Failed to delete all resource types, ${failures.length} remaining: ${failures.join(', ')}`
            : '', 'ContentDeletionFailed', 'ContentDeleted', 'All content successfully deleted, may be waiting on finalization'),
        condition('NamespaceContentRemaining', resources && `Some resources are remaining: ${resources}`, 'SomeResourcesRemain', 'ContentRemoved', 'All content successfully removed'),
        condition('NamespaceFinalizersRemaining', holders && `Some content in the namespace has finalizers remaining: ${holders}`, 'SomeFinalizersRemain', 'ContentHasNoFinalizers', 'All content-preserving finalizers finished'),
    ];
}
/** @param trouble empty: there is none */
function condition(type, trouble, reason, goodReason, goodMessage) {
    return trouble === ''
        ? { type, status: 'False', reason: goodReason, message: goodMessage }
        : { type, status: 'True', reason, message: trouble };
}
