import { ResourceList } from '#api/core/v1/resource_list';
import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { ofKind } from '../admission/plugin.js';
import { followObjects } from '../registry/follow_objects.js';
import { evaluatorFor, isInScopes } from './evaluators.js';
/** Milliseconds for which changes in a namespace are collected, and after which what failed is tried again. */
const PAUSE = 50;
const RETRY = 1000;
/**
 * Keeps the status of ResourceQuotas: what they limit, and what is used, also when objects go. What the controller
 * `resourcequota` of kube-controller-manager does.
 */
export class QuotaController {
    #host;
    #stored;
    #status;
    constructor(host, stored, status) {
        this.#host = host;
        this.#stored = stored;
        this.#status = status;
    }
    lead(term) {
        const quotas = this.#host.find(ResourceQuota);
        if (quotas === undefined)
            return;
        const followed = new Set();
        const waiting = new Map();
        const syncSoon = (namespace, milliseconds) => {
            if (waiting.has(namespace) || term.signal.aborted)
                return;
            const timer = setTimeout(() => {
                waiting.delete(namespace);
                this.#sync(namespace, term).catch((error) => {
                    if (term.signal.aborted)
                        return;
                    if (!isConflict(error))
                        this.#host.onError(error);
                    syncSoon(namespace, RETRY);
                });
            }, milliseconds);
            timer.unref();
            waiting.set(namespace, timer);
        };
        const follow = (served, tell) => {
            if (followed.has(served.store))
                return;
            followed.add(served.store);
            const context = { ...this.#stored.context(''), signal: term.signal };
            void followObjects(served.store, context, tell, (error) => this.#host.onError(error));
        };
        const followCounted = (quota) => {
            for (const served of this.#countedBy(quota)) {
                const evaluator = evaluatorFor(served.groupVersion.group, served.resource);
                follow(served, (event) => {
                    if (event.type === 'BOOKMARK')
                        return;
                    const usesLess = event.type === 'DELETED' || evaluator?.mayUseLess?.(event.object) === true;
                    if (usesLess)
                        syncSoon(event.object.metadata.namespace ?? '', PAUSE);
                });
            }
        };
        const context = { ...this.#stored.context(''), signal: term.signal };
        const tell = (event) => {
            if (event.type === 'BOOKMARK' || event.type === 'DELETED')
                return;
            const quota = ofKind(ResourceQuota, event.object);
            if (quota === undefined)
                return;
            followCounted(quota);
            if (!isComplete(quota))
                syncSoon(quota.metadata.namespace ?? '', 0);
        };
        void followObjects(quotas.store, context, tell, (error) => this.#host.onError(error));
    }
    /** The resources of which a quota counts objects, each in one version. */
    #countedBy({ spec }) {
        const limited = Object.keys(spec?.hard ?? {});
        return [...this.#host.resources()].filter(({ namespaced, subresource, hub, kind, groupVersion, resource, verbs }) => {
            if (!namespaced || subresource !== '' || hub !== kind || !verbs.includes('list'))
                return false;
            const evaluator = evaluatorFor(groupVersion.group, resource);
            return evaluator !== undefined && limited.some((name) => evaluator.isCounted(name));
        });
    }
    /** Counts again what the quotas of a namespace limit. */
    async #sync(namespace, term) {
        if ((await this.#stored.all(ResourceQuota, namespace)).length === 0)
            return;
        await this.#status.alone(namespace, async () => {
            for (const quota of await this.#stored.all(ResourceQuota, namespace)) {
                const hard = quota.spec?.hard ?? {};
                const used = await this.#used(quota, namespace);
                await term
                    .write(() => this.#status.write(quota, () => ({ hard, used })))
                    .catch((error) => {
                    if (!isNotFound(error))
                        throw error;
                });
            }
        });
    }
    async #used(quota, namespace) {
        let used = {};
        for (const served of this.#countedBy(quota)) {
            const { store, groupVersion, resource } = served;
            const evaluator = evaluatorFor(groupVersion.group, resource);
            if (evaluator === undefined)
                continue;
            const limited = Object.keys(quota.spec?.hard ?? {}).filter((name) => evaluator.isCounted(name));
            let sum = Object.fromEntries(limited.map((name) => [name, '0']));
            for (const object of await this.#stored.list(store, { group: groupVersion.group, resource }, namespace))
                if (isInScopes(quota.spec, evaluator, object))
                    sum = ResourceList.add(sum, evaluator.usage(object));
            used = { ...used, ...Object.fromEntries(limited.map((name) => [name, sum[name] ?? '0'])) };
        }
        return used;
    }
}
/** Whether the status says what is limited, and of all of that what is used. */
function isComplete({ spec, status }) {
    const { hard, used } = status ?? {};
    return ResourceList.equals(spec?.hard, hard) && Object.keys(hard ?? {}).every((name) => used?.[name] !== undefined);
}
