import { ApplyCBORPatchType, ApplyYAMLPatchType } from '#apimachinery/types/patch_type';
import { forbidden, invalid, notSupported, required, tooLong } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isPrintable } from '#engine/schema/fault';
import { longerThan } from '#engine/text/name_syntax';
import { utf8Length } from '#engine/text/utf8';
import { DeletePropagationBackground, DeletePropagationForeground, DeletePropagationOrphan, DryRunAll, FieldValidationIgnore, FieldValidationStrict, FieldValidationWarn, } from '../zz_generated.constants.js';
/** Maximum bytes of a field manager name. Mirrors Go's `validation.FieldManagerMaxLength`. */
export const FieldManagerMaxLength = 128;
/** Message for a status update of an object whose initializers have not run. */
export const UninitializedStatusUpdateErrorMsg = 'must not update status when the object is uninitialized';
/** Validates delete options. Mirrors Go's `validation.ValidateDeleteOptions`. */
export function validateDeleteOptions(options) {
    const errors = [];
    const path = newPath('propagationPolicy');
    const policy = options.propagationPolicy ?? undefined;
    if (isSet(options.orphanDependents) && policy !== undefined) {
        errors.push(ofNamedType(invalid(path, policy, 'orphanDependents and deletionPropagation cannot be both set')));
    }
    const policies = [DeletePropagationForeground, DeletePropagationBackground, DeletePropagationOrphan];
    if (policy !== undefined && !policies.includes(policy))
        errors.push(ofNamedType(notSupported(path, policy, [...policies, 'nil'])));
    return [
        ...errors,
        ...validateDryRun(newPath('dryRun'), options.dryRun),
        ...validateIgnoreStoreReadError(newPath('ignoreStoreReadErrorWithClusterBreakingPotential'), options),
    ];
}
/** Validates create options. Mirrors Go's `validation.ValidateCreateOptions`. */
export function validateCreateOptions(options) {
    return validateWriteOptions(options);
}
/** Validates update options. Mirrors Go's `validation.ValidateUpdateOptions`. */
export function validateUpdateOptions(options) {
    return validateWriteOptions(options);
}
/**
 * Validates patch options: server-side apply requires a field manager, and only it may be forced. Mirrors Go's
 * `validation.ValidatePatchOptions`.
 */
export function validatePatchOptions(options, patchType) {
    const errors = [];
    if (patchType === ApplyYAMLPatchType || patchType === ApplyCBORPatchType) {
        if (!options.fieldManager)
            errors.push(required(newPath('fieldManager'), 'is required for apply patch'));
    }
    else if (isSet(options.force))
        errors.push(forbidden(newPath('force'), 'may not be specified for non-apply patch'));
    return [...errors, ...validateWriteOptions(options)];
}
function validateWriteOptions(options) {
    return [
        ...validateFieldManager(options.fieldManager ?? '', newPath('fieldManager')),
        ...validateDryRun(newPath('dryRun'), options.dryRun),
        ...validateFieldValidation(newPath('fieldValidation'), options.fieldValidation ?? ''),
    ];
}
/**
 * Reasons why the string is not a field manager name: more than 128 bytes, or unprintable characters. Empty is valid.
 * Mirrors Go's `validation.ValidateFieldManager`.
 */
export function validateFieldManager(fieldManager, fldPath = newPath()) {
    const errors = longerThan(fieldManager, FieldManagerMaxLength)
        ? [tooLong(fldPath, '', FieldManagerMaxLength)]
        : [];
    let position = 0;
    for (const char of fieldManager) {
        if (!isPrintable(char)) {
            const code = char.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
            errors.push(invalid(fldPath, fieldManager, `invalid character U+${code} (at position ${position})`));
        }
        position += utf8Length(char);
    }
    return errors;
}
/** Validates dry run stages: only `All` is allowed. Mirrors Go's `validation.ValidateDryRun`. */
export function validateDryRun(fldPath, dryRun) {
    return (dryRun ?? []).every((stage) => stage === DryRunAll) ? [] : [notSupported(fldPath, dryRun, [DryRunAll])];
}
/**
 * Reasons why the string is not a field validation mode; empty is valid. Mirrors Go's
 * `validation.ValidateFieldValidation`.
 */
export function validateFieldValidation(fldPath, fieldValidation) {
    const modes = ['', FieldValidationIgnore, FieldValidationStrict, FieldValidationWarn];
    return modes.includes(fieldValidation) ? [] : [notSupported(fldPath, fieldValidation, modes)];
}
/**
 * Options incompatible with `ignoreStoreReadErrorWithClusterBreakingPotential`, if true. Mirrors Go's
 * `validation.ValidateIgnoreStoreReadError`.
 */
export function validateIgnoreStoreReadError(fldPath, options) {
    if (options.ignoreStoreReadErrorWithClusterBreakingPotential !== true)
        return [];
    const set = [
        ['propagationPolicy', isSet(options.propagationPolicy)],
        ['orphanDependents', isSet(options.orphanDependents)],
        ['gracePeriodSeconds', isSet(options.gracePeriodSeconds)],
        ['preconditions', isSet(options.preconditions)],
    ];
    return set
        .filter(([, isSet]) => isSet)
        .map(([name]) => invalid(fldPath, true, `cannot be set together with .${name}`));
}
function isSet(value) {
    return value !== undefined && value !== null;
}
