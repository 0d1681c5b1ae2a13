import { isIP } from 'node:net';
import { isDomainName, mailboxOf } from './names.js';
/** As of Go: who may sign may not keep the others waiting either. */
const MOST_COMPARISONS = 250_000;
/**
 * Whether each certificate of a chain has only names that those above it let it have. Mirrors Go's `checkChainConstraints`.
 * @param chain the client's or server's own first
 */
export function hasAllowedNames(chain) {
    const budget = { left: MOST_COMPARISONS };
    return chain.every(({ extensions }, at) => {
        const above = chain.slice(at + 1).flatMap((each) => each.extensions.nameConstraints ?? []);
        if (extensions.alternativeNames === undefined || above.length === 0)
            return true;
        const names = namesOf(extensions.alternativeNames);
        if (names === undefined)
            return false;
        return above.every(({ permitted, excluded }) => {
            budget.left -= sizeOf(extensions.alternativeNames) * (sizeOf(permitted) + sizeOf(excluded));
            return budget.left >= 0 && isWithin(names, permitted, excluded);
        });
    });
}
function sizeOf(names) {
    if (names === undefined)
        return 0;
    return names.dns.length + names.emails.length + names.addresses.length + names.uriHosts.length;
}
/** undefined: one that can't be compared with anything. */
function namesOf({ dns, emails, addresses, uriHosts }) {
    const mailboxes = emails.flatMap((email) => mailboxOf(email) ?? []);
    const hosts = uriHosts.flatMap((host) => hostToCompare(host) ?? []);
    if (mailboxes.length < emails.length || hosts.length < uriHosts.length)
        return undefined;
    return dns.every((name) => isDomainName(name)) ? { dns, emails: mailboxes, addresses, uriHosts: hosts } : undefined;
}
/** Without its port. An address has no domain. */
function hostToCompare(host) {
    const [, name = host] = host.endsWith(']') ? [] : (/^([^:]*):[^:]*$/.exec(host.toLowerCase()) ?? []);
    const isAddress = isIP(name) !== 0 || (name.startsWith('[') && name.endsWith(']'));
    return name === '' || isAddress || name.includes(':') || !isDomainName(name) ? undefined : name.toLowerCase();
}
function isWithin(names, permitted, excluded) {
    return (all(names.addresses, permitted.addresses, excluded.addresses, isInNetwork, isInNetwork) &&
        all(names.dns, permitted.dns, excluded.dns, isBelow, mayBeBelow) &&
        all(names.uriHosts, permitted.uriHosts, excluded.uriHosts, isBelow, mayBeBelow) &&
        all(names.emails, permitted.emails, excluded.emails, isMailboxIn(isBelow), isMailboxIn(mayBeBelow)));
}
/** Each in a tree that is permitted, if any are, and in none that is excluded. */
function all(names, permitted, excluded, isIn, mayBeIn) {
    return names.every((name) => (permitted.length === 0 || permitted.some((tree) => isIn(name, tree))) &&
        !excluded.some((tree) => mayBeIn(name, tree)));
}
function isInNetwork(ip, { address, mask }) {
    return (ip.length === address.length && mask.every((bits, at) => ((ip[at] ?? 0) & bits) === ((address[at] ?? 0) & bits)));
}
/** A tree with a dot in front has what is below its name alone; an empty one has all. */
function isBelow(name, tree) {
    const [small, top] = [name.toLowerCase(), tree.toLowerCase()];
    if (top === '')
        return true;
    return (small.endsWith(top) && (small.length === top.length || top.startsWith('.') || small.at(-top.length - 1) === '.'));
}
/** A name with a wildcard stands for its siblings, too. */
function mayBeBelow(name, tree) {
    if (isBelow(name, tree))
        return true;
    const domain = name.toLowerCase().slice(name.indexOf('.'));
    return (name.startsWith('*') &&
        tree.includes('.') &&
        name.includes('.') &&
        tree.toLowerCase().slice(tree.indexOf('.')) === domain);
}
/** A tree is one mailbox, or all of a domain. */
function isMailboxIn(isIn) {
    return ({ local, domain }, tree) => {
        if (!tree.includes('@'))
            return isIn(domain, tree);
        const exact = mailboxOf(tree);
        return exact !== undefined && exact.local === local && exact.domain === domain;
    };
}
