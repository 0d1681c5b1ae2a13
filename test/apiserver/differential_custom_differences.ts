import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from './differential_session.ts';
import type { RandomRequest } from './random_requests.ts';

/** Whether two answers about custom resources differ only in what is known to differ, and why. */
export function isKnownOfCustom(request: RandomRequest, theirs: Outcome, own: Outcome): boolean {
  return rules.some((rule) => rule(request, theirs, own));
}

type Rule = (request: RandomRequest, theirs: Outcome, own: Outcome) => boolean;

const rules: readonly Rule[] = [
  // Go walks over maps in any order, and so do its errors.
  (_, theirs, own) => theirs.status === own.status && sorted(text(theirs)) === sorted(text(own)),

  // The columns are described in other words.
  (_, theirs, own) => isDeepStrictEqual(withoutDescriptions(theirs), withoutDescriptions(own)),
  // Of several reasons why what is applied has not the form of its kind, Go gives only the fields that it doesn't know.
  (_, theirs, own) =>
    [theirs, own].every((each) => each.status === 500 && text(each).includes('failed to create typed patch')),
  // The reference server doesn't know the type of a Scale, and so not who owns what of it.
  ({ path }, theirs, own) =>
    path.endsWith('/scale') && isDeepStrictEqual(withoutManagedFields(theirs), withoutManagedFields(own)),
  // Go writes an empty list of mere metadata as null, and can't say that one object is no list.
  (_, theirs, own) => text(theirs).replace('"items":null', '"items":[]') === text(own),
  ({ accept = '' }, theirs, own) => accept.includes('List') && theirs.status === 500 && own.status === 406,
  // Go calls an object by the kind that it says it is of.
  (_, theirs, own) => text(theirs).replace('handled as a Gadget', 'handled as a Widget') === text(own),
  (_, theirs, own) => [theirs, own].every((each) => each.status === 422 && text(each).includes('must be Widget')),
];

function without(outcome: Outcome, name: string): Outcome {
  const body: unknown = JSON.parse(text(outcome), (key, value: unknown) => (key === name ? undefined : value));
  return { ...outcome, body };
}

const withoutDescriptions = (outcome: Outcome): Outcome => without(outcome, 'description');
const withoutManagedFields = (outcome: Outcome): Outcome => without(outcome, 'managedFields');

const text = ({ body }: Outcome): string => JSON.stringify(body);

const sorted = (all: string): string => Array.from(all).sort().join('');
