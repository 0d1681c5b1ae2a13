import { nestedFieldNoCopy } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import { defaultColumns, type Column } from './table.ts';

const replicas = (name: string, description: string, ...path: readonly [string, string]): Column => ({
  name,
  type: 'integer',
  description,
  value: (object) => nestedFieldNoCopy(object, ...path) ?? 0,
});

/** What `kubectl get` shows of a Scale. */
export function scaleColumns(): Column[] {
  const [name, age] = [defaultColumns.slice(0, 1), defaultColumns.slice(1)];
  return [
    ...name,
    replicas('Desired', 'Number of desired replicas.', 'spec', 'replicas'),
    replicas('Available', 'Number of actual replicas.', 'status', 'replicas'),
    ...age,
  ];
}
