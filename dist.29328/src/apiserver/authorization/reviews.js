import { SelfSubjectReview, TokenReview, } from '#api/authentication/v1/zz_generated.types';
import { groupName, LocalSubjectAccessReview, SelfSubjectAccessReview, SelfSubjectRulesReview, SubjectAccessReview, } from '#api/authorization/v1/zz_generated.types';
import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { now } from '#apimachinery/apis/meta/v1/time';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import { checkSelfSubjectAccessReview, checkSubjectAccessReview } from '../../kinds/authorization/access_reviews.js';
import { Faults } from '../../validation/checks/faults.js';
import { authenticated } from '../authentication/authenticator.js';
/**
 * The resources that `kubectl auth` asks: who am I, what may I, what may others, whose token is this.
 * @param authenticate undefined: nobody has a token
 * @param accounts those whose tokens are known, whatever they are for
 */
export function reviewResources(authorizer, authenticate, accounts) {
    const decide = async (spec, user) => {
        const { allowed, reason = '' } = await authorizer(attributesOf(spec, user));
        return { allowed, ...(reason !== '' && { reason }) };
    };
    return [
        answering(SelfSubjectAccessReview, async (review, { user }) => {
            const { metadata, spec } = review;
            refuseInvalid('SelfSubjectAccessReview', [
                ...faultsOf(checkSelfSubjectAccessReview, review),
                ...metadataErrors(metadata, 'must be empty'),
            ]);
            return { status: await decide(spec, user) };
        }),
        answering(SubjectAccessReview, async (review) => {
            const { metadata, spec } = review;
            refuseInvalid('SubjectAccessReview', [
                ...faultsOf(checkSubjectAccessReview, review),
                ...metadataErrors(metadata, 'must be empty'),
            ]);
            return { status: await decide(spec, userOf(spec)) };
        }),
        answering(LocalSubjectAccessReview, async (review, { namespace }) => {
            const { metadata, spec } = review;
            refuseInvalid('LocalSubjectAccessReview', [
                ...faultsOf(checkSubjectAccessReview, review),
                ...metadataErrors({ ...metadata, namespace: '' }, 'must be empty except for namespace'),
                ...localErrors(spec, namespace),
            ]);
            return { status: await decide(spec, userOf(spec)) };
        }),
        answering(SelfSubjectRulesReview, async ({ spec }, { user }) => {
            const { namespace = '' } = spec;
            if (namespace === '')
                throw newBadRequest('no namespace on request');
            const rules = await authorizer.rulesFor?.(user, namespace);
            const status = {
                resourceRules: [...(rules?.resourceRules ?? [])],
                nonResourceRules: [...(rules?.nonResourceRules ?? [])],
                incomplete: rules?.incomplete ?? true,
                ...(rules?.evaluationError && { evaluationError: rules.evaluationError }),
            };
            return { metadata: {}, spec: {}, status };
        }),
        answering(SelfSubjectReview, (_, { user }) => ({
            metadata: { creationTimestamp: now() },
            status: { userInfo: reviewed(user) },
        })),
        answering(TokenReview, async ({ spec }) => {
            if (!spec.token)
                throw newBadRequest('token is required for TokenReview in authentication');
            return { status: await reviewToken(spec, authenticate, accounts) };
        }),
    ];
}
/** A resource that answers questions. @param answer gives the fields that change */
function answering(kind, answer) {
    // It was decoded as one.
    const create = async (object, context) => ({
        ...object,
        ...(await answer(object, context)),
    });
    return [kind, { create }];
}
function attributesOf({ resourceAttributes, nonResourceAttributes }, user) {
    const { path = '', verb = '' } = nonResourceAttributes ?? {};
    const nothing = { apiGroup: '', apiVersion: '', namespace: '', resource: '', subresource: '', name: '' };
    if (resourceAttributes === undefined)
        return { ...nothing, isResourceRequest: false, path, verb, user };
    const asked = resourceAttributes;
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
        user,
    };
}
function userOf({ user = '', uid, groups = [], extra }) {
    return { name: user, groups, ...(uid && { uid }), ...(extra && { extra }) };
}
function reviewed({ name, uid, groups, extra }) {
    return {
        username: name,
        ...(uid && { uid }),
        ...(groups.length > 0 && { groups: [...groups] }),
        ...(extra && { extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]])) }),
    };
}
/** Mirrors Go's `tokenreview` and `authenticator.WrapAudienceAgnosticToken`. */
async function reviewToken({ token = '', audiences: asked = [] }, authenticate, accounts) {
    const known = (user, audiences) => ({
        authenticated: true,
        user: reviewed(user),
        ...(audiences.length > 0 && { audiences: [...audiences] }),
    });
    const refusals = ['invalid bearer token'];
    try {
        const valid = await accounts?.review(token, asked.length > 0 ? asked : undefined);
        if (valid !== undefined)
            return known(authenticated(valid.user), valid.audiences);
    }
    catch (error) {
        refusals.push(asError(error).message);
    }
    // Other tokens are for this server.
    const own = accounts?.audiences ?? [];
    const audiences = asked.length === 0 ? own : asked.filter((audience) => own.includes(audience));
    if (accounts === undefined || audiences.length > 0) {
        const user = await authenticate?.({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });
        if (user !== undefined)
            return known(user, audiences);
    }
    return accounts === undefined ? {} : { error: refusals.length === 1 ? refusals.join() : `[${refusals.join(', ')}]` };
}
function faultsOf(check, object) {
    return Faults.of((faults) => check(faults, object));
}
function metadataErrors({ managedFields: _, ...metadata }, detail) {
    const isEmpty = Object.values(metadata).every((value) => value === undefined || value === '');
    return isEmpty ? [] : [invalid(newPath('metadata'), metadata, detail)];
}
function localErrors(spec, namespace) {
    const { resourceAttributes, nonResourceAttributes } = spec;
    const errors = [];
    if (resourceAttributes !== undefined && (resourceAttributes.namespace ?? '') !== namespace)
        errors.push(invalid(newPath('spec.resourceAttributes.namespace'), resourceAttributes.namespace ?? '', 'must match metadata.namespace'));
    if (nonResourceAttributes !== undefined)
        errors.push(invalid(newPath('spec.nonResourceAttributes'), nonResourceAttributes, 'disallowed on this kind of request'));
    return errors;
}
function refuseInvalid(kind, errors) {
    if (errors.length > 0)
        throw newInvalid({ group: groupName, kind }, '', errors);
}
