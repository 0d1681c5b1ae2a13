import { GroupVersionKind, GroupVersionResource } from '#apimachinery/runtime/schema/group_version';
import { ruleMatches } from './rules.js';
import { namespaceSelected, objectSelected } from './selectors.js';
/**
 * As what a request matches the constraints of a policy or a binding; undefined when it doesn't. Mirrors Go's
 * `matching.Matcher.Matches`.
 * @throws {StatusError} when a selector is wrong or the namespace is not there, and everything else matches
 */
export async function matchResources(constraints, attributes, interfaces, findNamespace) {
    const { namespaceSelector, objectSelector, excludeResourceRules, resourceRules, matchPolicy } = constraints;
    const inNamespace = await namespaceSelected(namespaceSelector, attributes, findNamespace);
    if (inNamespace === false)
        return undefined;
    const isSelected = objectSelected(objectSelector, attributes);
    if (isSelected === false)
        return undefined;
    const isExact = (matchPolicy ?? 'Equivalent') === 'Exact';
    if (matchRules(excludeResourceRules ?? [], isExact, attributes, interfaces) !== undefined)
        return undefined;
    const rules = resourceRules ?? [];
    const match = rules.length === 0
        ? { resource: attributes.resource, kind: attributes.kind }
        : matchRules(rules, isExact, attributes, interfaces);
    if (match === undefined)
        return undefined;
    if (inNamespace !== true)
        throw inNamespace;
    if (isSelected !== true)
        throw isSelected;
    return match;
}
function matchRules(rules, isExact, attributes, { equivalents }) {
    const { resource, kind, subresource, name } = attributes;
    const isNamed = ({ resourceNames }) => (resourceNames ?? []).length === 0 || resourceNames?.includes(name) === true;
    if (rules.some((rule) => ruleMatches(rule, attributes) && isNamed(rule)))
        return { resource, kind };
    if (isExact)
        return undefined;
    const asked = new GroupVersionResource(resource);
    for (const rule of rules) {
        for (const equivalent of equivalents.equivalentResourcesFor(resource, subresource)) {
            if (asked.equals(equivalent))
                continue;
            const { operation, namespace } = attributes;
            if (!ruleMatches(rule, { operation, namespace, subresource, resource: equivalent }))
                continue;
            const found = equivalents.kindFor(equivalent, subresource);
            if (found === undefined)
                throw new Error(`unable to convert to ${String(equivalent)}: unknown kind`);
            if (isNamed(rule))
                return { resource: equivalent, kind: new GroupVersionKind(found) };
        }
    }
    return undefined;
}
