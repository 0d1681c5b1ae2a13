import { GroupVersion } from './group_version.js';
/**
 * Several groups and versions, in order of preference: a `runtime.GroupVersioner` that accepts any of them.
 * Mirrors Go's `schema.GroupVersions`.
 */
export class GroupVersions {
    versions;
    constructor(versions) {
        this.versions = Array.from(versions, (gv) => new GroupVersion(gv));
    }
    [Symbol.iterator]() {
        return this.versions[Symbol.iterator]();
    }
    /** `[apps/v1,batch/v1]`: tells group versioners apart. */
    identifier() {
        return `[${this.versions.join(',')}]`;
    }
    /**
     * Every version of this list chooses one of `kinds`; of these the first that is itself one of `kinds` wins, else the
     * first. `undefined` when no kind is of any of the groups.
     */
    kindForGroupVersionKinds(kinds) {
        const targets = this.versions.flatMap((gv) => gv.kindForGroupVersionKinds(kinds) ?? []);
        return targets.find((target) => kinds.some((kind) => target.equals(kind))) ?? targets[0];
    }
    toString() {
        return this.identifier();
    }
}
