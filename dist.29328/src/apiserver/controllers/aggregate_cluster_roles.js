import { PolicyRule } from '#api/rbac/v1/zz_generated.structs';
import { ClusterRole, groupName } from '#api/rbac/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { isKind } from '#apimachinery/runtime/kind_class';
import { compareUTF8 } from '#engine/text/utf8';
import { copy } from '#engine/verbs/copy';
import { newItemExponentialFailureRateLimiter } from '../../client/util/workqueue/rate_limiters.js';
import { followObjects } from '../registry/follow_objects.js';
import { APIServerUser } from '../request/user.js';
/** Who owns the rules, as in Go. */
const MANAGER = 'clusterrole-aggregation-controller';
/** Milliseconds until a role that could not be written is tried again: at first, and at most. */
const FIRST_RETRY = 5;
const LAST_RETRY = 1_000_000;
/**
 * Collects the rules of ClusterRoles with an `aggregationRule` until the term is over, and applies them with the field
 * manager of kube-controller-manager's `clusterrole-aggregation-controller`, whose work it does. Roles that collect each
 * other get the rules of all.
 * @param served ClusterRoles, as they are served
 */
export function aggregateClusterRoles(served, term, onError) {
    new ClusterRoleAggregation(served, term, onError).start();
}
class ClusterRoleAggregation {
    #served;
    #term;
    #onError;
    #roles = new Map();
    #retries = newItemExponentialFailureRateLimiter(FIRST_RETRY, LAST_RETRY);
    /** Whether all roles are known: until then some would lose rules. */
    #areKnown = false;
    #isRunning = false;
    #isDirty = false;
    constructor(served, term, onError) {
        this.#served = served;
        this.#term = term;
        this.#onError = onError;
    }
    start() {
        void followObjects(this.#served.store, this.#context, (event) => this.#observe(event), this.#onError);
    }
    get #context() {
        return { namespace: '', user: APIServerUser, warn: () => { }, signal: this.#term.signal };
    }
    #observe(event) {
        if (event.type === 'BOOKMARK')
            this.#areKnown = true;
        else if (event.type === 'DELETED')
            this.#roles.delete(event.object.metadata.name ?? '');
        else if (isKind(ClusterRole, event.object))
            this.#roles.set(event.object.metadata.name ?? '', event.object);
        this.#mark();
    }
    /** Every role may be collected by any other one. */
    #mark() {
        this.#isDirty = true;
        if (this.#areKnown && !this.#isRunning)
            void this.#run();
    }
    async #run() {
        this.#isRunning = true;
        while (this.#isDirty && !this.#term.signal.aborted) {
            // What happened together is seen together.
            await new Promise((resolve) => setTimeout(resolve, 0));
            this.#isDirty = false;
            for (const name of [...this.#roles.keys()])
                await this.#sync(name);
        }
        this.#isRunning = false;
    }
    async #sync(name) {
        const role = this.#roles.get(name);
        if (role === undefined)
            return;
        try {
            const rules = aggregatedRules(role, this.#roles.values());
            if (rules !== undefined)
                await this.#apply(name, rules);
            this.#retries.forget(name);
        }
        catch (error) {
            if (this.#term.signal.aborted)
                return;
            // The watch tells of what others wrote, and of what is gone.
            if (!isConflict(error) && !isNotFound(error))
                this.#onError(error);
            setTimeout(() => this.#mark(), this.#retries.when(name)).unref();
        }
    }
    async #apply(name, rules) {
        const { store, fieldManager } = this.#served;
        const { apiVersion, kind } = ClusterRole;
        const config = { apiVersion, kind, metadata: { name }, ...(rules.length > 0 && { rules }) };
        const updatedObject = async (existing) => {
            // Differs from Go: a role that has just been deleted is not made again, with nothing but rules.
            if (existing === undefined)
                throw newNotFound({ group: groupName, resource: 'clusterroles' }, name);
            return copy(await fieldManager.apply(existing, config, MANAGER, { force: true }));
        };
        await this.#term.write(() => store.update(name, { updatedObject }, this.#context));
    }
}
/**
 * The rules that an aggregated ClusterRole should have: those of the roles that its selectors match, selector by selector,
 * then by name, each rule once. The role's own rules are none of them. Mirrors `syncClusterRole` of the controller
 * `clusterrole-aggregation` of kube-controller-manager.
 * @returns undefined: the role is not aggregated, or has these rules
 * @throws {LabelSelectorError | Aggregate} when a selector is invalid
 */
function aggregatedRules(role, all) {
    const { aggregationRule, rules: before = [] } = role;
    if (aggregationRule === undefined)
        return undefined;
    const others = [...all]
        .filter(({ metadata }) => metadata.name !== role.metadata.name)
        .sort((a, b) => compareUTF8(a.metadata.name ?? '', b.metadata.name ?? ''));
    const rules = [];
    for (const clusterRoleSelector of aggregationRule.clusterRoleSelectors ?? []) {
        const selector = labelSelectorAsSelector(clusterRoleSelector);
        for (const { metadata, rules: more = [] } of others) {
            if (!selector.matches(metadata.labels ?? {}))
                continue;
            for (const rule of more)
                if (!rules.some((known) => deepEqual(PolicyRule, known, rule)))
                    rules.push(rule);
        }
    }
    return areEqual(rules, before) ? undefined : rules;
}
function areEqual(rules, others) {
    return rules.length === others.length && rules.every((rule, index) => deepEqual(PolicyRule, rule, others[index]));
}
