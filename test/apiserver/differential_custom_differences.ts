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
  // Of the reasons why an object hasn't the form of its schema, Go says those that it meets, in any order, before a field
  // that is not declared; we say all.
  (_, theirs, own) => isSomeOf(typeErrors(theirs), typeErrors(own)),
  // The reference server stores JSON, and so takes no CBOR.
  (_, theirs, own) => theirs.status === 415 && text(theirs) === text(own).replace(', application/apply-patch+cbor', ''),
  // Go writes an empty list of mere metadata as null, and can't say that one object is no list.
  (_, theirs, own) => text(theirs).replace('"items":null', '"items":[]') === text(own),
  ({ accept = '' }, theirs, own) => accept.includes('List') && theirs.status === 500 && own.status === 406,
  // Go says of an object that the webhook does not convert that it is corrupt, as of one that can't be read.
  (_, theirs, own) =>
    theirs.status === 500 &&
    own.status === 500 &&
    messageOf(theirs).split(/object not decodable revision=\d+: /)[1] === messageOf(own),
  // Of an object of another kind Go goes on to check lists and rules, without defaults; we say that it is none of these.
  (_, theirs, own) =>
    theirs.status === 422 &&
    isOfOtherKind(own) &&
    isDeepStrictEqual(causes(theirs).slice(0, causes(own).length), causes(own)),
];

function without(outcome: Outcome, name: string): Outcome {
  const body: unknown = JSON.parse(text(outcome), (key, value: unknown) => (key === name ? undefined : value));
  return { ...outcome, body };
}

const withoutDescriptions = (outcome: Outcome): Outcome => without(outcome, 'description');

/** Why an object hasn't the form of its schema, after what was done with it; empty when that's not what is said. */
function typeErrors({ status, body }: Outcome): string[] {
  const { message } = body as { message?: string };
  const [, before, errors] =
    /^(failed to .*?): (?:errors:\n {2})?(\..*)$/s.exec(status === 500 ? (message ?? '') : '') ?? [];
  return before === undefined || errors === undefined ? [] : errors.split('\n  ').map((each) => `${before}: ${each}`);
}

const messageOf = ({ body }: Outcome): string => (body as { message?: string }).message ?? '';

const isSomeOf = (some: readonly string[], all: readonly string[]): boolean =>
  some.length > 0 && some.length < all.length && some.every((each) => all.includes(each));

const causes = ({ body }: Outcome): readonly unknown[] =>
  (body as { details?: { causes?: readonly unknown[] } }).details?.causes ?? [];

const isOfOtherKind = (outcome: Outcome): boolean =>
  isDeepStrictEqual(causes(outcome).at(-1), {
    reason: 'FieldValueInvalid',
    message: 'Invalid value: "Gadget": must be Widget',
    field: 'kind',
  });

const text = ({ body }: Outcome): string => JSON.stringify(body);

const sorted = (all: string): string => Array.from(all).sort().join('');
