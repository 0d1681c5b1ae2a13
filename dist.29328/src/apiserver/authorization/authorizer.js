import { newForbidden } from '#apimachinery/api/errors/constructors';
import { quote } from '#engine/schema/fault';
import { SystemPrivilegedGroup } from '../request/user.js';
/** Everybody who is known may do everything. Mirrors Go's `AlwaysAllow`. */
export const alwaysAllow = () => ({ allowed: true });
/** Nobody may do anything. Mirrors Go's `AlwaysDeny`. */
export const alwaysDeny = () => ({ allowed: false, reason: 'Everything is forbidden.' });
/** Members of `system:masters` may do everything, others what the rest decides. Mirrors Go's `NewPrivilegedGroups`. */
export function withPrivilegedGroup(authorizer) {
    const whole = (attributes) => attributes.user.groups.includes(SystemPrivilegedGroup) ? { allowed: true } : authorizer(attributes);
    if (authorizer.rulesFor !== undefined)
        whole.rulesFor = authorizer.rulesFor.bind(authorizer);
    return whole;
}
/** 403, saying what was asked for. Mirrors Go's `responsewriters.ForbiddenStatusError`. */
export function newForbiddenStatusError(attributes, reason = '') {
    const message = messageOf(attributes).replace(/[&<>]/g, (character) => ESCAPES[character]);
    const { apiGroup, resource, name } = attributes;
    return newForbidden({ group: apiGroup, resource }, name, new Error(reason === '' ? message : `${message}: ${reason}`));
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
function messageOf({ isResourceRequest, user, verb, path, apiGroup, namespace, resource, subresource, }) {
    const who = `User ${quote(user.name)} cannot ${verb}`;
    if (!isResourceRequest)
        return `${who} path ${quote(path)}`;
    const what = subresource === '' ? resource : `${resource}/${subresource}`;
    const where = namespace === '' ? 'at the cluster scope' : `in the namespace ${quote(namespace)}`;
    return `${who} resource ${quote(what)} in API group ${quote(apiGroup)} ${where}`;
}
/**
 * Asks one authorizer after the other, until one allows or denies. If none does, it is refused, with the reasons of all; if
 * one of them could not be asked, its error is thrown. Mirrors Go's `union.New`.
 */
export function firstToDecide(...authorizers) {
    return {
        install(host) {
            return union(authorizers.map((each) => ('install' in each ? each.install(host) : each)));
        },
    };
}
function union(authorizers) {
    const whole = async (attributes) => {
        const reasons = [];
        const errors = [];
        for (const authorizer of authorizers)
            try {
                const decision = await authorizer(attributes);
                if (decision.allowed || decision.denied === true)
                    return decision;
                if (decision.reason)
                    reasons.push(decision.reason);
            }
            catch (error) {
                if (authorizer.deniesOnFailure === true)
                    throw error;
                errors.push(error);
            }
        if (errors.length > 0)
            throw errors[0];
        return { allowed: false, ...(reasons.length > 0 && { reason: reasons.join('\n') }) };
    };
    whole.rulesFor = async (user, namespace) => {
        const all = await Promise.all(authorizers.map(async (each) => each.rulesFor?.(user, namespace)));
        return {
            resourceRules: all.flatMap((rules) => rules?.resourceRules ?? []),
            nonResourceRules: all.flatMap((rules) => rules?.nonResourceRules ?? []),
            incomplete: all.some((rules) => rules?.incomplete ?? true),
            evaluationError: all.flatMap((rules) => (rules?.evaluationError ? [rules.evaluationError] : [])).join(', '),
        };
    };
    return whole;
}
