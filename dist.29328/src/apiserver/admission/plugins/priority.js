import { Pod } from '#api/core/v1/zz_generated.types';
import { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import { isAlreadyExists } from '#apimachinery/api/errors/predicates';
import { changeObject, isAbout, newForbidden, ofKind, } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
/** The highest priority that users can give. */
const HIGHEST = 1_000_000_000;
/** The classes that every cluster has. */
const SYSTEM_CLASSES = [
    [
        'system-node-critical',
        2 * HIGHEST + 1000,
        'Used for system critical pods that must not be moved from their current node.',
    ],
    [
        'system-cluster-critical',
        2 * HIGHEST,
        'Used for system critical pods that must run in the cluster, but can be moved to another node if necessary.',
    ],
];
/** Gives Pods the priority of their PriorityClass, or of the one that is the default, and lets only one be that. */
export const priority = {
    install(host) {
        const stored = new StoredObjects(host);
        let ensured;
        host.beforeRequests(async () => {
            ensured ??= ensureSystemClasses(host, stored);
            await ensured.catch((error) => {
                ensured = undefined;
                throw error;
            });
        });
        return {
            name: 'Priority',
            handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
            async admit(attributes) {
                if (!isAbout(attributes, '', 'pods'))
                    return;
                if (attributes.operation === 'UPDATE')
                    keepPriority(attributes);
                else
                    await givePriority(attributes, stored);
            },
            async validate(attributes) {
                if (!isAbout(attributes, 'scheduling.k8s.io', 'priorityclasses'))
                    return;
                const object = ofKind(PriorityClass, attributes.object);
                if (object?.globalDefault !== true)
                    return;
                const name = (await defaultClass(stored))?.metadata.name;
                if (name === undefined || (attributes.operation === 'UPDATE' && name === object.metadata.name))
                    return;
                const text = `PriorityClass ${name} is already marked as default. Only one default can exist`;
                throw newForbidden(attributes, new Error(text));
            },
        };
    },
};
async function ensureSystemClasses(host, stored) {
    const found = host.find(PriorityClass);
    if (found === undefined)
        return;
    for (const [name, value, description] of SYSTEM_CLASSES) {
        const object = new PriorityClass({
            metadata: { name },
            value,
            description,
            preemptionPolicy: 'PreemptLowerPriority',
        });
        await found.store.create(object, stored.context('')).catch((error) => {
            if (!isAlreadyExists(error))
                throw error;
        });
    }
}
/** Who updates a Pod need not know what was given to it. */
function keepPriority(attributes) {
    const { spec: old } = ofKind(Pod, attributes.oldObject) ?? {};
    const { spec } = ofKind(Pod, attributes.object) ?? {};
    const isMissing = (name) => (spec?.[name] ?? undefined) === undefined && (old?.[name] ?? undefined) !== undefined;
    if (!isMissing('priority') && !isMissing('preemptionPolicy'))
        return;
    changeObject(attributes, Pod, (pod) => {
        if (pod.spec === undefined || old === undefined)
            return;
        const { priority: number, preemptionPolicy } = old;
        if (isMissing('priority') && number !== undefined)
            pod.spec.priority = number;
        if (isMissing('preemptionPolicy') && preemptionPolicy !== undefined)
            pod.spec.preemptionPolicy = preemptionPolicy;
    });
}
async function givePriority(attributes, stored) {
    const { spec } = ofKind(Pod, attributes.object) ?? {};
    const { name, value, preemptionPolicy } = await priorityOf(attributes, stored, spec?.priorityClassName ?? '');
    const given = spec?.priority ?? undefined;
    if (given !== undefined && given !== value)
        throw newForbidden(attributes, new Error(`the integer value of priority (${given}) must not be provided in pod spec; priority admission controller computed ${value} from the given PriorityClass name`));
    const policy = spec?.preemptionPolicy ?? undefined;
    if (policy !== undefined && preemptionPolicy !== undefined && policy !== preemptionPolicy)
        throw newForbidden(attributes, new Error(`the string value of PreemptionPolicy (${policy}) must not be provided in pod spec; priority admission controller computed ${preemptionPolicy} from the given PriorityClass name`));
    changeObject(attributes, Pod, (pod) => {
        const changed = (pod.spec ??= { containers: [] });
        if (name !== '')
            changed.priorityClassName = name;
        changed.priority = value;
        if (preemptionPolicy !== undefined)
            changed.preemptionPolicy = preemptionPolicy;
    });
}
async function priorityOf(attributes, stored, name) {
    const found = name === '' ? await defaultClass(stored) : await stored.latest(PriorityClass, name);
    if (found !== undefined)
        return {
            name: found.metadata.name ?? '',
            value: found.value ?? 0,
            preemptionPolicy: found.preemptionPolicy ?? undefined,
        };
    if (name !== '')
        throw newForbidden(attributes, new Error(`no PriorityClass with name ${name} was found`));
    return { name, value: 0, preemptionPolicy: 'PreemptLowerPriority' };
}
/** Of several, which a race leaves, the lowest. */
async function defaultClass(stored) {
    const all = (await stored.all(PriorityClass)).filter(({ globalDefault }) => globalDefault === true);
    return all.sort((a, b) => (a.value ?? 0) - (b.value ?? 0))[0];
}
