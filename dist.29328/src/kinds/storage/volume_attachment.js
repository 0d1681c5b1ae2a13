import { isDNS1123SubdomainCaseless } from '#apimachinery/api/validate/content/dns';
import { tooLongCharacters } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
export function checkVolumeAttachment(faults, { metadata, spec }) {
    const path = newPath('spec');
    const { attacher, nodeName = '', source = {} } = spec ?? {};
    checkObjectMeta(faults, metadata, { namespaced: false });
    checkAttacher(faults.declared, path.child('attacher'), attacher);
    const { inlineVolumeSpec: inline, persistentVolumeName: volume } = source;
    const detail = 'must specify exactly one of inlineVolumeSpec and persistentVolumeName';
    if (inline === undefined && volume === undefined)
        faults.required(path.child('source'), detail);
    else if (inline !== undefined && volume !== undefined)
        faults.forbidden(path.child('source'), detail);
    else if (volume === '')
        faults.required(path.child('source', 'persistentVolumeName'), 'must specify non empty persistentVolumeName');
    faults.each(path.child('nodeName'), nodeName, subdomain(nodeName));
    if (volume !== undefined)
        faults.each(newPath('spec.source.persistentVolumeName'), volume, subdomain(volume));
}
/** The name of a CSI driver, by declared rules. */
function checkAttacher(faults, path, name = '') {
    if (name === '') {
        faults.required(path);
        return;
    }
    faults.each(path, name, isDNS1123SubdomainCaseless(name));
    if (name.length > MAX_ATTACHER)
        faults.add([tooLongCharacters(path, '', MAX_ATTACHER)]);
}
const MAX_ATTACHER = 63;
export const volumeAttachmentUpdateValidation = {
    declaredImmutable: ['spec'],
};
export const volumeAttachmentColumns = [
    nameColumn,
    { name: 'Attacher', format: 'name', value: ({ spec }) => spec?.attacher ?? '' },
    { name: 'PV', value: ({ spec }) => spec?.source?.persistentVolumeName ?? '' },
    { name: 'Node', value: ({ spec }) => spec?.nodeName ?? '' },
    { name: 'Attached', type: 'boolean', value: ({ status }) => status?.attached ?? false },
    ageColumn,
];
export const volumeAttachmentStrategy = {
    allowUnconditionalUpdate: false,
    returnDeletedObject: true,
    status: { keepsMetadata: true },
};
