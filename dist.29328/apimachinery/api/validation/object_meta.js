import { append } from '#engine/go/append';
import { quote } from '#engine/schema/fault';
import { validateLabels } from '../../apis/meta/v1/validation/labels.js';
import { validateManagedFields } from '../../apis/meta/v1/validation/managed_fields.js';
import { forbidden, internalError, invalid, required } from '../../util/validation/field/constructors.js';
import { newPath } from '../../util/validation/field/path.js';
import { validateAnnotations } from './annotations.js';
import { validateFinalizers } from './finalizers.js';
import { validateNamespaceName } from './names.js';
import { validateNonnegativeField } from './nonnegative_field.js';
import { validateOwnerReferences } from './owner_references.js';
/**
 * Validates the metadata of a new object. Errors come in Go's order; those of labels and annotations by key. Mirrors
 * Go's `validation.ValidateObjectMeta`.
 * @param requiresNamespace whether the kind is namespaced
 * @param nameFn validates `name`, and `generateName` as a prefix: {@link nameIsDNSSubdomain} for most kinds
 */
export function validateObjectMeta(objMeta, requiresNamespace, nameFn, fldPath = newPath()) {
    const errors = [];
    const generateName = objMeta.generateName ?? '';
    if (generateName !== '') {
        for (const text of nameFn(generateName, true))
            errors.push(invalid(fldPath.child('generateName'), generateName, text));
    }
    const name = objMeta.name ?? '';
    if (name === '')
        errors.push(nameRequired(fldPath));
    else
        for (const text of nameFn(name, false))
            errors.push(invalid(fldPath.child('name'), name, text));
    return [...errors, ...validateAllButNames(objMeta, requiresNamespace, fldPath)];
}
/** {@link validateObjectMeta} of an object's metadata. Mirrors Go's `validation.ValidateObjectMetaAccessor`. */
export function validateObjectMetaAccessor(object, requiresNamespace, nameFn, fldPath = newPath()) {
    return validateObjectMeta(object.metadata ?? {}, requiresNamespace, nameFn, fldPath);
}
/**
 * As {@link validateObjectMeta}, for use after name generation: only `name` is validated by `nameFn`, not
 * `generateName`. Mirrors Go's `validation.ValidateObjectMetaWithOpts`, which has no options yet.
 */
export function validateObjectMetaWithOpts(objMeta, isNamespaced, nameFn, fldPath = newPath()) {
    const errors = [];
    const path = fldPath.child('name');
    const generateName = objMeta.generateName ?? '';
    const name = objMeta.name ?? '';
    if (generateName !== '' && name === '') {
        errors.push(internalError(path, new Error(`generateName was specified (${quote(generateName)}), but no name was generated`)));
    }
    if (name === '')
        errors.push(nameRequired(fldPath));
    else
        append(errors, nameFn(path, name));
    return [...errors, ...validateAllButNames(objMeta, isNamespaced, fldPath)];
}
/** {@link validateObjectMetaWithOpts} of an object's metadata. Mirrors Go's `validation.ValidateObjectMetaAccessorWithOpts`. */
export function validateObjectMetaAccessorWithOpts(object, isNamespaced, nameFn, fldPath = newPath()) {
    return validateObjectMetaWithOpts(object.metadata ?? {}, isNamespaced, nameFn, fldPath);
}
function nameRequired(fldPath = newPath()) {
    return required(fldPath.child('name'), 'name or generateName is required');
}
function validateAllButNames(objMeta, isNamespaced, fldPath = newPath()) {
    return [
        ...validateNamespace(objMeta.namespace ?? '', isNamespaced, fldPath.child('namespace')),
        ...validateNonnegativeField(objMeta.generation ?? 0, fldPath.child('generation')),
        ...validateLabels(objMeta.labels, fldPath.child('labels')),
        ...validateAnnotations(objMeta.annotations, fldPath.child('annotations')),
        ...validateOwnerReferences(objMeta.ownerReferences, fldPath.child('ownerReferences')),
        ...validateFinalizers(objMeta.finalizers, fldPath.child('finalizers')),
        ...validateManagedFields(objMeta.managedFields, fldPath.child('managedFields')),
    ];
}
function validateNamespace(namespace, isNamespaced, fldPath = newPath()) {
    if (!isNamespaced)
        return namespace === '' ? [] : [forbidden(fldPath, 'not allowed on this type')];
    if (namespace === '')
        return [required(fldPath, '')];
    return validateNamespaceName(namespace, false).map((text) => invalid(fldPath, namespace, text));
}
