import { getControllerOf } from './controllerutil/owner_references.js';
import { metadataOf } from './metadata/metadata_of.js';
import { and, passes } from './predicate/combine.js';
/** Of events that say nothing new: what was there at the start, and resyncs. */
const LOW = -100;
function newSource(kind, options, map) {
    const { predicates = [], ...selected } = options;
    const predicate = and(...predicates);
    const erased = kind;
    return {
        kind: erased,
        connect: ({ informers, main, enqueue, changed, onError }) => {
            const informer = informers.informerFor(kind, selected);
            const give = (priority, counts, ...objects) => {
                changed();
                try {
                    if (!counts())
                        return;
                    const given = new Set();
                    for (const object of objects)
                        for (const { namespace, name } of map(object, main)) {
                            const key = `${namespace}/${name}`;
                            if (!given.has(key))
                                enqueue({ namespace, name }, priority);
                            given.add(key);
                        }
                }
                catch (error) {
                    onError(error, { kind });
                }
            };
            const registration = informer.addEventHandler({
                add: (object, { inInitialList }) => give(inInitialList ? LOW : 0, () => passes.create(predicate, object), object),
                update: (old, object) => give(isResync(old, object) ? LOW : 0, () => passes.update(predicate, old, object), old, object),
                delete: (object) => give(0, () => passes.delete(predicate, object), object),
            });
            return {
                kind: erased,
                options: { ...selected, namespace: kind.namespaced ? (selected.namespace ?? informers.namespace) : '' },
                lister: informer.lister,
                synced: (waiting) => registration.synced(waiting),
                remove: () => registration.remove(),
            };
        },
    };
}
function isResync(old, object) {
    return metadataOf(old).resourceVersion === metadataOf(object).resourceVersion;
}
/** The objects of a Kind: for `for`, with options. */
export function objectsOf(kind, options = {}) {
    return newSource(kind, options, (object) => {
        const { namespace = '', name = '' } = metadataOf(object);
        return [{ namespace, name }];
    });
}
/** Objects of a Kind that are controlled by an object of the Kind of `for`: for `owns`, with options. */
export function ownedBy(kind, options = {}) {
    return newSource(kind, options, (object, main) => {
        const owner = getControllerOf(object);
        if (owner === undefined || owner.kind !== main.kind || groupOf(owner.apiVersion) !== main.group)
            return [];
        return [{ namespace: main.namespaced === true ? (metadataOf(object).namespace ?? '') : '', name: owner.name }];
    });
}
/**
 * Objects of a Kind that others depend on: for `watches`.
 *
 * ```ts
 * watches: [watch(corev1.ConfigMap, { map: ({ metadata }) => [{ namespace: metadata.namespace!, name: metadata.labels!.foo! }] })]
 * ```
 */
export function watch(kind, { map, ...options }) {
    return newSource(kind, options, map);
}
/** Objects of a Kind that are read, but whose events don't make the controller run: for `reads`, with options. */
export function readsOf(kind, options = {}) {
    return newSource(kind, options, () => []);
}
/** What is given as a source, as a source. */
export function sourceOf(given, how) {
    return 'connect' in given ? given : how(given);
}
function groupOf(apiVersion) {
    return apiVersion.includes('/') ? apiVersion.split('/', 1)[0] : '';
}
