import type { FieldLabel } from '#apimachinery/runtime/field_label';
import type { CustomResource } from '../../apiextensions/index.ts';
import type { AttrFunc } from '../storage/selection_predicate.ts';

/** Custom resources can't be selected by a field. */
export class UnsupportedFieldLabelError extends Error {
  readonly code = 'ERR_UNSUPPORTED_FIELD_LABEL';
  readonly label: string;

  constructor(label: string) {
    super(`field label not supported: ${label}`);
    this.name = 'UnsupportedFieldLabelError';
    this.label = label;
  }
}

/** Labels, name, namespace and the selectable fields of the definition. Mirrors `GetAttrs` of Go's strategy. */
export function customAttributes(resource: CustomResource): AttrFunc {
  return (object) => ({ labels: object.metadata.labels ?? {}, fields: resource.selectableFields({ ...object }) });
}

/** @throws {UnsupportedFieldLabelError} for what custom resources can't be selected by */
export function convertCustomFieldLabel(resource: CustomResource, label: string, value: string): FieldLabel {
  const isKnown =
    label === 'metadata.name' ||
    (resource.namespaced && label === 'metadata.namespace') ||
    resource.definition.selectableFields?.some(({ jsonPath }) => jsonPath.replace(/^\./, '') === label);
  if (!isKnown) throw new UnsupportedFieldLabelError(label);
  return { label, value };
}
