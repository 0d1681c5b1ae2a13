import { RegistrationError } from '../errors.js';
import { APIVersionInternal } from '../group_versioner.js';
import { GroupVersion } from '../schema/group_version.js';
import { versionKey } from './version_key.js';
/** Which versions a Scheme has, and the order in which it prefers them. */
export class VersionPriority {
    /** Versions in the order they were first seen, by their text. */
    #observed = new Map();
    /** Prioritized versions by group. */
    #priority = new Map();
    observe(gv) {
        if (gv.version === '' || gv.version === APIVersionInternal)
            return;
        const key = versionKey(gv);
        if (!this.#observed.has(key))
            this.#observed.set(key, new GroupVersion(gv));
    }
    hasVersion(gv) {
        return this.#observed.has(versionKey(gv));
    }
    hasGroup(group) {
        for (const gv of this.#observed.values())
            if (gv.group === group)
                return true;
        return false;
    }
    set(versions) {
        for (const gv of versions) {
            if (gv.version === '' || gv.version === APIVersionInternal) {
                throw new RegistrationError(`internal versions cannot be prioritized: ${new GroupVersion(gv)}`);
            }
        }
        const groups = new Set(versions.map((gv) => gv.group));
        if (groups.size !== 1)
            throw new RegistrationError(`must register versions for exactly one group: ${[...groups].sort().join(', ')}`);
        this.#priority.set(versions[0].group, versions.map((gv) => new GroupVersion(gv)));
    }
    forGroup(group) {
        return this.all().filter((gv) => gv.group === group);
    }
    all() {
        const versions = new Map();
        for (const ordered of this.#priority.values())
            for (const gv of ordered)
                versions.set(versionKey(gv), gv);
        for (const [key, gv] of this.#observed)
            if (!versions.has(key))
                versions.set(key, gv);
        return [...versions.values()];
    }
    preferred() {
        const first = new Map();
        for (const gv of this.all())
            if (!first.has(gv.group))
                first.set(gv.group, gv);
        return [...first.values()];
    }
}
