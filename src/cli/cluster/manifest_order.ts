import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { Applied } from '../../client/index.ts';
import type { ReadObject } from '../input/read_objects.ts';

/** What others need: namespaces, then the kinds of custom resources. */
const FIRST = ['Namespace', 'CustomResourceDefinition'];

/** Objects in the order in which they can be applied; else as they stand. */
export function inOrder(objects: readonly ReadObject[]): ReadObject[] {
  const rank = ({ gvk }: ReadObject): number => {
    const at = FIRST.indexOf(gvk.kind);
    return at < 0 ? FIRST.length : at;
  };
  return [...objects].sort((a, b) => rank(a) - rank(b));
}

/** An object as it is applied: without what only a server sets, which it would refuse. */
export function configurationOf({ object }: ReadObject): Applied<Unstructured> {
  const { metadata, ...rest } = new Unstructured(object);
  const { managedFields: _, resourceVersion: __, uid: ___, ...kept } = metadata ?? {};
  return { ...rest, metadata: kept };
}
