import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { nameIsDNSLabel } from '#apimachinery/api/validation/names';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isMap } from '#engine/json/untyped';
import { checkFinalizer, checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { isEmpty, isJust, without } from '../aspects/server_fields.js';
export function checkNamespace(faults, { metadata, spec }) {
    const { name = '' } = metadata;
    // The name becomes a label.
    const labels = name === '' ? metadata.labels : { ...metadata.labels, 'kubernetes.io/metadata.name': name };
    checkObjectMeta(faults, { ...metadata, ...(labels && { labels }) }, { namespaced: false, name: nameIsDNSLabel });
    const path = newPath('spec', 'finalizers');
    for (const finalizer of spec?.finalizers ?? []) {
        faults.each(path, finalizer, isQualifiedName(finalizer));
        checkFinalizer(faults, path, finalizer);
    }
}
export const namespaceColumns = [
    nameColumn,
    { name: 'Status', value: ({ status }) => status?.phase ?? '' },
    ageColumn,
];
export const namespaceStrategy = {
    returnDeletedObject: true,
    selectableFields: { 'status.phase': ({ status }) => status?.phase ?? '' },
};
function fillNamespace({ metadata }) {
    if (metadata?.name)
        metadata.labels = { ...metadata.labels, 'kubernetes.io/metadata.name': metadata.name };
}
export const namespaceDefaults = {
    'core/v1.Namespace': fillNamespace,
    'core/v1.NamespaceStatus': (object) => void (object.phase ||= 'Active'),
};
/** Without the label with its name, and the finalizer that every namespace has. */
export const namespaceWithoutServerFields = (namespace) => {
    const { metadata, spec } = namespace;
    const result = { ...namespace };
    if (isMap(metadata) && isMap(metadata['labels'])) {
        const labels = without(metadata['labels'], ({ key }) => key === 'kubernetes.io/metadata.name');
        result['metadata'] = isEmpty(labels) ? without(metadata, ({ key }) => key === 'labels') : { ...metadata, labels };
    }
    if (isMap(spec)) {
        const own = without(spec, ({ key, value }) => key === 'finalizers' && isJust(value, 'kubernetes'));
        if (isEmpty(own))
            delete result['spec'];
        else
            result['spec'] = own;
    }
    return result;
};
