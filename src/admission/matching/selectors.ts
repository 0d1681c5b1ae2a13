import type { Namespace } from '#api/core/v1/zz_generated.types';
import { newInternalError, newNotFound } from '#apimachinery/api/errors/constructors';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Selector } from '#apimachinery/labels/selector';
import { asError } from '#engine/text/as_error';
import type { Attributes } from '../request/attributes.ts';
import { metadataOf } from '../request/metadata.ts';

/** Finds a namespace; undefined: there is none. */
export type FindNamespace = (name: string) => Promise<Namespace | undefined> | Namespace | undefined;

/** Whether something is selected, or why that can't be decided. */
export type Selected = boolean | StatusError;

/** Mirrors Go's `namespace.Matcher.MatchNamespaceSelector`. */
export async function namespaceSelected(
  given: LabelSelector | null | undefined,
  attributes: Attributes,
  find: FindNamespace,
): Promise<Selected> {
  const { namespace, resource, subresource, operation } = attributes;
  const isNamespaces = resource.resource === 'namespaces';
  if (namespace === '' && !isNamespaces) return true;
  const selector = selectorOf(given);
  if (!('matches' in selector)) return selector;
  if (selector.empty()) return true;
  const isWritten = isNamespaces && subresource === '' && (operation === 'CREATE' || operation === 'UPDATE');
  if (isWritten) return selector.matches(metadataOf(attributes.object).labels);
  const found = await find(namespace);
  if (found === undefined) return newNotFound({ group: '', resource: 'namespaces' }, namespace);
  return selector.matches(metadataOf(found).labels);
}

/** Mirrors Go's `object.Matcher.MatchObjectSelector`: the object of before counts as well. */
export function objectSelected(given: LabelSelector | null | undefined, { object, oldObject }: Attributes): Selected {
  const selector = selectorOf(given);
  if (!('matches' in selector)) return selector;
  if (selector.empty()) return true;
  return [object, oldObject].some((each) => each !== undefined && selector.matches(metadataOf(each).labels));
}

/** Left out, it selects everything, which is the default of the API. */
function selectorOf(given: LabelSelector | null | undefined): Selector | StatusError {
  try {
    return labelSelectorAsSelector(given ?? {});
  } catch (error) {
    return newInternalError(asError(error));
  }
}
