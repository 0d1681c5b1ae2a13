import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isValidIP } from '#apimachinery/util/validation/ip';
import { pathSegment } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { NONE, nameColumn } from '../aspects/cells.js';
export function checkIPAddress(faults, { metadata, spec }) {
    const path = newPath('spec', 'parentRef');
    checkObjectMeta(faults, metadata, {
        namespaced: false,
        name: (name) => isValidIP(undefined, name).map(({ detail }) => detail),
    });
    if (spec?.parentRef === undefined) {
        faults.declared.required(path);
        return;
    }
    const { group, resource, name, namespace } = spec.parentRef;
    if (group)
        faults.each(path.child('group'), group, isDNS1123Subdomain(group));
    faults.declaredNamed(path.child('resource'), resource, pathSegment);
    faults.declaredNamed(path.child('name'), name, pathSegment);
    if (namespace)
        faults.each(path.child('namespace'), namespace, pathSegment(namespace));
}
export const ipAddressUpdateValidation = {
    declaredImmutable: ['spec.parentRef'],
};
// Differs from Go: rows there have a third cell, the age, for which there is no column; kubectl drops it.
export const ipAddressColumns = [
    nameColumn,
    {
        name: 'ParentRef',
        value: ({ spec }) => {
            if (spec?.parentRef === undefined)
                return NONE;
            const { group, resource = '', namespace, name = '' } = spec.parentRef;
            const type = `${resource}${group ? `.${group}` : ''}`.toLowerCase();
            return `${type}${namespace ? `/${namespace}` : ''}/${name}`;
        },
    },
];
