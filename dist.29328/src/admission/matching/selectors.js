import { newInternalError, newNotFound } from '#apimachinery/api/errors/constructors';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { asError } from '#engine/text/as_error';
import { metadataOf } from '../request/metadata.js';
/** Mirrors Go's `namespace.Matcher.MatchNamespaceSelector`. */
export async function namespaceSelected(given, attributes, find) {
    const { namespace, resource, subresource, operation } = attributes;
    const isNamespaces = resource.resource === 'namespaces';
    if (namespace === '' && !isNamespaces)
        return true;
    const selector = selectorOf(given);
    if (!('matches' in selector))
        return selector;
    if (selector.empty())
        return true;
    const isWritten = isNamespaces && subresource === '' && (operation === 'CREATE' || operation === 'UPDATE');
    if (isWritten)
        return selector.matches(metadataOf(attributes.object).labels);
    const found = await find(namespace);
    if (found === undefined)
        return newNotFound({ group: '', resource: 'namespaces' }, namespace);
    return selector.matches(metadataOf(found).labels);
}
/** Mirrors Go's `object.Matcher.MatchObjectSelector`: the object of before counts as well. */
export function objectSelected(given, { object, oldObject }) {
    const selector = selectorOf(given);
    if (!('matches' in selector))
        return selector;
    if (selector.empty())
        return true;
    return [object, oldObject].some((each) => each !== undefined && selector.matches(metadataOf(each).labels));
}
/** Left out, it selects everything, which is the default of the API. */
function selectorOf(given) {
    try {
        return labelSelectorAsSelector(given ?? {});
    }
    catch (error) {
        return newInternalError(asError(error));
    }
}
