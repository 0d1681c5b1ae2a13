import type { ComponentStatus } from '#api/core/v1/zz_generated.types';
import { nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export const componentStatusColumns: readonly Column<ComponentStatus>[] = [
  nameColumn,
  {
    name: 'Status',
    value: (component) => {
      const healthy = healthOf(component);
      return healthy === undefined ? 'Unknown' : healthy.status === 'True' ? 'Healthy' : 'Unhealthy';
    },
  },
  { name: 'Message', value: (component) => healthOf(component)?.message ?? '' },
  { name: 'Error', value: (component) => healthOf(component)?.error ?? '' },
];

const healthOf = ({ conditions = [] }: ComponentStatus) => conditions.find(({ type }) => type === 'Healthy');

export const componentStatusStrategy: KindStrategy<ComponentStatus> = { verbs: ['get', 'list'] };
