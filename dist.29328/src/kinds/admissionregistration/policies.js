import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { trimSpace } from '#engine/go/trim_space';
import { pathSegment, subdomain } from '#src/validation/checks/names';
import { ageColumn, nameColumn, UNSET } from '../aspects/cells.js';
import { checkMatchConditions, checkMatchResources, FAILURE_POLICIES, MUTATING_OPERATIONS } from './rules.js';
/** @param policy compiles the expressions of the policy */
export function checkPolicy(faults, path, spec, policy) {
    const { paramKind, matchConstraints } = spec;
    faults.oneOf(path.child('failurePolicy'), spec.failurePolicy, FAILURE_POLICIES);
    if (paramKind !== undefined)
        checkParamKind(faults, path.child('paramKind'), paramKind);
    const at = path.child('matchConstraints');
    if (matchConstraints === undefined)
        faults.required(at);
    else {
        checkMatchResources(faults, at, matchConstraints);
        if ((matchConstraints.resourceRules ?? []).length === 0)
            faults.required(at.child('resourceRules'));
    }
    checkMatchConditions(faults, path.child('matchConditions'), spec.matchConditions ?? [], policy);
    for (const [index, variable] of (spec.variables ?? []).entries())
        checkVariable(faults, path.child('variables').index(index), variable, policy);
}
/** Words of the language, which name no variable. */
const RESERVED = /* @__PURE__ */ new Set([
    'as',
    'break',
    'const',
    'continue',
    'else',
    'false',
    'for',
    'function',
    'if',
    'import',
    'in',
    'let',
    'loop',
    'namespace',
    'null',
    'package',
    'return',
    'true',
    'var',
    'void',
    'while',
]);
function checkVariable(faults, path, { name = '', expression = '' }, policy) {
    if (trimSpace(name) === '')
        faults.required(path.child('name'), 'name is not specified');
    else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) || RESERVED.has(name))
        faults.invalid(path.child('name'), name, 'must be a valid CEL identifier');
    const at = path.child('expression');
    if (trimSpace(expression) === '')
        faults.required(at, 'expression is not specified');
    else
        faults.expression(at, expression, policy?.variable(name, expression));
}
function checkParamKind(faults, path, { apiVersion = '', kind = '' }) {
    const at = path.child('apiVersion');
    const parts = apiVersion.split('/');
    const version = parts.at(-1);
    if (apiVersion === '')
        faults.required(at);
    else if (parts.length > 2)
        faults.invalid(at, apiVersion, `unexpected GroupVersion string: ${apiVersion}`);
    else {
        const group = parts.length === 2 ? parts[0] : '';
        const texts = group === '' ? [] : isDNS1123Subdomain(group);
        if (texts.length > 0)
            faults.invalid(at, group, texts.join(','));
        const wrong = version === '' ? [] : isDNS1035Label(version);
        if (version === '')
            faults.invalid(at, apiVersion, 'version must be specified');
        if (wrong.length > 0)
            faults.invalid(at, version, wrong.join(','));
    }
    const texts = kind === '' ? [] : isDNS1035Label(kind.toLowerCase());
    faults.present(path.child('kind'), kind);
    if (texts.length > 0)
        faults.invalid(path.child('kind'), kind, `may have mixed case, but should otherwise match: ${texts.join(',')}`);
}
export function checkMutatingOperations(faults, path, match) {
    for (const { operations = [] } of match?.resourceRules ?? []) {
        for (const operation of operations)
            faults.oneOf(path, operation, MUTATING_OPERATIONS);
    }
}
export function checkBinding(faults, path, policyName, param, match) {
    faults.named(path.child('policyName'), policyName, subdomain);
    if (match !== undefined)
        checkMatchResources(faults, path.child('matchResources'), match);
    if (param === undefined)
        return;
    const at = path.child('paramRef');
    const { name = '', selector, parameterNotFoundAction: action } = param;
    const detail = 'name and selector are mutually exclusive';
    if (name !== '')
        faults.each(at.child('name'), name, pathSegment(name));
    faults.add(validateLabelSelector(selector, {}, at.child('selector')));
    if (name !== '' && selector !== undefined) {
        faults.forbidden(at.child('name'), detail);
        faults.forbidden(at.child('selector'), detail);
    }
    if (name === '' && selector === undefined)
        faults.required(at, 'one of name or selector must be specified');
    if (!action)
        faults.required(at.child('parameterNotFoundAction'));
    else
        faults.oneOf(at.child('parameterNotFoundAction'), action, ['Deny', 'Allow']);
}
export const paramKind = (kind) => kind === undefined ? UNSET : `${kind.apiVersion ?? ''}/${kind.kind ?? ''}`;
export const admissionPolicyBindingColumns = [
    nameColumn,
    { name: 'PolicyName', value: ({ spec }) => spec?.policyName ?? '' },
    { name: 'ParamRef', value: ({ spec }) => paramRef(spec?.paramRef) },
    ageColumn,
];
function paramRef({ name, namespace, selector } = {}) {
    if (name)
        return `${namespace || '*'}/${name}`;
    return selector === undefined ? UNSET : goText(selector);
}
/** As Go writes the struct. */
function goText({ matchLabels = {}, matchExpressions = [] }) {
    const labels = Object.keys(matchLabels)
        .sort()
        .map((key) => `${key}: ${matchLabels[key]},`);
    const expressions = matchExpressions.map(({ key, operator, values = [] }) => `LabelSelectorRequirement{Key:${key},Operator:${operator},Values:[${values.join(' ')}],},`);
    return `&LabelSelector{MatchLabels:map[string]string{${labels.join('')}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join('')}},}`;
}
/** Of policies that mutate, and of the bindings of all. */
export const admissionPolicyStrategy = { generation: true, allowUnconditionalUpdate: false };
const fillPolicySpec = (spec) => void (spec.failurePolicy ??= 'Fail');
export const admissionPolicyDefaults = {
    'admissionregistration/v1.MutatingAdmissionPolicySpec': fillPolicySpec,
    'admissionregistration/v1.ValidatingAdmissionPolicySpec': fillPolicySpec,
};
