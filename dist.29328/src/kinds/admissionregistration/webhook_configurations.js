import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import { isFullyQualifiedName } from '#apimachinery/util/validation/qualified_name';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkMatchConditions, checkRule, FAILURE_POLICIES, MATCH_POLICIES } from './rules.js';
const SIDE_EFFECTS = ['None', 'NoneOnDryRun'];
const REVIEW_VERSIONS = ['v1', 'v1beta1'];
/** Both kinds of configurations of webhooks. */
export function checkWebhookConfiguration(faults, { metadata, webhooks = [] }) {
    const names = new Set();
    checkObjectMeta(faults, metadata, { namespaced: false });
    for (const [index, webhook] of webhooks.entries()) {
        const at = newPath('webhooks').index(index);
        const { name = '' } = webhook;
        checkWebhook(faults, at, webhook);
        if (name !== '' && names.has(name))
            faults.duplicate(at.child('name'), name);
        names.add(name);
    }
}
function checkWebhook(faults, path, webhook) {
    const { name = '', rules = [], timeoutSeconds: timeout, admissionReviewVersions: versions = [] } = webhook;
    const sideEffects = webhook.sideEffects;
    faults.add(isFullyQualifiedName(path.child('name'), name));
    for (const [index, rule] of rules.entries())
        checkRule(faults, path.child('rules').index(index), rule);
    faults.oneOf(path.child('failurePolicy'), webhook.failurePolicy, FAILURE_POLICIES);
    faults.oneOf(path.child('matchPolicy'), webhook.matchPolicy, MATCH_POLICIES);
    if (sideEffects === undefined)
        faults.required(path.child('sideEffects'), `must specify one of ${SIDE_EFFECTS.join(', ')}`);
    else
        faults.oneOf(path.child('sideEffects'), sideEffects, SIDE_EFFECTS);
    if (timeout !== undefined && (timeout < 1 || timeout > 30)) {
        faults.invalid(path.child('timeoutSeconds'), timeout, 'the timeout value must be between 1 and 30 seconds');
    }
    faults.add(validateLabelSelector(webhook.namespaceSelector, {}, path.child('namespaceSelector')));
    faults.add(validateLabelSelector(webhook.objectSelector, {}, path.child('objectSelector')));
    if ('reinvocationPolicy' in webhook) {
        faults.oneOf(path.child('reinvocationPolicy'), webhook.reinvocationPolicy, ['IfNeeded', 'Never']);
    }
    checkClientConfig(faults, path.child('clientConfig'), webhook.clientConfig ?? {});
    const policy = faults.expressions?.policy({ hasParams: false, isComposed: false });
    checkMatchConditions(faults, path.child('matchConditions'), webhook.matchConditions ?? [], policy);
    checkReviewVersions(faults, path.child('admissionReviewVersions'), versions);
}
function checkReviewVersions(faults, path, versions) {
    const known = REVIEW_VERSIONS.join(', ');
    if (versions.length === 0) {
        faults.required(path, `must specify one of ${known}`);
        return;
    }
    for (const [index, version] of versions.entries()) {
        if (versions.indexOf(version) < index)
            faults.invalid(path.index(index), version, 'duplicate version');
        else
            faults.each(path.index(index), version, isDNS1035Label(version));
    }
    if (!versions.some((version) => REVIEW_VERSIONS.includes(version)))
        faults.invalid(path, versions, `must include at least one of ${known}`);
}
function checkClientConfig(faults, path, { url, service }) {
    if ((url === undefined) === (service === undefined))
        faults.required(path, 'exactly one of url or service is required');
    else if (url !== undefined)
        checkURL(faults, path.child('url'), url);
    else if (service !== undefined)
        checkService(faults, path.child('service'), service);
}
const FORM = '; desired format: https://host[/path]';
function checkURL(faults, path, text) {
    const parts = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/(?:([^/?#@]*)@)?([^/?#]*))?[^?#]*(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
    const [, scheme = '', user, host = '', query = '', fragment = ''] = parts ?? [];
    if (scheme.toLowerCase() !== 'https')
        faults.invalid(path, scheme, `'https' is the only allowed URL scheme${FORM}`);
    if (host === '')
        faults.invalid(path, host, `host must be specified${FORM}`);
    if (user !== undefined)
        faults.invalid(path, '<redacted>', 'user information is not permitted in the URL');
    if (fragment !== '')
        faults.invalid(path, fragment, 'fragments are not permitted in the URL');
    if (query !== '')
        faults.invalid(path, query, 'query parameters are not permitted in the URL');
}
function checkService(faults, path, { name, namespace, path: target, port = 443 }) {
    // Differs from Go: it reports a missing name as a missing namespace, and the other way around.
    faults.present(path.child('name'), name);
    faults.present(path.child('namespace'), namespace);
    const texts = isValidPortNum(port);
    if (texts.length > 0)
        faults.invalid(path.child('port'), port, `port is not valid: ${texts.join(', ')}`);
    if (target === undefined || target === '' || target === '/')
        return;
    const at = path.child('path');
    if (target === '//') {
        faults.invalid(at, target, 'segment[0] may not be empty');
        return;
    }
    if (!target.startsWith('/'))
        faults.invalid(at, target, "must start with a '/'");
    for (const [index, step] of target.slice(1).replace(/\/$/, '').split('/').entries()) {
        if (step === '')
            faults.invalid(at, target, `segment[${index}] may not be empty`);
        else
            for (const text of isDNS1123Subdomain(step))
                faults.invalid(at, target, `segment[${index}]: ${text}`);
    }
}
export const webhookConfigurationColumns = [
    nameColumn,
    { name: 'Webhooks', type: 'integer', value: ({ webhooks }) => webhooks?.length ?? 0 },
    ageColumn,
];
export const webhookConfigurationStrategy = { generation: true, allowUnconditionalUpdate: false };
function fillWebhook(object) {
    object.failurePolicy ??= 'Fail';
    object.matchPolicy ??= 'Equivalent';
    object.namespaceSelector ??= {};
    object.objectSelector ??= {};
    object.timeoutSeconds ??= 10;
}
export const webhookConfigurationDefaults = {
    'admissionregistration/v1.MutatingWebhook': (object) => {
        fillWebhook(object);
        object.reinvocationPolicy ??= 'Never';
    },
    'admissionregistration/v1.ServiceReference': (object) => void (object.port ??= 443),
    'admissionregistration/v1.ValidatingWebhook': fillWebhook,
};
