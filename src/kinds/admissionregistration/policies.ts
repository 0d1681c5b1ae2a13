import type * as admissionregistrationv1 from '#api/admissionregistration/v1/index';
import type {
  MatchResources,
  ParamKind,
  ParamRef,
  ValidatingAdmissionPolicySpec,
  Variable,
} from '#api/admissionregistration/v1/zz_generated.structs';
import type {
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { trimSpace } from '#engine/go/trim_space';
import { type PolicyExpressions, RESERVED_WORDS } from '#src/validation/checks/expressions';
import type { Faults } from '#src/validation/checks/faults';
import { pathSegment, subdomain } from '#src/validation/checks/names';
import { ageColumn, nameColumn, UNSET } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { checkMatchConditions, checkMatchResources, FAILURE_POLICIES, MUTATING_OPERATIONS } from './rules.ts';
import { staticNameWarnings } from './static_names.ts';

type PolicySpec = Pick<
  ValidatingAdmissionPolicySpec,
  'failurePolicy' | 'paramKind' | 'matchConstraints' | 'matchConditions' | 'variables'
>;

/** @param policy compiles the expressions of the policy */
export function checkPolicy(faults: Faults, path: Path, spec: PolicySpec, policy: PolicyExpressions | undefined): void {
  const { paramKind, matchConstraints } = spec;
  faults.oneOf(path.child('failurePolicy'), spec.failurePolicy, FAILURE_POLICIES);
  if (paramKind !== undefined) checkParamKind(faults, path.child('paramKind'), paramKind);
  const at = path.child('matchConstraints');
  if (matchConstraints === undefined) faults.required(at);
  else {
    checkMatchResources(faults, at, matchConstraints);
    if ((matchConstraints.resourceRules ?? []).length === 0) faults.required(at.child('resourceRules'));
  }
  checkMatchConditions(faults, path.child('matchConditions'), spec.matchConditions ?? [], policy);
  for (const [index, variable] of (spec.variables ?? []).entries())
    checkVariable(faults, path.child('variables').index(index), variable, policy);
}

function checkVariable(
  faults: Faults,
  path: Path,
  { name = '', expression = '' }: Variable,
  policy: PolicyExpressions | undefined,
): void {
  if (trimSpace(name) === '') faults.required(path.child('name'), 'name is not specified');
  else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) || RESERVED_WORDS.has(name))
    faults.invalid(path.child('name'), name, 'must be a valid CEL identifier');
  const at = path.child('expression');
  if (trimSpace(expression) === '') faults.required(at, 'expression is not specified');
  else faults.expression(at, expression, policy?.variable(name, expression));
}

function checkParamKind(faults: Faults, path: Path, { apiVersion = '', kind = '' }: ParamKind): void {
  const at = path.child('apiVersion');
  const parts = apiVersion.split('/');
  const version = parts.at(-1)!;
  if (apiVersion === '') faults.required(at);
  else if (parts.length > 2) faults.invalid(at, apiVersion, `unexpected GroupVersion string: ${apiVersion}`);
  else {
    const group = parts.length === 2 ? parts[0]! : '';
    const texts = group === '' ? [] : isDNS1123Subdomain(group);
    if (texts.length > 0) faults.invalid(at, group, texts.join(','));
    const wrong = version === '' ? [] : isDNS1035Label(version);
    if (version === '') faults.invalid(at, apiVersion, 'version must be specified');
    if (wrong.length > 0) faults.invalid(at, version, wrong.join(','));
  }
  const texts = kind === '' ? [] : isDNS1035Label(kind.toLowerCase());
  faults.present(path.child('kind'), kind);
  if (texts.length > 0)
    faults.invalid(path.child('kind'), kind, `may have mixed case, but should otherwise match: ${texts.join(',')}`);
}

export function checkMutatingOperations(faults: Faults, path: Path, match: MatchResources | undefined): void {
  for (const { operations = [] } of match?.resourceRules ?? []) {
    for (const operation of operations) faults.oneOf(path, operation, MUTATING_OPERATIONS);
  }
}

export function checkBinding(
  faults: Faults,
  path: Path,
  policyName: string | undefined,
  param: ParamRef | undefined,
  match: MatchResources | undefined,
): void {
  faults.declaredNamed(path.child('policyName'), policyName, subdomain);
  if (match !== undefined) checkMatchResources(faults, path.child('matchResources'), match);
  if (param === undefined) return;
  const at = path.child('paramRef');
  const { name = '', selector, parameterNotFoundAction: action } = param;
  const detail = 'name and selector are mutually exclusive';
  if (name !== '') faults.each(at.child('name'), name, pathSegment(name));
  faults.add(validateLabelSelector(selector, {}, at.child('selector')));
  if (name !== '' && selector !== undefined) {
    faults.forbidden(at.child('name'), detail);
    faults.forbidden(at.child('selector'), detail);
  }
  if (name === '' && selector === undefined) faults.required(at, 'one of name or selector must be specified');
  if (!action) faults.required(at.child('parameterNotFoundAction'));
  else faults.oneOf(at.child('parameterNotFoundAction'), action, ['Deny', 'Allow']);
}

type Binding = MutatingAdmissionPolicyBinding | ValidatingAdmissionPolicyBinding;

export const paramKind = (kind: ParamKind | undefined): string =>
  kind === undefined ? UNSET : `${kind.apiVersion ?? ''}/${kind.kind ?? ''}`;

export const admissionPolicyBindingColumns: readonly Column<Binding>[] = [
  nameColumn,
  { name: 'PolicyName', value: ({ spec }) => spec?.policyName ?? '' },
  { name: 'ParamRef', value: ({ spec }) => paramRef(spec?.paramRef) },
  ageColumn,
];

function paramRef({ name, namespace, selector }: Partial<ParamRef> = {}): string {
  if (name) return `${namespace || '*'}/${name}`;
  return selector === undefined ? UNSET : goText(selector);
}

/** As Go writes the struct. */
function goText({ matchLabels = {}, matchExpressions = [] }: LabelSelector): string {
  const labels = Object.keys(matchLabels)
    .sort()
    .map((key) => `${key}: ${matchLabels[key]},`);
  const expressions = matchExpressions.map(
    ({ key, operator, values = [] }) =>
      `LabelSelectorRequirement{Key:${key},Operator:${operator},Values:[${values.join(' ')}],},`,
  );
  return `&LabelSelector{MatchLabels:map[string]string{${labels.join('')}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join('')}},}`;
}

/** Of policies that mutate, and of the bindings of all. */
export const admissionPolicyStrategy: KindStrategy = {
  generation: true,
  allowUnconditionalUpdate: false,
  warnings: ({ metadata }, old) => staticNameWarnings(metadata, old?.metadata),
};

const fillPolicySpec = (
  spec: admissionregistrationv1.ValidatingAdmissionPolicySpec | admissionregistrationv1.MutatingAdmissionPolicySpec,
): void => void (spec.failurePolicy ??= 'Fail');

export const admissionPolicyDefaults: StructDefaults = {
  'admissionregistration/v1.MutatingAdmissionPolicySpec': fillPolicySpec,
  'admissionregistration/v1.ValidatingAdmissionPolicySpec': fillPolicySpec,
};
