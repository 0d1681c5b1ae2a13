import { append } from '#engine/go/append';
import { quote } from '#engine/schema/fault';
import type { ObjectMetaAccessor } from '../../apis/meta/v1/object.ts';
import { validateLabels } from '../../apis/meta/v1/validation/labels.ts';
import { validateManagedFields } from '../../apis/meta/v1/validation/managed_fields.ts';
import type { ObjectMeta } from '../../apis/meta/v1/zz_generated.types.ts';
import type { DeepReadonly } from '../../runtime/deep_readonly.ts';
import { forbidden, internalError, invalid, required } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';
import { validateAnnotations } from './annotations.ts';
import { validateFinalizers } from './finalizers.ts';
import { type ValidateNameFunc, type ValidateNameFuncWithErrors, validateNamespaceName } from './names.ts';
import { validateNonnegativeField } from './nonnegative_field.ts';
import { validateOwnerReferences } from './owner_references.ts';

/**
 * Validates the metadata of a new object. Errors come in Go's order; those of labels and annotations by key. Mirrors
 * Go's `validation.ValidateObjectMeta`.
 * @param requiresNamespace whether the kind is namespaced
 * @param nameFn validates `name`, and `generateName` as a prefix: {@link nameIsDNSSubdomain} for most kinds
 */
export function validateObjectMeta(
  objMeta: DeepReadonly<ObjectMeta>,
  requiresNamespace: boolean,
  nameFn: ValidateNameFunc,
  fldPath: Path = newPath(),
): ErrorList {
  const errors: ErrorList = [];
  const generateName = objMeta.generateName ?? '';
  if (generateName !== '') {
    for (const text of nameFn(generateName, true))
      errors.push(invalid(fldPath.child('generateName'), generateName, text));
  }
  const name = objMeta.name ?? '';
  if (name === '') errors.push(nameRequired(fldPath));
  else for (const text of nameFn(name, false)) errors.push(invalid(fldPath.child('name'), name, text));
  return [...errors, ...validateAllButNames(objMeta, requiresNamespace, fldPath)];
}

/** {@link validateObjectMeta} of an object's metadata. Mirrors Go's `validation.ValidateObjectMetaAccessor`. */
export function validateObjectMetaAccessor(
  object: ObjectMetaAccessor,
  requiresNamespace: boolean,
  nameFn: ValidateNameFunc,
  fldPath: Path = newPath(),
): ErrorList {
  return validateObjectMeta(object.metadata ?? {}, requiresNamespace, nameFn, fldPath);
}

/**
 * As {@link validateObjectMeta}, for use after name generation: only `name` is validated by `nameFn`, not
 * `generateName`. Mirrors Go's `validation.ValidateObjectMetaWithOpts`, which has no options yet.
 */
export function validateObjectMetaWithOpts(
  objMeta: DeepReadonly<ObjectMeta>,
  isNamespaced: boolean,
  nameFn: ValidateNameFuncWithErrors,
  fldPath: Path = newPath(),
): ErrorList {
  const errors: ErrorList = [];
  const path = fldPath.child('name');
  const generateName = objMeta.generateName ?? '';
  const name = objMeta.name ?? '';
  if (generateName !== '' && name === '') {
    errors.push(
      internalError(path, new Error(`generateName was specified (${quote(generateName)}), but no name was generated`)),
    );
  }
  if (name === '') errors.push(nameRequired(fldPath));
  else append(errors, nameFn(path, name));
  return [...errors, ...validateAllButNames(objMeta, isNamespaced, fldPath)];
}

/** {@link validateObjectMetaWithOpts} of an object's metadata. Mirrors Go's `validation.ValidateObjectMetaAccessorWithOpts`. */
export function validateObjectMetaAccessorWithOpts(
  object: ObjectMetaAccessor,
  isNamespaced: boolean,
  nameFn: ValidateNameFuncWithErrors,
  fldPath: Path = newPath(),
): ErrorList {
  return validateObjectMetaWithOpts(object.metadata ?? {}, isNamespaced, nameFn, fldPath);
}

function nameRequired(fldPath: Path = newPath()): ErrorList[number] {
  return required(fldPath.child('name'), 'name or generateName is required');
}

function validateAllButNames(
  objMeta: DeepReadonly<ObjectMeta>,
  isNamespaced: boolean,
  fldPath: Path = newPath(),
): ErrorList {
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

function validateNamespace(namespace: string, isNamespaced: boolean, fldPath: Path = newPath()): ErrorList {
  if (!isNamespaced) return namespace === '' ? [] : [forbidden(fldPath, 'not allowed on this type')];
  if (namespace === '') return [required(fldPath, '')];
  return validateNamespaceName(namespace, false).map((text) => invalid(fldPath, namespace, text));
}
