import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { validateListOptions } from '#apimachinery/apis/meta/internalversion/validation/list_options';
import {
  validateCreateOptions,
  validateDeleteOptions,
  validatePatchOptions,
  validateUpdateOptions,
} from '#apimachinery/apis/meta/v1/validation/options';
import {
  CreateOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PatchOptions,
  UpdateOptions,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import { convertFrom } from '#apimachinery/conversion/queryparams/convert_from';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import type { Selector as FieldSelector } from '#apimachinery/fields/selector';
import { everything as everyField, oneTermEqualSelector } from '#apimachinery/fields/terms';
import { parse as parseLabels } from '#apimachinery/labels/parse';
import { everything as everyLabel, type Selector as LabelSelector } from '#apimachinery/labels/selector';
import type { FieldLabel } from '#apimachinery/runtime/field_label';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { PatchType } from '#apimachinery/types/patch_type';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { asError } from '#engine/text/as_error';

// The options of requests, from their query parameters. Each throws a StatusError: 400 for what can't be read, 422 for
// what is refused.

/** A list or watch with its selectors. */
export interface ParsedListOptions extends ListOptions {
  readonly labels: LabelSelector;
  readonly fields: FieldSelector;
}

/** The options of a read. */
export function getOptions(query: URLSearchParams): GetOptions {
  return read(query, GetOptions);
}

/** The options of a creation. */
export function createOptions(query: URLSearchParams): CreateOptions {
  return checked(read(query, CreateOptions), validateCreateOptions, 'CreateOptions');
}

/** The options of an update. */
export function updateOptions(query: URLSearchParams): UpdateOptions {
  return checked(read(query, UpdateOptions), validateUpdateOptions, 'UpdateOptions');
}

/** The options of a patch. */
export function patchOptions(query: URLSearchParams, patchType: PatchType): PatchOptions {
  return checked(read(query, PatchOptions), (options) => validatePatchOptions(options, patchType), 'PatchOptions');
}

/** The options of a deletion without a body. */
export function deleteOptions(query: URLSearchParams): DeleteOptions {
  return checkedDeleteOptions(read(query, DeleteOptions));
}

/** The options of a deletion, read elsewhere. */
export function checkedDeleteOptions(options: DeleteOptions): DeleteOptions {
  return checked(options, validateDeleteOptions, 'DeleteOptions');
}

/**
 * The options of a list or watch.
 * @param name of the one object that was authorised; empty: all of them
 * @param convertFieldLabel translates the terms of the field selector
 */
export function listOptions(
  query: URLSearchParams,
  name: string,
  convertFieldLabel: (label: string, value: string) => FieldLabel,
): ParsedListOptions {
  const options = read(query, ListOptions);
  let labels: LabelSelector = everyLabel();
  let fields: FieldSelector = everyField();
  try {
    if (options.labelSelector) labels = parseLabels(options.labelSelector);
    if (options.fieldSelector) fields = parseSelector(options.fieldSelector);
  } catch (error) {
    throw newBadRequest(asError(error).message);
  }
  setListOptionsDefaults(options);
  checked(options, (given) => validateListOptions(given, true), 'ListOptions');
  try {
    fields = fields.transform(convertFieldLabel);
  } catch (error) {
    throw newBadRequest(asError(error).message);
  }
  if (name !== '') {
    if (fields.empty()) fields = oneTermEqualSelector('metadata.name', name);
    else if (fields.requiresExactMatch('metadata.name') !== name)
      throw newBadRequest("fieldSelector metadata.name doesn't match requested name");
  }
  return Object.assign(options, { labels, fields });
}

/** Watches that begin with what is there tell when that is done. Mirrors Go's `internalversion.SetListOptionsDefaults`. */
function setListOptionsDefaults(options: ListOptions): void {
  const { sendInitialEvents, resourceVersionMatch, resourceVersion = '', watch } = options;
  if ((sendInitialEvents !== undefined && sendInitialEvents !== null) || resourceVersionMatch) return;
  if (watch !== true || (resourceVersion !== '' && resourceVersion !== '0')) return;
  options.sendInitialEvents = true;
  options.resourceVersionMatch = 'NotOlderThan';
}

function read<T extends object>(query: URLSearchParams, type: KindClass<T>): T {
  try {
    return convertFrom(query, type);
  } catch (error) {
    throw newBadRequest(asError(error).message);
  }
}

function checked<T>(options: T, validate: (options: T) => ErrorList, kind: string): T {
  const errors = validate(options);
  if (errors.length > 0) throw newInvalid({ group: 'meta.k8s.io', kind }, '', errors);
  return options;
}
