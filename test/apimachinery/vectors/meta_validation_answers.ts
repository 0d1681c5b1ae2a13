// What our validation makes of the inputs of scripts/go/metavalidationvectors, in the form of its answers.
import * as apivalidation from 'kubetyped/apimachinery/api/validation';
import { validatePathSegmentName } from 'kubetyped/apimachinery/api/validation/path';
import { validateListOptions } from 'kubetyped/apimachinery/apis/meta/internalversion/validation';
import type * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import * as metavalidation from 'kubetyped/apimachinery/apis/meta/v1/validation';
import * as betavalidation from 'kubetyped/apimachinery/apis/meta/v1beta1/validation';
import { type ErrorList, invalid, newPath, type Path } from 'kubetyped/apimachinery/util/validation/field';
import { type Answer, attempt } from './answer_rows.ts';

/** The errors' messages, with the origin before them if there is one. Errors about one map are sorted, as Go's are. */
function texts(list: ErrorList): string[] | null {
  if (list.length === 0) return null;
  const runs: { field: string; texts: string[] }[] = [];
  for (const error of list) {
    if (runs.at(-1)?.field !== error.field) runs.push({ field: error.field, texts: [] });
    runs.at(-1)!.texts.push(`${error.origin === '' ? '' : `${error.origin} `}${error.message}`);
  }
  return runs.flatMap(({ field, texts }) => (/(?:labels|annotations)$/i.test(field) ? texts.sort(byBytes) : texts));
}

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function path(given: boolean): Path | undefined {
  return given ? newPath('metadata') : undefined;
}

const rules: Readonly<Record<string, apivalidation.ValidateNameFunc>> = {
  subdomain: apivalidation.nameIsDNSSubdomain,
  label: apivalidation.nameIsDNSLabel,
  '1035': apivalidation.nameIsDNS1035Label,
  path: validatePathSegmentName,
  namespace: apivalidation.validateNamespaceName,
  serviceaccount: apivalidation.validateServiceAccountName,
};

interface MetaInput {
  readonly new: metav1.ObjectMeta;
  readonly old: metav1.ObjectMeta;
  readonly namespaced: boolean;
  readonly rule: string;
  readonly path: boolean;
}

function validateObjectMeta(input: MetaInput): object {
  const at = path(input.path);
  const rule = rules[input.rule]!;
  const withErrors: apivalidation.ValidateNameFuncWithErrors = (where, name) =>
    rule(name, false).map((text) => invalid(where, name, text));
  const object = { metadata: input.new };
  return {
    create: texts(apivalidation.validateObjectMetaAccessor(object, input.namespaced, rule, at)),
    withOpts: texts(apivalidation.validateObjectMetaAccessorWithOpts(object, input.namespaced, withErrors, at)),
    update: texts(apivalidation.validateObjectMetaAccessorUpdate(object, { metadata: input.old }, at)),
    size: attempt(() => apivalidation.validateAnnotationsSize(input.new.annotations)).err,
  };
}

function validateManagedFields(input: metav1.ManagedFieldsEntry[] | null): string[] | null {
  return texts(metavalidation.validateManagedFields(input, newPath('managedFields')));
}

interface SelectorInput {
  readonly labels?: metav1.LabelSelector;
  readonly field: metav1.FieldSelectorRequirement;
  readonly value: boolean;
  readonly unsafe: boolean;
  readonly path: boolean;
}

function validateSelectors({ labels, field, value, unsafe, path: hasPath }: SelectorInput): object {
  const options = { allowInvalidLabelValueInSelector: value, allowUnknownOperatorInRequirement: unsafe };
  return {
    labels: texts(metavalidation.validateLabelSelector(labels, options, path(hasPath))),
    field: texts(metavalidation.validateFieldSelectorRequirement(field, options, path(hasPath))),
    invalid: metavalidation.labelSelectorHasInvalidLabelValue(labels),
  };
}

function validateConditions(input: metav1.Condition[] | null): string[] | null {
  return texts(metavalidation.validateConditions(input, newPath('status', 'conditions')));
}

interface OptionsInput {
  readonly delete: metav1.DeleteOptions;
  readonly create: metav1.CreateOptions;
  readonly update: metav1.UpdateOptions;
  readonly patch: metav1.PatchOptions;
  readonly patchType: string;
  readonly table: metav1.TableOptions;
  readonly list: metav1.ListOptions;
  readonly watchList: boolean;
}

function validateOptions(input: OptionsInput): object {
  return {
    delete: texts(metavalidation.validateDeleteOptions(input.delete)),
    create: texts(metavalidation.validateCreateOptions(input.create)),
    update: texts(metavalidation.validateUpdateOptions(input.update)),
    patch: texts(metavalidation.validatePatchOptions(input.patch, input.patchType)),
    table: texts(metavalidation.validateTableOptions(input.table)),
    tableBeta: texts(betavalidation.validateTableOptions(input.table)),
    list: texts(validateListOptions(input.list, input.watchList)),
  };
}

/** By the name of the area. */
export const metaValidationAnswers: Readonly<Record<string, Answer>> = {
  'object-meta': validateObjectMeta,
  'managed-fields': validateManagedFields,
  'selector-rules': validateSelectors,
  condition: validateConditions,
  'request-options': validateOptions,
};
