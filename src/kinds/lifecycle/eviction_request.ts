import type { EvictionRequest } from '#api/lifecycle/v1alpha1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { ErrorTypeRequired } from '#apimachinery/util/validation/field/error_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkPrefixedLabelKey } from '#src/validation/checks/declared';
import type { Faults } from '#src/validation/checks/faults';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import {
  checkConditions,
  checkName,
  checkObserved,
  checkTarget,
  stateColumn,
  targetColumn,
  targetTypeColumn,
} from './targets.ts';

const INTENTS = ['Eviction', 'Withdrawn'];

const RESERVED = ['k8s.io', 'kubernetes.io'];

/** Mirrors `ValidateEvictionRequest` of kube-apiserver, and what the type declares. */
export function checkEvictionRequest(faults: Faults, { metadata, spec }: EvictionRequest): void {
  const path = newPath('spec');
  const { target, requester = '', intent } = spec ?? {};
  checkName(faults, metadata);
  checkTarget(faults, path.child('target'), target);
  if (requester === '') faults.required(path.child('requester'));
  else {
    const [domain = ''] = requester.toLowerCase().split('/');
    const clean = domain.trim().replace(/\.+$/, '');
    if (RESERVED.some((each) => clean === each || clean.endsWith(`.${each}`)))
      faults.invalid(path.child('requester'), requester, 'domain names *.k8s.io, *.kubernetes.io are reserved');
    checkPrefixedLabelKey(faults, path.child('requester'), requester);
  }
  if (!intent) faults.required(path.child('intent'));
  else faults.oneOf(path.child('intent'), intent, INTENTS);
}

export const evictionRequestUpdateValidation: UpdateValidation<EvictionRequest> = {
  immutable: { 'spec.target': null, 'spec.requester': '' },
  // That the requester is missing is said all the same.
  isOfCreation: ({ field, type }, { spec }, { spec: old }) =>
    (field.startsWith('spec.target') && !deepEqual(spec?.target, old?.target)) ||
    (field === 'spec.requester' && type !== ErrorTypeRequired && spec?.requester !== old?.requester),
  subresources: {
    status(faults, { status = {} }, { status: old = {} }) {
      checkConditions(faults, newPath('status'), status);
      checkObserved(faults, newPath('status'), status, old);
    },
  },
};

export const evictionRequestColumns: readonly Column<EvictionRequest>[] = [
  nameColumn,
  targetColumn,
  targetTypeColumn,
  stateColumn,
  { name: 'Requester', value: ({ spec }) => spec?.requester ?? '' },
  { name: 'Intent', value: ({ spec }) => spec?.intent ?? '' },
  ageColumn,
];

export const evictionRequestStrategy: KindStrategy<EvictionRequest> = {
  generation: true,
  allowUnconditionalUpdate: false,
  status: { keepsMetadata: true },
};
