import { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { builtInColumns } from '#src/kinds/columns';
import { followObjects } from '../../registry/follow_objects.js';
import { APIServerUser } from '../../request/user.js';
import { withPrivilegedGroup } from '../authorizer.js';
import { ruleAllows } from './covers.js';
import { ensurePolicy } from './ensure_policy.js';
import { withoutEscalation } from './escalation.js';
import { describeSource, rulesFor } from './rule_resolver.js';
const KINDS = [Role, ClusterRole, RoleBinding, ClusterRoleBinding];
/**
 * Decides by Role, ClusterRole, RoleBinding and ClusterRoleBinding objects, which the server then serves: `kubectl create
 * role`, `create rolebinding` and `auth can-i` work. It begins with the roles and bindings of every cluster (`cluster-admin`,
 * `admin`, `edit`, `view`, `system:...`), which each start brings up to date. Everybody who is known may discover the API
 * and ask what they may do. Nobody can give others more than they have.
 *
 * ```ts
 * new APIServer({ scheme, authentication: tokens({ [secret]: { name: 'ann', groups: ['dev'] } }), authorization: rbac() });
 * ```
 */
export function rbac() {
    return { install };
}
function install(host) {
    const stores = new Map();
    const roles = new LiveRoles();
    const context = { namespace: '', user: APIServerUser, warn: () => { }, signal: host.signal };
    const rules = newRBACAuthorizer(roles);
    let starting;
    const ready = () => {
        starting ??= start().catch((error) => {
            starting = undefined;
            throw error;
        });
        return starting;
    };
    async function start() {
        const { bootstrapPolicy } = await import('./policy.js');
        await ensurePolicy(bootstrapPolicy(), (kind) => stores.get(kind), context);
        await roles.follow((kind) => stores.get(kind), context, host.onError);
    }
    const authorizer = withPrivilegedGroup(rules);
    host.beforeRequests(ready);
    for (const kind of KINDS)
        host.resource(kind, {
            columns: builtInColumns(kind),
            // An update of what is not there makes it.
            strategy: { allowCreateOnUpdate: true },
            rest(store) {
                stores.set(kind.kind, store);
                return withoutEscalation(kind, store, roles, authorizer);
            },
        });
    return authorizer;
}
/** Decides by roles and bindings, wherever they are kept. Mirrors Go's `rbac.New`. */
export function newRBACAuthorizer(source) {
    const authorizer = (asked) => {
        const errors = [];
        for (const found of rulesFor(source, asked.user, asked.namespace)) {
            if ('error' in found)
                errors.push(found.error);
            else if (ruleAllows(asked, found.rule))
                return { allowed: true, reason: `RBAC: allowed by ${describeSource(found)}` };
        }
        const error = newAggregate(errors);
        return { allowed: false, ...(error && { reason: `RBAC: ${error.message}` }) };
    };
    authorizer.rulesFor = (user, namespace) => {
        const found = [...rulesFor(source, user, namespace)];
        const rules = found.flatMap((each) => ('rule' in each ? [each.rule] : []));
        const error = newAggregate(found.flatMap((each) => ('error' in each ? [each.error] : [])));
        return {
            resourceRules: rules
                .filter(({ resources = [] }) => resources.length > 0)
                .map(({ verbs, apiGroups, resources, resourceNames }) => ({
                verbs,
                ...(apiGroups && { apiGroups }),
                ...(resources && { resources }),
                ...(resourceNames && { resourceNames }),
            })),
            nonResourceRules: rules
                .filter(({ nonResourceURLs = [] }) => nonResourceURLs.length > 0)
                .map(({ verbs, nonResourceURLs }) => ({ verbs, ...(nonResourceURLs && { nonResourceURLs }) })),
            incomplete: false,
            evaluationError: error?.message ?? '',
        };
    };
    return authorizer;
}
/** The stored objects of one Kind, kept up to date by a watch. */
class LiveObjects {
    #objects = new Map();
    /** Resolves when the objects are there; they are kept up to date until the context's signal. */
    follow(store, context, onError) {
        return new Promise((resolve) => {
            const tell = (event) => {
                if (event.type === 'BOOKMARK')
                    resolve();
                else if (event.type === 'DELETED')
                    this.#objects.delete(keyOf(event.object));
                else
                    this.#objects.set(keyOf(event.object), event.object);
            };
            void followObjects(store, context, tell, onError);
        });
    }
    get(name, namespace = '') {
        return this.#objects.get(`${namespace}/${name}`);
    }
    *in(namespace) {
        for (const [key, object] of this.#objects)
            if (key.startsWith(`${namespace}/`))
                yield object;
    }
}
function keyOf({ metadata }) {
    return `${metadata.namespace ?? ''}/${metadata.name}`;
}
/** Roles and bindings as a server has them. */
class LiveRoles {
    #roles = new LiveObjects();
    #clusterRoles = new LiveObjects();
    #roleBindings = new LiveObjects();
    #clusterRoleBindings = new LiveObjects();
    /** Resolves when all are there. @param store gives the storage of a Kind by its name */
    async follow(store, context, onError) {
        await Promise.all([
            this.#roles.follow(store('Role'), context, onError),
            this.#clusterRoles.follow(store('ClusterRole'), context, onError),
            this.#roleBindings.follow(store('RoleBinding'), context, onError),
            this.#clusterRoleBindings.follow(store('ClusterRoleBinding'), context, onError),
        ]);
    }
    role(namespace, name) {
        return this.#roles.get(name, namespace);
    }
    clusterRole(name) {
        return this.#clusterRoles.get(name);
    }
    roleBindings(namespace) {
        return this.#roleBindings.in(namespace);
    }
    clusterRoleBindings() {
        return this.#clusterRoleBindings.in('');
    }
}
