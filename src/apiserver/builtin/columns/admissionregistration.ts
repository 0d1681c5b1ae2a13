import type { ParamKind, ParamRef } from '#api/admissionregistration/v1/zz_generated.structs';
import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  MutatingWebhookConfiguration,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
  ValidatingWebhookConfiguration,
} from '#api/admissionregistration/v1/zz_generated.types';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, integer, nameColumn, text, UNSET, type ColumnsOfKinds } from './cells.ts';

type Configuration = MutatingWebhookConfiguration | ValidatingWebhookConfiguration;
type Binding = MutatingAdmissionPolicyBinding | ValidatingAdmissionPolicyBinding;

const configurationColumns: readonly Column<Configuration>[] = [
  nameColumn,
  integer<Configuration>('Webhooks', ({ webhooks }) => webhooks?.length ?? 0),
  ageColumn,
];

const validatingPolicyColumns: readonly Column<ValidatingAdmissionPolicy>[] = [
  nameColumn,
  integer<ValidatingAdmissionPolicy>('Validations', ({ spec }) => spec?.validations?.length ?? 0),
  text<ValidatingAdmissionPolicy>('ParamKind', ({ spec }) => paramKind(spec?.paramKind)),
  ageColumn,
];

const mutatingPolicyColumns: readonly Column<MutatingAdmissionPolicy>[] = [
  nameColumn,
  integer<MutatingAdmissionPolicy>('Mutations', ({ spec }) => spec?.mutations?.length ?? 0),
  text<MutatingAdmissionPolicy>('ParamKind', ({ spec }) => paramKind(spec?.paramKind)),
  ageColumn,
];

const paramKind = (kind: ParamKind | undefined): string =>
  kind === undefined ? UNSET : `${kind.apiVersion ?? ''}/${kind.kind ?? ''}`;

const bindingColumns: readonly Column<Binding>[] = [
  nameColumn,
  text<Binding>('PolicyName', ({ spec }) => spec?.policyName ?? ''),
  text<Binding>('ParamRef', ({ spec }) => paramRef(spec?.paramRef)),
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

/** Mirrors the printers of kube-apiserver for the group admissionregistration.k8s.io. */
export const admissionColumns: ColumnsOfKinds = {
  'admissionregistration.k8s.io/v1 MutatingAdmissionPolicy': mutatingPolicyColumns,
  'admissionregistration.k8s.io/v1 MutatingAdmissionPolicyBinding': bindingColumns,
  'admissionregistration.k8s.io/v1 MutatingWebhookConfiguration': configurationColumns,
  'admissionregistration.k8s.io/v1 ValidatingAdmissionPolicy': validatingPolicyColumns,
  'admissionregistration.k8s.io/v1 ValidatingAdmissionPolicyBinding': bindingColumns,
  'admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration': configurationColumns,
};
