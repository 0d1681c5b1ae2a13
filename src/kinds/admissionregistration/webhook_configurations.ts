import type * as admissionregistrationv1 from '#api/admissionregistration/v1/index';
import type {
  MutatingWebhook,
  ServiceReference,
  ValidatingWebhook,
  WebhookClientConfig,
} from '#api/admissionregistration/v1/zz_generated.structs';
import type {
  MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration,
} from '#api/admissionregistration/v1/zz_generated.types';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import { isFullyQualifiedName } from '#apimachinery/util/validation/qualified_name';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { checkMatchConditions, checkRule, FAILURE_POLICIES, MATCH_POLICIES } from './rules.ts';
import { checkStaticName, staticNameWarnings } from './static_names.ts';

const SIDE_EFFECTS = ['None', 'NoneOnDryRun'];

const REVIEW_VERSIONS = ['v1', 'v1beta1'];

/** Both kinds of configurations of webhooks. */
export function checkWebhookConfiguration(
  faults: Faults,
  { metadata, webhooks = [] }: MutatingWebhookConfiguration | ValidatingWebhookConfiguration,
): void {
  const names = new Set<string>();
  checkObjectMeta(faults, metadata, { namespaced: false });
  for (const [index, webhook] of webhooks.entries()) {
    const at = newPath('webhooks').index(index);
    const { name = '' } = webhook;
    checkWebhook(faults, at, webhook);
    if (name !== '' && names.has(name)) faults.duplicate(at.child('name'), name);
    names.add(name);
  }
  checkStaticName(faults, metadata);
}

function checkWebhook(faults: Faults, path: Path, webhook: MutatingWebhook | ValidatingWebhook): void {
  const { name = '', rules = [], timeoutSeconds: timeout, admissionReviewVersions: versions = [] } = webhook;
  const sideEffects: string | undefined = webhook.sideEffects;
  faults.add(isFullyQualifiedName(path.child('name'), name));
  for (const [index, rule] of rules.entries()) checkRule(faults, path.child('rules').index(index), rule);
  faults.oneOf(path.child('failurePolicy'), webhook.failurePolicy, FAILURE_POLICIES);
  faults.oneOf(path.child('matchPolicy'), webhook.matchPolicy, MATCH_POLICIES);
  if (sideEffects === undefined)
    faults.required(path.child('sideEffects'), `must specify one of ${SIDE_EFFECTS.join(', ')}`);
  else faults.oneOf(path.child('sideEffects'), sideEffects, SIDE_EFFECTS);
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

function checkReviewVersions(faults: Faults, path: Path, versions: readonly string[]): void {
  const known = REVIEW_VERSIONS.join(', ');
  if (versions.length === 0) {
    faults.required(path, `must specify one of ${known}`);
    return;
  }
  for (const [index, version] of versions.entries()) {
    if (versions.indexOf(version) < index) faults.invalid(path.index(index), version, 'duplicate version');
    else faults.each(path.index(index), version, isDNS1035Label(version));
  }
  if (!versions.some((version) => REVIEW_VERSIONS.includes(version)))
    faults.invalid(path, versions, `must include at least one of ${known}`);
}

function checkClientConfig(faults: Faults, path: Path, { url, service }: WebhookClientConfig): void {
  if ((url === undefined) === (service === undefined))
    faults.required(path, 'exactly one of url or service is required');
  else if (url !== undefined) checkURL(faults, path.child('url'), url);
  else if (service !== undefined) checkService(faults, path.child('service'), service);
}

const FORM = '; desired format: https://host[/path]';

function checkURL(faults: Faults, path: Path, text: string): void {
  const parts =
    /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/(?:([^/?#@]*)@)?([^/?#]*))?[^?#]*(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
  const [, scheme = '', user, host = '', query = '', fragment = ''] = parts ?? [];
  // Differs from Go: it also shows which.
  const unreadable = /[\s\\^`{|}]/.test(host)
    ? 'character in host name'
    : /%(?![\da-f]{2})/i.test(text)
      ? 'URL escape'
      : '';
  if (unreadable !== '') {
    faults.required(path, `url must be a valid URL: invalid ${unreadable}${FORM}`);
    return;
  }
  if (scheme.toLowerCase() !== 'https') faults.invalid(path, scheme, `'https' is the only allowed URL scheme${FORM}`);
  if (host === '') faults.invalid(path, host, `host must be specified${FORM}`);
  if (user !== undefined) faults.invalid(path, '<redacted>', 'user information is not permitted in the URL');
  if (fragment !== '') faults.invalid(path, fragment, 'fragments are not permitted in the URL');
  if (query !== '') faults.invalid(path, query, 'query parameters are not permitted in the URL');
}

function checkService(
  faults: Faults,
  path: Path,
  { name, namespace, path: target, port = 443 }: ServiceReference,
): void {
  // Differs from Go: it reports a missing name as a missing namespace, and the other way around.
  faults.present(path.child('name'), name);
  faults.present(path.child('namespace'), namespace);
  const texts = isValidPortNum(port);
  if (texts.length > 0) faults.invalid(path.child('port'), port, `port is not valid: ${texts.join(', ')}`);
  if (target === undefined || target === '' || target === '/') return;
  const at = path.child('path');
  if (target === '//') {
    faults.invalid(at, target, 'segment[0] may not be empty');
    return;
  }
  if (!target.startsWith('/')) faults.invalid(at, target, "must start with a '/'");
  for (const [index, step] of target.slice(1).replace(/\/$/, '').split('/').entries()) {
    if (step === '') faults.invalid(at, target, `segment[${index}] may not be empty`);
    else for (const text of isDNS1123Subdomain(step)) faults.invalid(at, target, `segment[${index}]: ${text}`);
  }
}

type Configuration = MutatingWebhookConfiguration | ValidatingWebhookConfiguration;

export const webhookConfigurationColumns: readonly Column<Configuration>[] = [
  nameColumn,
  { name: 'Webhooks', type: 'integer', value: ({ webhooks }) => webhooks?.length ?? 0 },
  ageColumn,
];

export const webhookConfigurationStrategy: KindStrategy<MutatingWebhookConfiguration | ValidatingWebhookConfiguration> =
  {
    generation: true,
    allowUnconditionalUpdate: false,
    *warnings({ metadata, webhooks = [] }, old) {
      yield* staticNameWarnings(metadata, old?.metadata);
      for (const [index, { rules = [] }] of webhooks.entries())
        for (const [place, { apiGroups = [], resources = [] }] of rules.entries())
          for (const resource of excludedResources(apiGroups, resources))
            yield `${newPath('webhooks').index(index).child('rules').index(place)}: ${resource} is excluded from admission webhooks; this rule will have no effect`;
    },
  };

/** Resources that webhooks never see, lest they lock everybody out. */
const EXCLUDED = [
  'selfsubjectreviews.authentication.k8s.io',
  'tokenreviews.authentication.k8s.io',
  'localsubjectaccessreviews.authorization.k8s.io',
  'selfsubjectaccessreviews.authorization.k8s.io',
  'selfsubjectrulesreviews.authorization.k8s.io',
  'subjectaccessreviews.authorization.k8s.io',
];

/** Those that a rule names, each once. What a wildcard means nobody knows. */
function excludedResources(groups: readonly string[], resources: readonly string[]): string[] {
  if (groups.includes('*') || resources.includes('*')) return [];
  const [inGroups, named] = [new Set(groups), new Set(resources)];
  const order = (each: string, part: 0 | 1): number =>
    (part === 0 ? groups : resources).indexOf(
      part === 0 ? each.slice(each.indexOf('.') + 1) : each.slice(0, each.indexOf('.')),
    );
  return EXCLUDED.filter((each) => {
    const at = each.indexOf('.');
    return named.has(each.slice(0, at)) && inGroups.has(each.slice(at + 1));
  }).sort((a, b) => order(a, 0) - order(b, 0) || order(a, 1) - order(b, 1));
}

function fillWebhook(
  object: admissionregistrationv1.ValidatingWebhook | admissionregistrationv1.MutatingWebhook,
): void {
  object.failurePolicy ??= 'Fail';
  object.matchPolicy ??= 'Equivalent';
  object.namespaceSelector ??= {};
  object.objectSelector ??= {};
  object.timeoutSeconds ??= 10;
}

export const webhookConfigurationDefaults: StructDefaults = {
  'admissionregistration/v1.MutatingWebhook': (object: admissionregistrationv1.MutatingWebhook) => {
    fillWebhook(object);
    object.reinvocationPolicy ??= 'Never';
  },
  'admissionregistration/v1.ServiceReference': (object: admissionregistrationv1.ServiceReference) =>
    void (object.port ??= 443),
  'admissionregistration/v1.ValidatingWebhook': fillWebhook,
};
