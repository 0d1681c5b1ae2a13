import { Namespace } from '#api/core/v1/zz_generated.types';
import { newForbidden as newForbiddenError, newNotFound } from '#apimachinery/api/errors/constructors';
import { newForbidden, } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
/** Namespaces that stay. */
const IMMORTAL = ['default', 'kube-system', 'kube-public'];
/** For how many milliseconds a namespace that was deleted here is looked up as it is now. */
const RECENTLY = 30_000;
/** Names that were added a short while ago. */
class RecentNames {
    #milliseconds;
    /** The oldest first. */
    #times = new Map();
    constructor(milliseconds) {
        this.#milliseconds = milliseconds;
    }
    add(name) {
        this.#forgetOld();
        this.#times.delete(name);
        this.#times.set(name, performance.now());
    }
    has(name) {
        if (this.#times.size > 0)
            this.#forgetOld();
        return this.#times.has(name);
    }
    #forgetOld() {
        const oldest = performance.now() - this.#milliseconds;
        for (const [name, time] of this.#times) {
            if (time >= oldest)
                return;
            this.#times.delete(name);
        }
    }
}
/**
 * Refuses what is to be created in a namespace that is not there, or that is being deleted, and the deletion of the
 * namespaces that every cluster has. A server that serves no namespaces has all of them.
 */
export const namespaceLifecycle = { install };
function install(host) {
    const stored = new StoredObjects(host);
    const deleted = new RecentNames(RECENTLY);
    const findLatest = async (name) => {
        const cached = deleted.has(name) ? undefined : await stored.get(Namespace, name);
        // It may be new.
        return cached ?? stored.get(Namespace, name, { isCurrent: true });
    };
    return {
        name: 'NamespaceLifecycle',
        handles: (operation) => operation !== 'CONNECT',
        async admit(attributes) {
            const { operation, kind, resource, name, namespace } = attributes;
            const isNamespace = kind.group === '' && kind.kind === 'Namespace';
            if (isNamespace && operation === 'DELETE' && IMMORTAL.includes(name))
                throw newForbiddenError(resource, name, new Error('this namespace may not be deleted'));
            if (isNamespace && operation === 'DELETE')
                deleted.add(name);
            if (isNamespace || namespace === '' || operation !== 'CREATE')
                return;
            if (resource.group === 'authorization.k8s.io' && resource.resource === 'localsubjectaccessreviews')
                return;
            if (host.find(Namespace) === undefined)
                return;
            const found = await findLatest(namespace);
            if (found === undefined)
                throw newNotFound({ group: '', resource: 'namespaces' }, namespace);
            if (found.status?.phase === 'Terminating')
                throw newTerminating(attributes);
        },
    };
}
function newTerminating(attributes) {
    const { namespace } = attributes;
    const text = `unable to create new content in namespace ${namespace} because it is being terminated`;
    const error = newForbidden(attributes, new Error(text));
    const { details } = error.errStatus;
    const cause = {
        reason: 'NamespaceTerminating',
        message: `namespace ${namespace} is being terminated`,
        field: 'metadata.namespace',
    };
    if (details !== undefined)
        details.causes = [...(details.causes ?? []), cause];
    return error;
}
