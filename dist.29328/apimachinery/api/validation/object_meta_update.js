import { append } from '#engine/go/append';
import { compareTime, Time } from '../../apis/meta/v1/time.js';
import { validateLabels } from '../../apis/meta/v1/validation/labels.js';
import { validateManagedFields } from '../../apis/meta/v1/validation/managed_fields.js';
import { invalid } from '../../util/validation/field/constructors.js';
import { ofNamedType } from '../../util/validation/field/named_type.js';
import { newPath } from '../../util/validation/field/path.js';
import { validateAnnotations } from './annotations.js';
import { validateNoNewFinalizers } from './finalizers.js';
import { FieldImmutableErrorMsg, validateImmutableField } from './immutable_field.js';
import { validateNonnegativeField } from './nonnegative_field.js';
import { validateOwnerReferences } from './owner_references.js';
/**
 * Validates the metadata of an object replacing another: immutable fields, required fields, and the rest as in
 * {@link validateObjectMeta}. Errors come in Go's order; those of labels and annotations by key. Mirrors Go's
 * `validation.ValidateObjectMetaUpdate`.
 * @throws {TimeError} when an immutable time is invalid
 */
export function validateObjectMetaUpdate(newMeta, oldMeta, fldPath = newPath()) {
    const errors = [];
    if (oldMeta.deletionTimestamp) {
        append(errors, validateNoNewFinalizers(newMeta.finalizers, oldMeta.finalizers, fldPath.child('finalizers')));
    }
    if (!newMeta.resourceVersion)
        errors.push(invalid(fldPath.child('resourceVersion'), '', 'must be specified for an update'));
    const generation = newMeta.generation ?? 0;
    append(errors, validateNonnegativeField(generation, fldPath.child('generation')));
    if (generation < (oldMeta.generation ?? 0))
        errors.push(invalid(fldPath.child('generation'), generation, 'must not be decremented'));
    return [
        ...errors,
        ...validateImmutableField(newMeta.name ?? '', oldMeta.name ?? '', fldPath.child('name')),
        ...validateImmutableField(newMeta.namespace ?? '', oldMeta.namespace ?? '', fldPath.child('namespace')),
        ...[
            ...validateImmutableField(newMeta.uid ?? '', oldMeta.uid ?? '', fldPath.child('uid')).map(ofNamedType),
            ...validateImmutableTime(newMeta.creationTimestamp ?? ZERO_TIME, oldMeta.creationTimestamp ?? ZERO_TIME, fldPath.child('creationTimestamp')),
            ...validateImmutableTime(newMeta.deletionTimestamp, oldMeta.deletionTimestamp, fldPath.child('deletionTimestamp')),
            ...validateImmutableField(newMeta.deletionGracePeriodSeconds, oldMeta.deletionGracePeriodSeconds, fldPath.child('deletionGracePeriodSeconds')),
        ].map((error) => error.withOrigin('immutable')),
        ...validateLabels(newMeta.labels, fldPath.child('labels')),
        ...validateAnnotations(newMeta.annotations, fldPath.child('annotations')),
        ...validateOwnerReferences(newMeta.ownerReferences, fldPath.child('ownerReferences')),
        ...validateManagedFields(newMeta.managedFields, fldPath.child('managedFields')),
    ];
}
/** {@link validateObjectMetaUpdate} of two objects' metadata. Mirrors Go's `validation.ValidateObjectMetaAccessorUpdate`. */
export function validateObjectMetaAccessorUpdate(newObject, oldObject, fldPath = newPath()) {
    return validateObjectMetaUpdate(newObject.metadata ?? {}, oldObject.metadata ?? {}, fldPath);
}
/** Go's value of an absent creationTimestamp. */
const ZERO_TIME = '0001-01-01T00:00:00Z';
function validateImmutableTime(newTime, oldTime, fldPath = newPath()) {
    const same = newTime && oldTime ? compareTime(newTime, oldTime) === 0 : !newTime && !oldTime;
    if (same)
        return [];
    const shown = newTime ? Time.canonical(newTime) : null;
    return [ofNamedType(invalid(fldPath, shown, FieldImmutableErrorMsg))];
}
