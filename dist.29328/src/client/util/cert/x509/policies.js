/** In hexadecimal, as certificates have it: 2.5.29.32.0. */
const ANY = '551d2000';
/**
 * Whether a chain keeps to the policies that it demands itself: any will do, where one must be explicit. Mirrors Go's
 * `policiesValid` (RFC 5280, 6.1, as RFC 9618 has it).
 * @param chain the client's or server's own first
 */
export function hasValidPolicies(chain) {
    const own = chain[0]?.extensions;
    const below = chain.length - 1;
    if (own === undefined || below === 0)
        return true;
    let graph = new PolicyGraph();
    // How many more certificates may do without.
    let [explicit, mapping, any] = [below + 1, below + 1, below + 1];
    for (let at = below - 1; at >= 0; at--) {
        const certificate = chain[at];
        if (certificate === undefined)
            break;
        const { policies = [], policyMappings = [], ...said } = certificate.extensions;
        const isSelfIssued = certificate.issuer.equals(certificate.subject);
        if (policies.length === 0)
            graph = undefined;
        if (explicit === 0 && graph === undefined)
            return false;
        graph?.descend(policies, any > 0 || (at > 0 && isSelfIssued));
        if (at === 0)
            break;
        if (graph !== undefined && !graph.map(policyMappings, mapping > 0))
            return false;
        if (!isSelfIssued)
            [explicit, mapping, any] = [less(explicit), less(mapping), less(any)];
        explicit = limited(explicit, said.requireExplicitPolicy);
        mapping = limited(mapping, said.inhibitPolicyMapping);
        any = limited(any, said.inhibitAnyPolicy);
    }
    explicit = own.requireExplicitPolicy === 0 ? 0 : less(explicit);
    return explicit > 0 || (graph?.hasValidPolicy() ?? false);
}
function less(count) {
    return Math.max(count - 1, 0);
}
function limited(count, limit) {
    return limit === undefined || limit < 0 ? count : Math.min(count, limit);
}
class PolicyGraph {
    #levels = [new Map([[ANY, nodeOf(ANY, [])]])];
    #byExpected = new Map();
    get #lowest() {
        return this.#levels.at(-1) ?? new Map();
    }
    /** Takes what the next certificate says. @param isAnyTaken whether "any policy" still means what it says */
    descend(policies, isAnyTaken) {
        const above = this.#lowest;
        this.#byExpected = new Map();
        for (const node of above.values())
            for (const each of node.expected)
                this.#byExpected.set(each, [...(this.#byExpected.get(each) ?? []), node]);
        const level = new Map();
        this.#levels.push(level);
        const anyAbove = above.get(ANY);
        for (const policy of policies) {
            if (policy === ANY)
                continue;
            const parents = this.#byExpected.get(policy) ?? (anyAbove === undefined ? [] : [anyAbove]);
            if (parents.length > 0)
                level.set(policy, nodeOf(policy, parents));
        }
        if (isAnyTaken && policies.includes(ANY))
            for (const [policy, parents] of this.#byExpected)
                if (!level.has(policy))
                    level.set(policy, nodeOf(policy, parents));
        this.#prune();
    }
    /** Gives whether the mappings are valid. @param isTaken whether they still count */
    map(mappings, isTaken) {
        const level = this.#lowest;
        const byIssuer = new Map();
        for (const { issuer, subject } of mappings) {
            if (!isTaken)
                this.#remove(level, issuer);
            else if (issuer === ANY || subject === ANY)
                return false;
            else
                byIssuer.set(issuer, [...(byIssuer.get(issuer) ?? []), subject]);
        }
        if (mappings.length > 0)
            this.#prune();
        const any = level.get(ANY);
        for (const [issuer, subjects] of byIssuer) {
            const found = level.get(issuer) ?? (any && nodeOf(issuer, [any]));
            if (found === undefined)
                continue;
            found.expected = subjects;
            level.set(issuer, found);
        }
        return true;
    }
    hasValidPolicy() {
        const isBelowAny = ({ policy, parents }) => policy !== ANY && parents.size === 1 && [...parents].every((parent) => parent.policy === ANY);
        return this.#lowest.has(ANY) || this.#levels.some((level) => [...level.values()].some(isBelowAny));
    }
    #remove(level, policy) {
        const node = level.get(policy);
        if (node !== undefined)
            for (const parent of node.parents)
                parent.children.delete(node);
        level.delete(policy);
    }
    /** Takes out what has nothing below it. */
    #prune() {
        for (let at = this.#levels.length - 2; at > 0; at--) {
            const level = this.#levels[at] ?? new Map();
            for (const node of [...level.values()])
                if (node.children.size === 0)
                    this.#remove(level, node.policy);
        }
    }
}
function nodeOf(policy, parents) {
    const node = { policy, expected: [policy], parents: new Set(parents), children: new Set() };
    for (const parent of parents)
        parent.children.add(node);
    return node;
}
