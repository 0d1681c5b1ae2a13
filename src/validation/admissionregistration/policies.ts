import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import type {
  MatchResources,
  ParamKind,
  ParamRef,
  MutatingAdmissionPolicySpec,
  ValidatingAdmissionPolicySpec,
  Variable,
} from '#api/admissionregistration/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { checkQualifiedName, pathSegment, subdomain } from '../checks/names.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { checkMatchConditions, checkMatchResources, FAILURE_POLICIES, MUTATING_OPERATIONS } from './rules.ts';

const REASONS = ['Forbidden', 'Invalid', 'RequestEntityTooLarge'];

type PolicySpec = Pick<
  ValidatingAdmissionPolicySpec,
  'failurePolicy' | 'paramKind' | 'matchConstraints' | 'matchConditions' | 'variables'
>;

/** A policy in CEL: the expressions themselves are not looked at. */
export function checkValidatingAdmissionPolicy(
  faults: Faults,
  { metadata, spec = {} as ValidatingAdmissionPolicySpec }: ValidatingAdmissionPolicy,
): void {
  const path = newPath('spec');
  const { validations = [], auditAnnotations = [] } = spec;
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkPolicy(faults, path, spec);
  if (validations.length === 0 && auditAnnotations.length === 0) {
    const detail = 'validations or auditAnnotations must contain at least one item';
    faults.required(path.child('validations'), detail);
    faults.required(path.child('auditAnnotations'), detail);
  }
  for (const [index, { expression = '', message = '', messageExpression = '', reason }] of validations.entries()) {
    const at = path.child('validations').index(index);
    faults.present(at.child('expression'), expression.trim(), 'expression is not specified');
    for (const [name, text] of [
      ['messageExpression', messageExpression],
      ['message', message],
    ] as const) {
      if (text !== '' && text.trim() === '') faults.invalid(at.child(name), text, 'must be non-empty if specified');
    }
    if (/[\r\n]/.test(message.trim())) faults.invalid(at.child('message'), message, 'must not contain line breaks');
    faults.oneOf(at.child('reason'), reason, REASONS);
  }
  const keys = new Set<string>();
  if (auditAnnotations.length > 20) {
    faults.invalid(path.child('auditAnnotations'), auditAnnotations, 'must not have more than 20 auditAnnotations');
  }
  for (const [index, { key = '', valueExpression = '' }] of auditAnnotations.entries()) {
    const at = path.child('auditAnnotations').index(index);
    if (metadata.name) checkQualifiedName(faults, at.child('key'), `${metadata.name}/${key}`);
    else faults.invalid(at.child('key'), key, 'requires metadata.name be non-empty');
    faults.present(at.child('valueExpression'), valueExpression.trim(), 'valueExpression is not specified');
    if (keys.has(key)) faults.duplicate(at.child('key'), key);
    keys.add(key);
  }
}

export function checkMutatingAdmissionPolicy(
  faults: Faults,
  { metadata, spec = {} as MutatingAdmissionPolicySpec }: MutatingAdmissionPolicy,
): void {
  const path = newPath('spec');
  const { mutations = [], reinvocationPolicy } = spec;
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkPolicy(faults, path, spec);
  checkMutatingOperations(faults, path.child('matchConstraints', 'resourceRules', 'operations'), spec.matchConstraints);
  if (mutations.length === 0) faults.required(path.child('mutations'), 'mutations must contain at least one item');
  for (const [index, { patchType = '' }] of mutations.entries()) {
    const at = path.child('mutations').index(index).child('patchType');
    if (patchType === '') faults.required(at);
    else faults.oneOf(at, patchType, ['ApplyConfiguration', 'JSONPatch']);
  }
  if (!reinvocationPolicy) faults.required(path.child('reinvocationPolicy'));
  else faults.oneOf(path.child('reinvocationPolicy'), reinvocationPolicy, ['IfNeeded', 'Never']);
}

function checkPolicy(faults: Faults, path: Path, spec: PolicySpec): void {
  const { paramKind, matchConstraints } = spec;
  faults.oneOf(path.child('failurePolicy'), spec.failurePolicy, FAILURE_POLICIES);
  if (paramKind !== undefined) checkParamKind(faults, path.child('paramKind'), paramKind);
  const at = path.child('matchConstraints');
  if (matchConstraints === undefined) faults.required(at);
  else {
    checkMatchResources(faults, at, matchConstraints);
    if ((matchConstraints.resourceRules ?? []).length === 0) faults.required(at.child('resourceRules'));
  }
  checkMatchConditions(faults, path.child('matchConditions'), spec.matchConditions ?? []);
  for (const [index, variable] of (spec.variables ?? []).entries())
    checkVariable(faults, path.child('variables').index(index), variable);
}

function checkVariable(faults: Faults, path: Path, { name = '', expression = '' }: Variable): void {
  if (name.trim() === '') faults.required(path.child('name'), 'name is not specified');
  else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
    faults.invalid(path.child('name'), name, 'must be a valid CEL identifier');
  faults.present(path.child('expression'), expression.trim(), 'expression is not specified');
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

export function checkValidatingAdmissionPolicyBinding(
  faults: Faults,
  { metadata, spec }: ValidatingAdmissionPolicyBinding,
): void {
  const path = newPath('spec', 'validationActions');
  const actions = spec?.validationActions ?? [];
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkBinding(faults, newPath('spec'), spec?.policyName, spec?.paramRef, spec?.matchResources);
  if (actions.length === 0) faults.required(path, 'at least one validation action is required');
  for (const [index, action] of actions.entries()) {
    faults.oneOf(path.index(index), action, ['Audit', 'Deny', 'Warn']);
    if (actions.indexOf(action) < index) faults.duplicate(path.index(index), action);
  }
  if (actions.includes('Deny') && actions.includes('Warn')) {
    faults.invalid(
      path,
      actions,
      'must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)',
    );
  }
}

export function checkMutatingAdmissionPolicyBinding(
  faults: Faults,
  { metadata, spec }: MutatingAdmissionPolicyBinding,
): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkBinding(faults, newPath('spec'), spec?.policyName, spec?.paramRef, spec?.matchResources);
  checkMutatingOperations(
    faults,
    newPath('spec', 'matchResources', 'resourceRules', 'operations'),
    spec?.matchResources,
  );
}

function checkMutatingOperations(faults: Faults, path: Path, match: MatchResources | undefined): void {
  for (const { operations = [] } of match?.resourceRules ?? []) {
    for (const operation of operations) faults.oneOf(path, operation, MUTATING_OPERATIONS);
  }
}

function checkBinding(
  faults: Faults,
  path: Path,
  policyName: string | undefined,
  param: ParamRef | undefined,
  match: MatchResources | undefined,
): void {
  faults.named(path.child('policyName'), policyName, subdomain);
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

/** In v1alpha1, there is a default for parameters that are not found. */
export function checkAlphaBinding(faults: Faults, binding: MutatingAdmissionPolicyBinding): void {
  const { metadata, spec } = binding;
  const param = spec?.paramRef && {
    ...spec.paramRef,
    parameterNotFoundAction: spec.paramRef.parameterNotFoundAction || 'Deny',
  };
  checkMutatingAdmissionPolicyBinding(faults, {
    metadata,
    spec: { ...spec, ...(param && { paramRef: param }) },
  } as MutatingAdmissionPolicyBinding);
}
