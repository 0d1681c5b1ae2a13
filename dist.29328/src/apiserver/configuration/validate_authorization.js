/// <reference types="node" />
import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { formatDuration, parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { duplicate, invalid, notSupported, required, tooMany } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { codeOf } from '#engine/text/has_code';
import { compileMatchCondition } from './match_conditions.js';
const LONGEST = 30000000000n;
const MAX_CONDITIONS = 64;
/** In Go's words, as far as they are known. */
const FILE_FAULTS = {
    ENOENT: 'no such file or directory',
    EACCES: 'permission denied',
    ENOTDIR: 'not a directory',
};
/** The types of authorizers that kube-apiserver knows. */
const TYPES = ['ABAC', 'AlwaysAllow', 'AlwaysDeny', 'Node', 'RBAC', 'Webhook'];
const WEBHOOK = 'Webhook';
/** What is wrong with a configuration. Mirrors Go's `ValidateAuthorizationConfiguration`. */
export function validateAuthorizationConfiguration({ authorizers = [] }) {
    const root = newPath('authorizers');
    const errors = [];
    if (authorizers.length === 0)
        errors.push(required(root, 'at least one authorization mode must be defined'));
    const [types, names] = [new Set(), new Set()];
    for (const [index, { type = '', name = '', webhook }] of authorizers.entries()) {
        const path = root.index(index);
        const wrongType = type === ''
            ? required(path.child('type'), '')
            : !TYPES.includes(type)
                ? notSupported(path.child('type'), type, TYPES)
                : types.has(type) && type !== WEBHOOK && duplicate(path.child('type'), type);
        if (wrongType !== false) {
            errors.push(wrongType);
            continue;
        }
        types.add(type);
        const faults = isDNS1123Subdomain(name);
        if (name === '')
            errors.push(required(path.child('name'), ''));
        else if (names.has(name))
            errors.push(duplicate(path.child('name'), name));
        else if (faults.length > 0)
            errors.push(invalid(path.child('name'), name, `authorizer name is invalid: ${faults.join(', ')}`));
        names.add(name);
        if (type !== WEBHOOK) {
            if (webhook !== undefined)
                errors.push(invalid(path.child('webhook'), 'non-null', 'may only be specified when type=Webhook'));
        }
        else if (webhook === undefined)
            errors.push(required(path.child('webhook'), 'required when type=Webhook'));
        else
            append(errors, validateWebhook(webhook, path));
    }
    return errors;
}
/** What is wrong with a webhook. Mirrors Go's `ValidateWebhookConfiguration`. */
function validateWebhook(webhook, path) {
    const errors = [];
    const timeout = parseDuration(webhook.timeout ?? '0s');
    if (timeout === 0n)
        errors.push(required(path.child('timeout'), ''));
    else if (timeout < 0n || timeout > LONGEST)
        errors.push(invalid(path.child('timeout'), formatDuration(timeout), 'must be > 0s and <= 30s'));
    for (const name of ['authorizedTTL', 'unauthorizedTTL']) {
        const ttl = parseDuration(webhook[name] ?? '0s');
        if (ttl === 0n)
            errors.push(required(path.child(name), ''));
        else if (ttl < 0n)
            errors.push(invalid(path.child(name), formatDuration(ttl), 'must be > 0s'));
    }
    const { subjectAccessReviewVersion = '', matchConditionSubjectAccessReviewVersion = '', failurePolicy = '', } = webhook;
    append(errors, oneOf(subjectAccessReviewVersion, ['v1', 'v1beta1'], path.child('subjectAccessReviewVersion')));
    const versionPath = path.child('matchConditionSubjectAccessReviewVersion');
    if (matchConditionSubjectAccessReviewVersion !== '')
        append(errors, oneOf(matchConditionSubjectAccessReviewVersion, ['v1'], versionPath));
    else if ((webhook.matchConditions ?? []).length > 0)
        errors.push(required(versionPath, 'required if match conditions are specified'));
    append(errors, oneOf(failurePolicy, ['NoOpinion', 'Deny'], path.child('failurePolicy')));
    append(errors, validateConnection(webhook.connectionInfo ?? { type: '' }, path.child('connectionInfo')));
    append(errors, compileMatchConditions(webhook, path).errors);
    return errors;
}
function oneOf(value, values, path) {
    if (value === '')
        return [required(path, '')];
    return values.includes(value) ? [] : [notSupported(path, value, values)];
}
function validateConnection(info, path) {
    const { type = '', kubeConfigFile } = info;
    const at = path.child('kubeConfigFile');
    switch (type) {
        case '':
            return [required(path.child('type'), '')];
        case 'InClusterConfig':
            return kubeConfigFile === undefined
                ? []
                : [invalid(at, kubeConfigFile, 'can only be set when type=KubeConfigFile')];
        case 'KubeConfigFile': {
            if (kubeConfigFile === undefined || kubeConfigFile === '')
                return [required(at, '')];
            if (!isAbsolute(kubeConfigFile))
                return [invalid(at, kubeConfigFile, 'must be an absolute path')];
            const fault = fileFault(kubeConfigFile);
            return fault === undefined ? [] : [invalid(at, kubeConfigFile, fault)];
        }
        default:
            // Differs from Go: which shows the whole of connectionInfo as the value.
            return [notSupported(path.child('type'), type, ['InClusterConfig', 'KubeConfigFile'])];
    }
}
function fileFault(path) {
    try {
        return statSync(path).isFile() ? undefined : 'must be a regular file';
    }
    catch (error) {
        const code = codeOf(error) ?? '';
        return `error loading file: stat ${path}: ${FILE_FAULTS[code] ?? code}`;
    }
}
/**
 * The conditions of a webhook, and what is wrong with them. Mirrors Go's `compileMatchConditions`.
 * @param path of the webhook's authorizer
 */
export function compileMatchConditions({ matchConditions = [] }, path) {
    const at = path.child('matchConditions');
    if (matchConditions.length > MAX_CONDITIONS)
        return { conditions: [], errors: [tooMany(at, matchConditions.length, MAX_CONDITIONS)] };
    const errors = [];
    const conditions = [];
    const seen = new Set();
    for (const [index, { expression = '' }] of matchConditions.entries()) {
        const own = at.index(index).child('expression');
        if (expression.trim() === '')
            errors.push(required(own, ''));
        else if (seen.has(expression))
            errors.push(duplicate(own, expression));
        else {
            seen.add(expression);
            const compiled = compileMatchCondition(expression);
            if (typeof compiled === 'string')
                errors.push(invalid(own, expression, compiled));
            else
                conditions.push(compiled);
        }
    }
    return { conditions, errors };
}
