import type * as networkingv1 from '#api/networking/v1/index';
import type { IngressClassSpec } from '#api/networking/v1/zz_generated.structs';
import type { IngressClass } from '#api/networking/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isDomainPrefixedPath } from '#apimachinery/util/validation/qualified_name';
import type { Faults } from '#src/validation/checks/faults';
import { label } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkReference } from './ingress.ts';

const MAX_CONTROLLER = 250;

export function checkIngressClass(faults: Faults, { metadata, spec = {} as IngressClassSpec }: IngressClass): void {
  const path = newPath('spec');
  const { controller = '', parameters } = spec;
  checkObjectMeta(faults, metadata, { namespaced: false });
  if (controller.length > MAX_CONTROLLER) faults.tooLong(path.child('controller'), MAX_CONTROLLER);
  faults.add(isDomainPrefixedPath(path.child('controller'), controller));
  if (parameters === undefined) return;
  const at = path.child('parameters');
  const { scope = 'Cluster', namespace } = parameters;
  checkReference(faults, at, parameters, 'declaredNamed');
  faults.oneOf(at.child('scope'), scope, ['Cluster', 'Namespace']);
  if (scope === 'Namespace') {
    if (namespace === undefined) faults.required(at.child('namespace'), "`parameters.scope` is set to 'Namespace'");
    else faults.each(at.child('namespace'), namespace, label(namespace));
  }
  if (scope === 'Cluster' && namespace !== undefined)
    faults.forbidden(at.child('namespace'), "`parameters.scope` is set to 'Cluster'");
}

export const ingressClassUpdateValidation: UpdateValidation<IngressClass> = {
  immutable: { 'spec.controller': '' },
};

export const ingressClassColumns: readonly Column<IngressClass>[] = [
  {
    name: 'Name',
    format: 'name',
    value({ metadata: { name = '', annotations } }) {
      return annotations?.['ingressclass.kubernetes.io/is-default-class'] === 'true' ? `${name} (default)` : name;
    },
  },
  { name: 'Controller', value: ({ spec }) => spec?.controller ?? '' },
  {
    name: 'Parameters',
    value: ({ spec }) => {
      if (spec?.parameters === undefined) return NONE;
      const { kind = '', apiGroup, name = '' } = spec.parameters;
      return `${kind}${apiGroup === undefined ? '' : `.${apiGroup}`}/${name}`;
    },
  },
  ageColumn,
];

export const ingressClassStrategy: KindStrategy<IngressClass> = { generation: true };

export const ingressClassDefaults: StructDefaults = {
  'networking/v1.IngressClassParametersReference': (object: networkingv1.IngressClassParametersReference) =>
    void (object.scope ??= 'Cluster'),
};
