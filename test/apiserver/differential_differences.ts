import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from './differential_session.ts';
import type { RandomRequest } from './random_requests.ts';

/** Whether two answers differ only in what is known to differ, and why. */
export function isKnown(request: RandomRequest, theirs: Outcome, own: Outcome): boolean {
  return rules.some((rule) => rule(request, theirs, own));
}

type Rule = (request: RandomRequest, theirs: Outcome, own: Outcome) => boolean;

const text = ({ body }: Outcome): string => JSON.stringify(body);

const rules: readonly Rule[] = [
  // Our errors of decoding say where the wrong value is, before what Go says.
  (_, theirs, own) => isDeepStrictEqual(theirs, withoutPaths(own)),
  // Go reads a strategic merge patch by another way than all else, which has other words for the same errors.
  ({ contentType = '' }, theirs, own) =>
    contentType.includes('strategic') &&
    theirs.status === 422 &&
    own.status === 422 &&
    text(own).includes('is invalid: patch'),
  // Releases of Kubernetes, and so we, have json-patch 4; the reference server is built with 5, which refuses operations
  // before it does any, and the replacement of what is not there.
  ({ contentType = '' }, theirs) =>
    contentType.includes('json-patch') && (theirs.status === 422 || /invalid operation/.test(text(theirs))),
  // Of several reasons why what is applied has not the form of its kind, Go gives only the fields that it doesn't know.
  (_, theirs, own) =>
    [theirs, own].every((each) => each.status === 500 && text(each).includes('failed to create typed patch')),
  // null and a list are no merge patch, and no strategic one.
  ({ contentType = '', body }, _, own) =>
    contentType.includes('merge-patch') && (body === null || Array.isArray(body)) && own.status === 400,
  // The managers in the refused text are in the order of the seconds in which they came, what a patch adds in any.
  (_, theirs, own) =>
    text(own).includes('is invalid: patch') && sorted(text(theirs)) === sorted(text(withoutPaths(own))),
  // Which of several conflicts comes first depends on the second in which each manager came.
  (_, theirs, own) => theirs.status === 409 && own.status === 409 && text(own).includes('conflict with'),
  // Go answers the dry run of a deletion that ends a wait with an object in which nothing is set.
  ({ method }, theirs, own) =>
    method === 'DELETE' && theirs.status === own.status && text(own).includes('deletionTimestamp'),
  // Go writes an empty list of mere metadata as null; a list is a list.
  ({ accept = '' }, theirs, own) =>
    accept.includes('PartialObjectMetadataList') && text(theirs).replace('"items":null', '"items":[]') === text(own),
  // Go's watch cache takes no notice of a limit when any version will do, and gives all there are.
  ({ query }, theirs, own) =>
    query['resourceVersion'] === '0' &&
    Number(query['limit']) > 0 &&
    (itemsOf(own)?.length ?? 0) >= Number(query['limit']) &&
    isDeepStrictEqual(itemsOf(theirs)?.slice(0, Number(query['limit'])), itemsOf(own)),
  // Nor does it take kinds away from the items when it finds one by its name.
  ({ query }, theirs, own) =>
    query['fieldSelector']?.includes('metadata.name=') === true && isDeepStrictEqual(withoutKinds(theirs), own),
  // Go forgets which version is demanded when a deletion takes away the last finalizer, and demands none that there is.
  ({ method }, theirs, own) =>
    method === 'DELETE' && own.status === 200 && text(theirs).includes('ResourceVersion in precondition: ,'),
];

const itemsOf = ({ body }: Outcome): readonly object[] | undefined =>
  (body as { readonly items?: readonly object[] }).items;

function withoutKinds(outcome: Outcome): Outcome {
  const items = itemsOf(outcome)?.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'kind' && key !== 'apiVersion')),
  );
  return items === undefined ? outcome : { ...outcome, body: { ...(outcome.body as object), items } };
}

const sorted = (all: string): string => Array.from(all).sort().join('');

function withoutPaths(outcome: Outcome): Outcome {
  const without = text(outcome).replace(/[\w.[\]]+: (?=json: cannot unmarshal|illegal base64)/g, '');
  return { ...outcome, body: JSON.parse(without) };
}
