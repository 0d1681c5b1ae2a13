import { append } from '#engine/go/append';
import type { ObjectMetaAccessor } from '../../apis/meta/v1/object.ts';
import { compareTime, Time } from '../../apis/meta/v1/time.ts';
import { validateLabels } from '../../apis/meta/v1/validation/labels.ts';
import { validateManagedFields } from '../../apis/meta/v1/validation/managed_fields.ts';
import type { ObjectMeta } from '../../apis/meta/v1/zz_generated.types.ts';
import type { DeepReadonly } from '../../runtime/deep_readonly.ts';
import { invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { ofNamedType } from '../../util/validation/field/named_type.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';
import { validateAnnotations } from './annotations.ts';
import { validateNoNewFinalizers } from './finalizers.ts';
import { FieldImmutableErrorMsg, validateImmutableField } from './immutable_field.ts';
import { validateNonnegativeField } from './nonnegative_field.ts';
import { validateOwnerReferences } from './owner_references.ts';

/**
 * Validates the metadata of an object replacing another: immutable fields, required fields, and the rest as in
 * {@link validateObjectMeta}. Errors come in Go's order; those of labels and annotations by key. Mirrors Go's
 * `validation.ValidateObjectMetaUpdate`.
 * @throws {TimeError} when an immutable time is invalid
 */
export function validateObjectMetaUpdate(
  newMeta: DeepReadonly<ObjectMeta>,
  oldMeta: DeepReadonly<ObjectMeta>,
  fldPath: Path = newPath(),
): ErrorList {
  const errors: ErrorList = [];
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
      ...validateImmutableTime(
        newMeta.creationTimestamp ?? ZERO_TIME,
        oldMeta.creationTimestamp ?? ZERO_TIME,
        fldPath.child('creationTimestamp'),
      ),
      ...validateImmutableTime(
        newMeta.deletionTimestamp,
        oldMeta.deletionTimestamp,
        fldPath.child('deletionTimestamp'),
      ),
      ...validateImmutableField(
        newMeta.deletionGracePeriodSeconds,
        oldMeta.deletionGracePeriodSeconds,
        fldPath.child('deletionGracePeriodSeconds'),
      ),
    ].map((error) => error.withOrigin('immutable')),
    ...validateLabels(newMeta.labels, fldPath.child('labels')),
    ...validateAnnotations(newMeta.annotations, fldPath.child('annotations')),
    ...validateOwnerReferences(newMeta.ownerReferences, fldPath.child('ownerReferences')),
    ...validateManagedFields(newMeta.managedFields, fldPath.child('managedFields')),
  ];
}

/** {@link validateObjectMetaUpdate} of two objects' metadata. Mirrors Go's `validation.ValidateObjectMetaAccessorUpdate`. */
export function validateObjectMetaAccessorUpdate(
  newObject: ObjectMetaAccessor,
  oldObject: ObjectMetaAccessor,
  fldPath: Path = newPath(),
): ErrorList {
  return validateObjectMetaUpdate(newObject.metadata ?? {}, oldObject.metadata ?? {}, fldPath);
}

/** Go's value of an absent creationTimestamp. */
const ZERO_TIME: Time = '0001-01-01T00:00:00Z';

function validateImmutableTime(
  newTime: Time | null | undefined,
  oldTime: Time | null | undefined,
  fldPath: Path = newPath(),
): ErrorList {
  const same = newTime && oldTime ? compareTime(newTime, oldTime) === 0 : !newTime && !oldTime;
  if (same) return [];
  const shown = newTime ? Time.canonical(newTime) : null;
  return [ofNamedType(invalid(fldPath, shown, FieldImmutableErrorMsg))];
}
