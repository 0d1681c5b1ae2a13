/** In the order in which they are written. */
const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'];
/** A Kind can't be named in a rule: its class says no resource. */
export class NoResourceError extends TypeError {
    code = 'ERR_NO_RESOURCE';
    constructor(kind) {
        super(`${kind} has no resource: give its class a plural name`);
        this.name = 'NoResourceError';
    }
}
/**
 * The rules of a ClusterRole or Role that allow this and nothing else: one for each group and set of verbs, in the order
 * in which their resources are first named.
 *
 * ```ts
 * new rbacv1.ClusterRole({ metadata: { name: 'foo-controller' }, rules: policyRules(controller.access) });
 * ```
 * @throws NoResourceError
 */
export function policyRules(access) {
    const verbsOf = new Map();
    for (const { kind, verbs, subresource = '' } of access) {
        if (kind.resource === undefined)
            throw new NoResourceError(kind.kind);
        const resource = subresource === '' ? kind.resource : `${kind.resource}/${subresource}`;
        const key = `${kind.group}/${resource}`;
        const found = verbsOf.get(key) ?? { group: kind.group, resource, verbs: new Set() };
        verbsOf.set(key, found);
        for (const verb of verbs)
            found.verbs.add(verb);
    }
    const rules = new Map();
    for (const { group, resource, verbs: given } of verbsOf.values()) {
        if (given.size === 0)
            continue;
        const verbs = VERBS.filter((verb) => given.has(verb));
        const alike = `${group} ${verbs.join()}`;
        const rule = rules.get(alike);
        if (rule === undefined)
            rules.set(alike, { apiGroups: [group], resources: [resource], verbs });
        else
            rule.resources.push(resource);
    }
    return [...rules.values()];
}
