import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { validateListOptions } from '#apimachinery/apis/meta/internalversion/validation/list_options';
import { validateCreateOptions, validateDeleteOptions, validatePatchOptions, validateUpdateOptions, } from '#apimachinery/apis/meta/v1/validation/options';
import { CreateOptions, DeleteOptions, GetOptions, ListOptions, PatchOptions, UpdateOptions, } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { convertFrom } from '#apimachinery/conversion/queryparams/convert_from';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { everything as everyField, oneTermEqualSelector } from '#apimachinery/fields/terms';
import { parse as parseLabels } from '#apimachinery/labels/parse';
import { everything as everyLabel } from '#apimachinery/labels/selector';
import { asError } from '#engine/text/as_error';
/** The options of a read. */
export function getOptions(query) {
    return read(query, GetOptions);
}
/** The options of a creation. */
export function createOptions(query) {
    return checked(read(query, CreateOptions), validateCreateOptions, 'CreateOptions');
}
/** The options of an update. */
export function updateOptions(query) {
    return checked(read(query, UpdateOptions), validateUpdateOptions, 'UpdateOptions');
}
/** The options of a patch. */
export function patchOptions(query, patchType) {
    return checked(read(query, PatchOptions), (options) => validatePatchOptions(options, patchType), 'PatchOptions');
}
/** The options of a deletion without a body. */
export function deleteOptions(query) {
    return checkedDeleteOptions(read(query, DeleteOptions));
}
/** The options of a deletion, read elsewhere. */
export function checkedDeleteOptions(options) {
    return checked(options, validateDeleteOptions, 'DeleteOptions');
}
/**
 * The options of a list or watch.
 * @param name of the one object that was authorised; empty: all of them
 * @param convertFieldLabel translates the terms of the field selector
 */
export function listOptions(query, name, convertFieldLabel) {
    const options = read(query, ListOptions);
    let labels = everyLabel();
    let fields = everyField();
    try {
        if (options.labelSelector)
            labels = parseLabels(options.labelSelector);
        if (options.fieldSelector)
            fields = parseSelector(options.fieldSelector);
    }
    catch (error) {
        throw newBadRequest(asError(error).message);
    }
    setListOptionsDefaults(options);
    checked(options, (given) => validateListOptions(given, true), 'ListOptions');
    try {
        fields = fields.transform(convertFieldLabel);
    }
    catch (error) {
        throw newBadRequest(asError(error).message);
    }
    if (name !== '') {
        if (fields.empty())
            fields = oneTermEqualSelector('metadata.name', name);
        else if (fields.requiresExactMatch('metadata.name') !== name)
            throw newBadRequest("fieldSelector metadata.name doesn't match requested name");
    }
    return Object.assign(options, { labels, fields });
}
/** Watches that begin with what is there tell when that is done. Mirrors Go's `internalversion.SetListOptionsDefaults`. */
function setListOptionsDefaults(options) {
    const { sendInitialEvents, resourceVersionMatch, resourceVersion = '', watch } = options;
    if ((sendInitialEvents !== undefined && sendInitialEvents !== null) || resourceVersionMatch)
        return;
    if (watch !== true || (resourceVersion !== '' && resourceVersion !== '0'))
        return;
    options.sendInitialEvents = true;
    options.resourceVersionMatch = 'NotOlderThan';
}
function read(query, type) {
    try {
        return convertFrom(query, type);
    }
    catch (error) {
        throw newBadRequest(asError(error).message);
    }
}
function checked(options, validate, kind) {
    const errors = validate(options);
    if (errors.length > 0)
        throw newInvalid({ group: 'meta.k8s.io', kind }, '', errors);
    return options;
}
