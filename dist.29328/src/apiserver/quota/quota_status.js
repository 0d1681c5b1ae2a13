import { ResourceList } from '#api/core/v1/resource_list';
import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import { ofKind } from '../admission/plugin.js';
import { withMetadata } from '../storage/with_metadata.js';
/** The `status` of ResourceQuotas, of each namespace by one at a time. */
export class QuotaStatus {
    #host;
    #stored;
    /** The last work in each namespace. */
    #works = new Map();
    constructor(host, stored) {
        this.#host = host;
        this.#stored = stored;
    }
    /** Does some work when all that began before in the namespace is done. */
    async alone(namespace, work) {
        const before = this.#works.get(namespace) ?? Promise.resolve();
        // Whoever started it has got the error.
        const done = before.catch(() => { }).then(work);
        this.#works.set(namespace, done);
        try {
            await done;
        }
        finally {
            if (this.#works.get(namespace) === done)
                this.#works.delete(namespace);
        }
    }
    /**
     * Changes the status of a quota as it is now.
     * @throws {StatusError} 404 when it is gone, 409 when others have changed it, and what `change` throws
     */
    async write({ metadata }, change) {
        const served = this.#statusResource();
        if (served === undefined)
            return;
        const { name = '', namespace = '' } = metadata;
        const updatedObject = (existing) => {
            const current = ofKind(ResourceQuota, existing);
            if (current === undefined || existing === undefined)
                throw new TypeError(`the quota ${name} is of another Kind`);
            const { hard, used } = current.status ?? {};
            const changed = { hard: hard ?? {}, used: used ?? {}, ...change(current) };
            const isSame = ResourceList.equals(hard, changed.hard) && ResourceList.equals(used, changed.used);
            if (isSame)
                return existing;
            return withMetadata(Object.assign(new ResourceQuota(), current, { status: changed }), { ...existing.metadata });
        };
        const { store, strategy } = served;
        await store.update(name, { updatedObject }, this.#stored.context(namespace), strategy ? { strategy } : {});
    }
    #statusResource() {
        for (const served of this.#host.resources())
            if (served.kind === ResourceQuota && served.subresource === 'status')
                return served;
        return undefined;
    }
}
