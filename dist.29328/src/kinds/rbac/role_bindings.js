import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { newPath } from '#apimachinery/util/validation/field/path';
import { pathSegment, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
const GROUP = 'rbac.authorization.k8s.io';
export function checkRoleBinding(faults, binding) {
    checkBinding(faults, binding, true, ['Role', 'ClusterRole']);
}
export function checkClusterRoleBinding(faults, binding) {
    checkBinding(faults, binding, false, ['ClusterRole']);
}
function checkBinding(faults, { metadata, roleRef, subjects = [] }, namespaced, kinds) {
    const path = newPath('roleRef');
    const { apiGroup, kind = '', name } = roleRef ?? {};
    checkObjectMeta(faults, metadata, { namespaced, name: isPathSegmentName });
    if (apiGroup)
        faults.oneOf(path.child('apiGroup'), apiGroup, [GROUP]);
    faults.oneOf(path.child('kind'), kind, kinds);
    faults.declaredNamed(path.child('name'), name, pathSegment);
    for (const [index, subject] of subjects.entries())
        checkSubject(faults, newPath('subjects').index(index), subject, namespaced);
}
function checkSubject(faults, path, { kind, name = '', namespace, apiGroup }, namespaced) {
    faults.declared.present(path.child('name'), name);
    if (kind === 'ServiceAccount') {
        if (name !== '')
            faults.each(path.child('name'), name, subdomain(name));
        if (apiGroup)
            faults.unsupported(path.child('apiGroup'), apiGroup, ['']);
        if (!namespaced)
            faults.present(path.child('namespace'), namespace);
    }
    else if (kind === 'User' || kind === 'Group') {
        if (apiGroup)
            faults.oneOf(path.child('apiGroup'), apiGroup, [GROUP]);
    }
    else
        faults.unsupported(path.child('kind'), kind ?? '', ['ServiceAccount', 'User', 'Group']);
}
function checkRoleRef(faults, { roleRef }, old) {
    // Differs from Go: it prints the names of its internal type, `APIGroup`.
    if (!deepEqual(roleRef, old.roleRef))
        faults.invalid(newPath('roleRef'), roleRef, 'field is immutable');
}
export const roleBindingUpdateValidation = {
    update: checkRoleRef,
};
export const clusterRoleBindingUpdateValidation = {
    update: checkRoleRef,
};
export const roleBindingColumns = [
    nameColumn,
    { name: 'Role', value: ({ roleRef }) => `${roleRef?.kind ?? ''}/${roleRef?.name ?? ''}` },
    ageColumn,
    { name: 'Users', priority: 1, value: (binding) => subjects(binding, 'User') },
    { name: 'Groups', priority: 1, value: (binding) => subjects(binding, 'Group') },
    { name: 'ServiceAccounts', priority: 1, value: (binding) => subjects(binding, 'ServiceAccount') },
];
function subjects(binding, wanted) {
    return (binding.subjects ?? [])
        .filter(({ kind }) => kind === wanted)
        .map(({ namespace = '', name }) => (wanted === 'ServiceAccount' ? `${namespace}/${name}` : name))
        .join(', ');
}
/** Of RoleBindings and ClusterRoleBindings. */
export const roleBindingStrategy = { allowCreateOnUpdate: true };
export const roleBindingDefaults = {
    'rbac/v1.RoleRef': (object) => void (object.apiGroup ||= GROUP),
    'rbac/v1.Subject': (object) => {
        if (object.kind === 'User' || object.kind === 'Group')
            object.apiGroup ||= GROUP;
    },
};
