import { quote } from '#engine/schema/fault';
/**
 * What of some rules others do not permit, as rules of one verb and one resource each; none: everything is permitted.
 * Mirrors Go's `validation.Covers`.
 */
export function uncovered(owner, wanted) {
    return wanted.flatMap(breakdown).filter((part) => !owner.some((rule) => covers(rule, part)));
}
/** One rule for each verb, resource and name. Mirrors Go's `validation.BreakdownRule`. */
function breakdown({ apiGroups = [], resources = [], verbs, resourceNames = [], nonResourceURLs = [], }) {
    const names = resourceNames.length > 0 ? resourceNames.map((name) => [name]) : [undefined];
    const parts = [];
    for (const group of apiGroups)
        for (const resource of resources)
            for (const verb of verbs)
                for (const name of names)
                    parts.push({
                        apiGroups: [group],
                        resources: [resource],
                        verbs: [verb],
                        ...(name && { resourceNames: name }),
                    });
    for (const url of nonResourceURLs)
        for (const verb of verbs)
            parts.push({ nonResourceURLs: [url], verbs: [verb] });
    return parts;
}
/** Whether a rule permits what one of `breakdown` does. */
function covers(owner, part) {
    const { resourceNames = [] } = owner;
    const named = part.resourceNames ?? [];
    return (hasAll(owner.verbs, part.verbs) &&
        hasAll(owner.apiGroups, part.apiGroups) &&
        (part.resources ?? []).every((resource) => coversResource(owner.resources ?? [], resource)) &&
        (resourceNames.length === 0 || (named.length > 0 && named.every((name) => resourceNames.includes(name)))) &&
        (part.nonResourceURLs ?? []).every((url) => (owner.nonResourceURLs ?? []).some((each) => matchesURL(each, url))));
}
function hasAll(owner = [], wanted = []) {
    return owner.includes('*') || wanted.every((each) => owner.includes(each));
}
function coversResource(owner, wanted) {
    if (owner.includes('*') || owner.includes(wanted))
        return true;
    const slash = wanted.indexOf('/');
    return slash >= 0 && owner.includes(`*${wanted.slice(slash)}`);
}
/** Rules as lines of text, sorted; those that differ only by verb as one. */
export function describeRules(rules) {
    const merged = new Map();
    // Those about URLs stay apart, as in Go.
    const apart = rules.filter(({ nonResourceURLs }) => nonResourceURLs);
    for (const rule of rules) {
        const { verbs, ...rest } = rule;
        if (rest.nonResourceURLs)
            continue;
        const key = JSON.stringify(rest);
        const known = merged.get(key);
        merged.set(key, known === undefined ? rule : { ...known, verbs: [...known.verbs, ...verbs] });
    }
    return [...new Set([...apart, ...merged.values()].map(describeRule))].sort();
}
/** Mirrors Go's `CompactString`. */
function describeRule({ apiGroups, resources, nonResourceURLs, resourceNames, verbs }) {
    const parts = [
        ['APIGroups', apiGroups],
        ['Resources', resources],
        ['NonResourceURLs', nonResourceURLs],
        ['ResourceNames', resourceNames],
        ['Verbs', verbs],
    ];
    const texts = parts.flatMap(([name, values = []]) => (values.length > 0 ? [`${name}:${quoteAll(values)}`] : []));
    return `{${texts.join(', ')}}`;
}
/** A list as Go's `%q` writes it. */
export function quoteAll(values) {
    return `[${values.map(quote).join(' ')}]`;
}
/** Whether a rule permits what is asked for. Mirrors Go's `rbac.RuleAllows`. */
export function ruleAllows(asked, rule) {
    if (!includes(rule.verbs, asked.verb))
        return false;
    if (!asked.isResourceRequest)
        return (rule.nonResourceURLs ?? []).some((url) => matchesURL(url, asked.path));
    const { resourceNames = [] } = rule;
    return (includes(rule.apiGroups, asked.apiGroup) &&
        (rule.resources ?? []).some((resource) => matchesResource(resource, asked)) &&
        (resourceNames.length === 0 || resourceNames.includes(asked.name)));
}
function includes(list, value) {
    return list?.some((each) => each === '*' || each === value) ?? false;
}
/** `*` with `/scale` behind it. */
function matchesResource(rule, { resource, subresource }) {
    if (rule === '*')
        return true;
    if (subresource === '')
        return rule === resource;
    return rule === `${resource}/${subresource}` || rule === `*/${subresource}`;
}
/** Whether a URL of a rule, which may end in `*`, stands for a path. */
function matchesURL(rule, path) {
    if (rule === '*' || rule === path)
        return true;
    return rule.endsWith('*') && path.startsWith(rule.replace(/\*+$/, ''));
}
