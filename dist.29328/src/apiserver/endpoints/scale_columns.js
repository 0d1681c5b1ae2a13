import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import { nestedFieldNoCopy } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import { defaultColumns } from './table.js';
/** kube-apiserver says less of them than the server of custom resources does. */
const BUILT_IN = [
    [{ name: 'Name', value: ({ metadata }) => metadata.name ?? '' }],
    [{ name: 'Age', value: ({ metadata }) => convertToHumanReadableDateType(metadata.creationTimestamp) }],
];
/**
 * What `kubectl get` shows of a Scale.
 * @param ofCustom whether of a custom resource: of these Go shows no desired replicas where none are desired
 */
export function scaleColumns(ofCustom = false) {
    const [name, age] = ofCustom ? [defaultColumns.slice(0, 1), defaultColumns.slice(1)] : BUILT_IN;
    const replicas = (name, description, ...path) => ({
        name,
        type: 'integer',
        description,
        value(object) {
            const value = nestedFieldNoCopy(object, ...path) ?? 0;
            return ofCustom && path[0] === 'spec' && value === 0 ? undefined : value;
        },
    });
    return [
        ...name,
        replicas('Desired', 'Number of desired replicas.', 'spec', 'replicas'),
        replicas('Available', 'Number of actual replicas.', 'status', 'replicas'),
        ...age,
    ];
}
