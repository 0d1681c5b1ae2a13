import {
  type UserInfo as ReviewedUser,
  SelfSubjectReview,
  TokenReview,
  type TokenReviewSpec,
  type TokenReviewStatus,
} from '#api/authentication/v1/zz_generated.types';
import {
  type FieldSelectorAttributes,
  groupName,
  LocalSubjectAccessReview,
  type NonResourceAttributes,
  type ResourceAttributes,
  SelfSubjectAccessReview,
  SelfSubjectRulesReview,
  SubjectAccessReview,
  type SubjectAccessReviewSpec,
  type SubjectAccessReviewStatus,
} from '#api/authorization/v1/zz_generated.types';
import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { now } from '#apimachinery/apis/meta/v1/time';
import { validateFieldSelectorRequirement } from '#apimachinery/apis/meta/v1/validation/field_selector';
import { validateLabelSelectorRequirement } from '#apimachinery/apis/meta/v1/validation/label_selector';
import type { FieldSelectorRequirement, ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { escapeValue } from '#apimachinery/fields/escape';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { parse } from '#apimachinery/labels/parse';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { invalid, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { checkSelfSubjectAccessReview, checkSubjectAccessReview } from '../../kinds/authorization/access_reviews.ts';
import { Faults } from '../../validation/checks/faults.ts';
import { type Authenticator, authenticated } from '../authentication/authenticator.ts';
import type { TokenReviewer } from '../authentication/serviceaccount/token_validator.ts';
import type { CustomREST } from '../registry/custom_rest.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { UserInfo } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { Attributes, Authorizer } from './authorizer.ts';

/**
 * The resources that `kubectl auth` asks: who am I, what may I, what may others, whose token is this.
 * @param authenticate undefined: there are no tokens
 * @param accounts those whose tokens are known, whatever they are for
 */
export function reviewResources(
  authorizer: Authorizer,
  authenticate: Authenticator | undefined,
  accounts?: TokenReviewer,
): readonly (readonly [kind: KindClass, rest: CustomREST])[] {
  const decide = async (spec: SubjectAccessReviewSpec, user: UserInfo): Promise<SubjectAccessReviewStatus> => {
    const { allowed, reason = '' } = await authorizer(attributesOf(spec, user));
    const evaluationError = evaluationErrorOf(spec.resourceAttributes ?? {});
    return { allowed, ...(reason !== '' && { reason }), ...(evaluationError !== '' && { evaluationError }) };
  };
  return [
    answering<SelfSubjectAccessReview>(SelfSubjectAccessReview, async (review, { user }) => {
      const { metadata, spec } = review;
      refuseInvalid([
        ...faultsOf(checkSelfSubjectAccessReview, review),
        ...selectorErrors(spec.resourceAttributes ?? {}),
        ...metadataErrors(metadata, 'must be empty'),
      ]);
      return { status: await decide(spec, user) };
    }),
    answering<SubjectAccessReview>(SubjectAccessReview, async (review) => {
      const { metadata, spec } = review;
      refuseInvalid([
        ...faultsOf(checkSubjectAccessReview, review),
        ...selectorErrors(spec.resourceAttributes ?? {}),
        ...metadataErrors(metadata, 'must be empty'),
      ]);
      return { status: await decide(spec, userOf(spec)) };
    }),
    answering<LocalSubjectAccessReview>(LocalSubjectAccessReview, async (review, { namespace }) => {
      const { metadata, spec } = review;
      refuseInvalid([
        ...faultsOf(checkSubjectAccessReview, review),
        ...selectorErrors(spec.resourceAttributes ?? {}),
        ...metadataErrors({ ...metadata, namespace: '' }, 'must be empty except for namespace'),
        ...localErrors(spec, namespace),
      ]);
      return { status: await decide(spec, userOf(spec)) };
    }),
    answering<SelfSubjectRulesReview>(SelfSubjectRulesReview, async ({ spec }, { user }) => {
      const { namespace = '' } = spec;
      if (namespace === '') throw newBadRequest('no namespace on request');
      const rules = await authorizer.rulesFor?.(user, namespace);
      const status = {
        resourceRules: [...(rules?.resourceRules ?? [])],
        nonResourceRules: [...(rules?.nonResourceRules ?? [])],
        incomplete: rules?.incomplete ?? true,
        ...(rules?.evaluationError && { evaluationError: rules.evaluationError }),
      };
      return { metadata: {}, spec: {}, status };
    }),
    answering<SelfSubjectReview>(SelfSubjectReview, (_, { user }) => ({
      metadata: { creationTimestamp: now() },
      status: { userInfo: reviewed(user) },
    })),
    answering<TokenReview>(TokenReview, async ({ spec }) => {
      if (!spec.token) throw newBadRequest('token is required for TokenReview in authentication');
      return { status: await reviewToken(spec, authenticate, accounts) };
    }),
  ];
}

/** A resource that answers questions. @param answer gives the fields that change */
function answering<T extends APIObject>(
  kind: KindClass,
  answer: (question: T, context: RequestContext) => Partial<T> | Promise<Partial<T>>,
): readonly [kind: KindClass, rest: CustomREST] {
  // It was decoded as one.
  const create = async (object: APIObject, context: RequestContext): Promise<APIObject> => ({
    ...object,
    ...(await answer(object as T, context)),
  });
  return [kind, { create }];
}

function attributesOf(
  { resourceAttributes, nonResourceAttributes }: SubjectAccessReviewSpec,
  user: UserInfo,
): Attributes {
  const { path = '', verb = '' }: NonResourceAttributes = nonResourceAttributes ?? {};
  const nothing = { apiGroup: '', apiVersion: '', namespace: '', resource: '', subresource: '', name: '' };
  if (resourceAttributes === undefined) return { ...nothing, isResourceRequest: false, path, verb, user };
  const asked: ResourceAttributes = resourceAttributes;
  return {
    ...nothing,
    isResourceRequest: true,
    path: '',
    verb: asked.verb ?? '',
    apiGroup: asked.group ?? '',
    apiVersion: asked.version || '*',
    namespace: asked.namespace ?? '',
    resource: asked.resource ?? '',
    subresource: asked.subresource ?? '',
    name: asked.name ?? '',
    ...(asked.fieldSelector && { fieldSelector: selectorOf(asked.fieldSelector) }),
    user,
  };
}

/** A selector as requests have it, with the requirements that it can say. */
function selectorOf({ rawSelector, requirements = [] }: FieldSelectorAttributes): string {
  return rawSelector || requirements.flatMap(termOf).join(',');
}

/** `key=value`; nothing for what field selectors can't say. */
function termOf({ key, operator, values: [value, ...more] = [] }: FieldSelectorRequirement): string[] {
  const sign = operator === 'In' ? '=' : operator === 'NotIn' ? '!=' : undefined;
  return sign === undefined || value === undefined || more.length > 0 ? [] : [`${key}${sign}${escapeValue(value)}`];
}

/** What of the selectors is not looked at. Mirrors Go's `BuildEvaluationError`. */
function evaluationErrorOf({ fieldSelector, labelSelector }: ResourceAttributes): string {
  const said: [name: string, isSaid: readonly boolean[]][] = [
    [
      'fieldSelector',
      fieldSelector?.rawSelector
        ? [isReadable(() => parseSelector(fieldSelector.rawSelector ?? ''))]
        : (fieldSelector?.requirements ?? []).map((each) => termOf(each).length > 0),
    ],
    [
      'labelSelector',
      labelSelector?.rawSelector
        ? [isReadable(() => parse(labelSelector.rawSelector ?? ''))]
        : (labelSelector?.requirements ?? []).map((each) =>
            isReadable(() => labelSelectorAsSelector({ matchExpressions: [each] })),
          ),
    ],
  ];
  return said
    .filter(([, isSaid]) => isSaid.includes(false))
    .map(([name, isSaid]) => {
      const partially = isSaid.includes(true) ? 'partially ' : '';
      return `spec.resourceAttributes.${name} ${partially}ignored due to parse error`;
    })
    .join('; ');
}

function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** Mirrors Go's `validateResourceAttributes`: operators may be newer than this server. */
function selectorErrors({ fieldSelector, labelSelector }: ResourceAttributes): ErrorList {
  const path = newPath('spec.resourceAttributes');
  const options = { allowUnknownOperatorInRequirement: true };
  return [
    ...attributeErrors(fieldSelector, path.child('fieldSelector'), (each, at) =>
      validateFieldSelectorRequirement(each, options, at),
    ),
    ...attributeErrors(labelSelector, path.child('labelSelector'), (each, at) =>
      validateLabelSelectorRequirement(each, options, at),
    ),
  ];
}

function attributeErrors<T>(
  selector: { readonly rawSelector?: string; readonly requirements?: readonly T[] } | undefined,
  path: Path,
  validate: (requirement: T, path: Path) => ErrorList,
): ErrorList {
  if (selector === undefined) return [];
  const { rawSelector = '', requirements = [] } = selector;
  const errors: ErrorList = [];
  if (rawSelector !== '' && requirements.length > 0)
    errors.push(invalid(path.child('rawSelector'), rawSelector, 'may not specified at the same time as requirements'));
  if (rawSelector === '' && requirements.length === 0)
    errors.push(
      required(path.child('requirements'), `when ${path} is specified, requirements or rawSelector is required`),
    );
  for (const [index, each] of requirements.entries())
    append(errors, validate(each, path.child('requirements').index(index)));
  return errors;
}

function userOf({ user = '', uid, groups = [], extra }: SubjectAccessReviewSpec): UserInfo {
  return { name: user, groups, ...(uid && { uid }), ...(extra && { extra }) };
}

function reviewed({ name, uid, groups, extra }: UserInfo): ReviewedUser {
  return {
    username: name,
    ...(uid && { uid }),
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(extra && { extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]])) }),
  };
}

/** Mirrors Go's `tokenreview` and `authenticator.WrapAudienceAgnosticToken`. */
async function reviewToken(
  { token = '', audiences: asked = [] }: TokenReviewSpec,
  authenticate: Authenticator | undefined,
  accounts: TokenReviewer | undefined,
): Promise<TokenReviewStatus> {
  const known = (user: UserInfo, audiences: readonly string[]): TokenReviewStatus => ({
    authenticated: true,
    user: reviewed(user),
    ...(audiences.length > 0 && { audiences: [...audiences] }),
  });
  const refusals = ['invalid bearer token'];
  try {
    const valid = await accounts?.review(token, asked.length > 0 ? asked : undefined);
    if (valid !== undefined) return known(authenticated(valid.user), valid.audiences);
  } catch (error) {
    refusals.push(asError(error).message);
  }
  // Other tokens are for this server.
  const own = accounts?.audiences ?? [];
  const audiences = asked.length === 0 ? own : asked.filter((audience) => own.includes(audience));
  if (accounts === undefined || audiences.length > 0) {
    const user = await authenticate?.({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });
    if (user !== undefined) return known(user, audiences);
  }
  return accounts === undefined ? {} : { error: refusals.length === 1 ? refusals.join() : `[${refusals.join(', ')}]` };
}

function faultsOf<T>(check: (faults: Faults, object: T) => void, object: T): readonly FieldError[] {
  return Faults.of((faults) => check(faults, object));
}

function metadataErrors({ managedFields: _, ...metadata }: ObjectMeta, detail: string): ErrorList {
  const isEmpty = Object.values(metadata).every((value) => value === undefined || value === '');
  return isEmpty ? [] : [invalid(newPath('metadata'), metadata, detail)];
}

function localErrors(spec: SubjectAccessReviewSpec, namespace: string): ErrorList {
  const { resourceAttributes, nonResourceAttributes } = spec;
  const errors: ErrorList = [];
  if (resourceAttributes !== undefined && (resourceAttributes.namespace ?? '') !== namespace)
    errors.push(
      invalid(
        newPath('spec.resourceAttributes.namespace'),
        resourceAttributes.namespace ?? '',
        'must match metadata.namespace',
      ),
    );
  if (nonResourceAttributes !== undefined)
    errors.push(
      invalid(newPath('spec.nonResourceAttributes'), nonResourceAttributes, 'disallowed on this kind of request'),
    );
  return errors;
}

/** kube-apiserver does not say of which kind. */
function refuseInvalid(errors: ErrorList): void {
  if (errors.length > 0) throw newInvalid({ group: groupName, kind: '' }, '', errors);
}
