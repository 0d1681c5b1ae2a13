import { getControllerOfNoCopy } from '#apimachinery/apis/meta/v1/controller_ref';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.js';
const DATA_IS_MANDATORY = 'data is mandatory';
const DATA_IS_AN_OBJECT = 'data must be a valid JSON object';
export function checkControllerRevision(faults, { metadata, revision, data }) {
    checkObjectMeta(faults, metadata, { namespaced: true });
    faults.nonNegative(newPath('revision'), Number(revision ?? 0));
    if (data === undefined || data === null)
        faults.required(newPath('data'), DATA_IS_MANDATORY);
    else if (typeof data !== 'object' || Array.isArray(data))
        faults.required(newPath('data'), DATA_IS_AN_OBJECT);
}
export const controllerRevisionUpdateValidation = {
    immutable: { data: null },
    // The data of those that are there never changes.
    isOfCreation: ({ detail }) => detail === DATA_IS_MANDATORY || detail === DATA_IS_AN_OBJECT,
};
export const controllerRevisionColumns = [
    nameColumn,
    { name: 'Controller', value: controllerText },
    { name: 'Revision', value: ({ revision }) => revision ?? 0 },
    ageColumn,
];
/** `statefulset.apps/db`. */
function controllerText(revision) {
    const controller = getControllerOfNoCopy(revision);
    if (controller === undefined)
        return NONE;
    const { apiVersion = '', kind = '', name = '' } = controller;
    const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
    if (group === '' && kind === '')
        return name;
    return `${(group === '' ? kind : `${kind}.${group}`).toLowerCase()}/${name}`;
}
