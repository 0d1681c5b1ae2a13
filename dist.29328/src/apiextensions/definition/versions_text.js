import { isObject } from '../schema/parts.js';
import { goJSON, listText, schemaText, struct } from './schema_fields.js';
/** Versions as errors of Go show them. */
export function versionsText(versions) {
    return listText(versions, (version) => (isObject(version) ? versionText(version) : 'null'));
}
function versionText(version) {
    const columns = version['additionalPrinterColumns'];
    const fields = version['selectableFields'];
    return struct([
        ['Name', goJSON(version['name'] ?? '')],
        ['Served', String(version['served'] === true)],
        ['Storage', String(version['storage'] === true)],
        ['Deprecated', String(version['deprecated'] === true)],
        ['DeprecationWarning', goJSON(version['deprecationWarning'] ?? null)],
        ['Schema', validationText(version['schema'])],
        ['Subresources', subresourcesText(version['subresources'])],
        ['AdditionalPrinterColumns', listText(columns, columnText)],
        [
            'SelectableFields',
            listText(fields, (each) => struct([['JSONPath', goJSON(isObject(each) ? each['jsonPath'] : '')]])),
        ],
    ]);
}
function validationText(validation) {
    return isObject(validation) ? struct([['OpenAPIV3Schema', schemaText(validation['openAPIV3Schema'])]]) : 'null';
}
function subresourcesText(subresources) {
    if (!isObject(subresources))
        return 'null';
    const { status, scale } = subresources;
    return struct([
        ['Status', isObject(status) ? '{}' : 'null'],
        [
            'Scale',
            isObject(scale)
                ? struct([
                    ['SpecReplicasPath', goJSON(scale['specReplicasPath'] ?? '')],
                    ['StatusReplicasPath', goJSON(scale['statusReplicasPath'] ?? '')],
                    ['LabelSelectorPath', goJSON(scale['labelSelectorPath'] ?? null)],
                ])
                : 'null',
        ],
    ]);
}
function columnText(column) {
    const given = isObject(column) ? column : {};
    return struct([
        ['Name', goJSON(given['name'] ?? '')],
        ['Type', goJSON(given['type'] ?? '')],
        ['Format', goJSON(given['format'] ?? '')],
        ['Description', goJSON(given['description'] ?? '')],
        ['Priority', goJSON(given['priority'] ?? 0)],
        ['JSONPath', goJSON(given['jsonPath'] ?? '')],
    ]);
}
