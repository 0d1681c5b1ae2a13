import { newPath } from '#apimachinery/util/validation/field/path';
import { isDomainPrefixedPath } from '#apimachinery/util/validation/qualified_name';
import { label } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE } from '../aspects/cells.js';
import { checkReference } from './ingress.js';
const MAX_CONTROLLER = 250;
export function checkIngressClass(faults, { metadata, spec = {} }) {
    const path = newPath('spec');
    const { controller = '', parameters } = spec;
    checkObjectMeta(faults, metadata, { namespaced: false });
    if (controller.length > MAX_CONTROLLER)
        faults.tooLong(path.child('controller'), MAX_CONTROLLER);
    faults.add(isDomainPrefixedPath(path.child('controller'), controller));
    if (parameters === undefined)
        return;
    const at = path.child('parameters');
    const { scope = 'Cluster', namespace } = parameters;
    checkReference(faults, at, parameters);
    faults.oneOf(at.child('scope'), scope, ['Cluster', 'Namespace']);
    if (scope === 'Namespace') {
        if (namespace === undefined)
            faults.required(at.child('namespace'), "`parameters.scope` is set to 'Namespace'");
        else
            faults.each(at.child('namespace'), namespace, label(namespace));
    }
    if (scope === 'Cluster' && namespace !== undefined)
        faults.forbidden(at.child('namespace'), "`parameters.scope` is set to 'Cluster'");
}
export const ingressClassUpdateValidation = {
    immutable: { 'spec.controller': '' },
};
export const ingressClassColumns = [
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
            if (spec?.parameters === undefined)
                return NONE;
            const { kind = '', apiGroup, name = '' } = spec.parameters;
            return `${kind}${apiGroup === undefined ? '' : `.${apiGroup}`}/${name}`;
        },
    },
    ageColumn,
];
export const ingressClassStrategy = { generation: true };
export const ingressClassDefaults = {
    'networking/v1.IngressClassParametersReference': (object) => void (object.scope ??= 'Cluster'),
};
