import type {
  CustomResourceColumnDefinition,
  CustomResourceDefinition,
  CustomResourceDefinitionNames,
  CustomResourceDefinitionStatus,
  CustomResourceDefinitionVersion,
  CustomResourceSubresources,
  CustomResourceValidation,
  SelectableField,
  WebhookClientConfig,
} from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { stringifyJSON } from '#engine/json/stringify';
import { checkNesting } from '#engine/verbs/copy_nested';
import { isObject } from '../schema/parts.ts';

/** How versions are converted. */
export interface InternalConversion {
  readonly strategy: string;
  readonly webhookClientConfig?: WebhookClientConfig | undefined;
  readonly conversionReviewVersions?: readonly string[] | undefined;
}

/** A definition with defaults, of either version: what is the same in all versions stands beside them. */
export interface InternalDefinition {
  readonly metadata: ObjectMeta;
  readonly spec: InternalSpec;
  readonly status: CustomResourceDefinitionStatus;
}

/** See {@link InternalDefinition}. */
export interface InternalSpec {
  readonly group: string;
  /** The name of the first version. */
  readonly version: string;
  readonly names: CustomResourceDefinitionNames;
  readonly scope: string;
  readonly validation: CustomResourceValidation | undefined;
  readonly subresources: CustomResourceSubresources | undefined;
  readonly versions: readonly CustomResourceDefinitionVersion[];
  /** Whether there is a list of versions, empty or not. */
  readonly listsVersions: boolean;
  readonly additionalPrinterColumns: readonly CustomResourceColumnDefinition[];
  readonly selectableFields: readonly SelectableField[];
  readonly conversion: InternalConversion;
  readonly preserveUnknownFields: boolean | undefined;
}

/** A definition of v1 or v1beta1, as decoded, with the defaults of its version. */
export function internalDefinition(definition: CustomResourceDefinition | V1beta1): InternalDefinition {
  checkNesting(definition);
  const spec = definition.apiVersion === 'apiextensions.k8s.io/v1beta1' ? ofV1beta1(definition) : ofV1(definition);
  return { metadata: definition.metadata, spec, status: withStored(spec, definition.status) };
}

/** What was stored is known to have been in the storage version. */
function withStored(
  { versions }: InternalSpec,
  status: CustomResourceDefinitionStatus | undefined,
): CustomResourceDefinitionStatus {
  const storage = versions.find((version) => version.storage)?.name;
  const storedVersions = status?.storedVersions ?? [];
  return { ...status, storedVersions: storedVersions.length > 0 || storage === undefined ? storedVersions : [storage] };
}

/** A part that is missing is empty to Go. */
function namesOf(given: CustomResourceDefinitionNames | undefined): CustomResourceDefinitionNames {
  const names = given ?? { kind: '', plural: '' };
  return {
    ...names,
    singular: names.singular || (names.kind ?? '').toLowerCase(),
    ...((names.listKind || names.kind) && { listKind: names.listKind || `${names.kind}List` }),
  };
}

function ofV1beta1(definition: V1beta1): InternalSpec {
  const spec: Partial<V1beta1['spec']> = definition.spec ?? {};
  const { conversion = { strategy: 'None' } } = spec;
  const { webhookClientConfig, conversionReviewVersions = [] } = conversion;
  const isDefault = conversion.strategy === 'Webhook' && conversionReviewVersions.length === 0;
  const given = spec.versions ?? [];
  const versions = given.length === 0 && spec.version ? [{ name: spec.version, served: true, storage: true }] : given;
  return {
    group: spec.group ?? '',
    version: spec.version || (versions[0]?.name ?? ''),
    names: namesOf(spec.names),
    scope: spec.scope || 'Namespaced',
    validation: spec.validation,
    subresources: spec.subresources,
    versions: versions.map(({ additionalPrinterColumns, ...version }) => ({
      ...version,
      ...(additionalPrinterColumns && { additionalPrinterColumns: columnsOfV1beta1(additionalPrinterColumns) }),
    })),
    listsVersions: versions.length > 0 || Array.isArray(spec.versions),
    additionalPrinterColumns: columnsOfV1beta1(spec.additionalPrinterColumns ?? []),
    selectableFields: spec.selectableFields ?? [],
    conversion: {
      strategy: conversion.strategy,
      webhookClientConfig,
      conversionReviewVersions: isDefault ? ['v1beta1'] : conversionReviewVersions,
    },
    preserveUnknownFields: spec.preserveUnknownFields ?? true,
  };
}

function columnsOfV1beta1(
  columns: NonNullable<V1beta1['spec']['additionalPrinterColumns']>,
): CustomResourceColumnDefinition[] {
  return columns.map(({ JSONPath, ...column }) => ({ ...column, jsonPath: JSONPath }));
}

function ofV1(definition: CustomResourceDefinition): InternalSpec {
  const spec: Partial<CustomResourceDefinition['spec']> = definition.spec ?? {};
  const { conversion = { strategy: 'None' } } = spec;
  const versions = spec.versions ?? [];
  const [first] = versions;
  /** What all versions have the same. */
  const common = <K extends keyof CustomResourceDefinitionVersion>(
    name: K,
  ): CustomResourceDefinitionVersion[K] | undefined => first?.[name];
  const same = HOISTED.filter(
    (name) => versions.length > 0 && versions.every((each) => isSame(each[name], first?.[name])),
  );
  const isCommon = (name: (typeof HOISTED)[number]): boolean => same.includes(name);
  return {
    group: spec.group ?? '',
    version: first?.name ?? '',
    names: namesOf(spec.names),
    scope: spec.scope ?? '',
    validation: isCommon('schema') ? common('schema') : undefined,
    subresources: isCommon('subresources') ? common('subresources') : undefined,
    versions: versions.map((version) =>
      Object.assign({ ...version }, Object.fromEntries(same.map((name) => [name, undefined]))),
    ),
    listsVersions: Array.isArray(spec.versions),
    additionalPrinterColumns: (isCommon('additionalPrinterColumns') && common('additionalPrinterColumns')) || [],
    selectableFields: (isCommon('selectableFields') && common('selectableFields')) || [],
    conversion: {
      strategy: conversion.strategy,
      webhookClientConfig: conversion.webhook?.clientConfig,
      conversionReviewVersions: conversion.webhook?.conversionReviewVersions,
    },
    preserveUnknownFields: spec.preserveUnknownFields === true,
  };
}

const HOISTED = ['schema', 'subresources', 'additionalPrinterColumns', 'selectableFields'] as const;

/** Whether two parts mean the same; an empty list or map is none. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || textOf(a) === textOf(b);
}

function textOf(value: unknown): string {
  return stringifyJSON(withoutEmpty(value), { sorted: true });
}

/** Fields that are pointers to Go, so that false or an empty text is not the same as nothing, and data of any form. */
const POINTERS: readonly string[] = [
  '$ref',
  'additionalItems',
  'additionalProperties',
  'default',
  'deprecationWarning',
  'enum',
  'example',
  'labelSelectorPath',
  'optionalOldSelf',
  'reason',
  'x-kubernetes-list-type',
  'x-kubernetes-map-type',
  'x-kubernetes-preserve-unknown-fields',
];
const MAPS: readonly string[] = ['definitions', 'dependencies', 'patternProperties', 'properties'];
const DATA: readonly string[] = ['default', 'enum', 'example'];

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const kept = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const own = DATA.includes(key) ? (part ?? null) : withoutEmpty(part);
    const isEmpty =
      own === null ||
      (key === 'enum' && Array.isArray(own) && own.length === 0) ||
      (MAPS.includes(key) && isObject(own) && Object.keys(own).length === 0) ||
      ((own === false || own === '') && !POINTERS.includes(key));
    return isEmpty ? [] : [[key, own] as const];
  });
  return Object.fromEntries(kept);
}

/** The schema of the version of a name; undefined when there is no such version, unless all have the same. */
export function schemaOf(
  { versions, validation }: InternalSpec,
  name: string,
): CustomResourceValidation | null | undefined {
  if (!versions.some(({ schema }) => schema)) return validation ?? null;
  const version = versions.find((each) => each.name === name);
  return version && (version.schema ?? null);
}
