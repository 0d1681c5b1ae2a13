import { UsageError } from '../usage_error.js';
/** What leaves their work to another program, by the names that controllers have in kube-controller-manager. */
const ELSEWHERE = {
    'clusterrole-aggregation-controller': { clusterRoleAggregation: false },
    'garbage-collector-controller': { garbageCollection: 'external' },
    'namespace-controller': { namespaces: 'external' },
    'persistentvolumeclaim-protection-controller': { storageProtectionController: false },
    'pod-garbage-collector-controller': { podGarbageCollection: false },
    'resourcequota-controller': { quotaController: false },
};
const names = Object.keys(ELSEWHERE);
/**
 * Reads the list of `--controllers` as kube-controller-manager does: `*` stands for all, `-NAME` leaves one out.
 * @throws {UsageError} for other names
 */
export function controllersArguments(list) {
    const items = list.split(',');
    const unknown = items.find((item) => item !== '*' && !names.includes(item.replace(/^-/, '')));
    if (unknown !== undefined)
        throw new UsageError(`--controllers: no controller ${JSON.stringify(unknown)}; there are ${names.join(', ')}`);
    const runs = (name) => items.includes(name) || (items.includes('*') && !items.includes(`-${name}`));
    return names.reduce((options, name) => (runs(name) ? options : { ...options, ...ELSEWHERE[name] }), {});
}
