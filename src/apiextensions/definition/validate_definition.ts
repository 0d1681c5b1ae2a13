import type { CustomResourceDefinition, JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
import { validateImmutableField } from '#apimachinery/api/validation/immutable_field';
import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validateObjectMetaUpdate } from '#apimachinery/api/validation/object_meta_update';
import { invalid, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { stringifyJSON } from '#engine/json/stringify';
import { quote } from '#engine/schema/fault';
import { finish, type Steps } from '#engine/steps';
import { parseRequestURI } from '#engine/text/url';
import { URLFault } from '#engine/text/url_escape';
import { pruneDefaults } from '../defaulting/prune_defaults.ts';
import { isObject, itemsOf } from '../schema/parts.ts';
import { checkStructural } from '../schema/structural.ts';
import { validateStructural } from '../schema/validate_structural.ts';
import { formatOf } from '../validation/formats/registry.ts';
import { isCABundle, takesKnownVersion } from './conversion.ts';
import {
  type InternalDefinition,
  type InternalSpec,
  internalDefinition,
  isSame,
  schemaOf,
} from './internal_definition.ts';
import { validateNames } from './names.ts';
import { type DefinitionOptions, ON_CREATE } from './options.ts';
import { hasSchemaWith, schemaHas, schemasOf } from './schema_search.ts';
import { isAtomic, validateMapListKeys } from './validate_list_type.ts';
import { validateSpec } from './validate_spec.ts';

/** A definition of either version. */
export type AnyDefinition = CustomResourceDefinition | V1beta1;

/** What a server says of a definition. */
export interface DefinitionVerdict {
  /** The errors that would reject it. */
  readonly errors: ErrorList;
  /** Formats that are ignored. */
  readonly warnings: readonly string[];
}

/**
 * Reports what an API server would say on creating a definition: its names, versions, conversion, columns, and whether
 * its schemas are structural, their defaults valid, and their rules within budget. As in Go, what all versions have the
 * same is reported at `spec.validation`, `spec.subresources` and so on. Mirrors `ValidateCustomResourceDefinition`.
 * @param definition of v1 or v1beta1, as decoded; its status is that of a server's
 */
export function validateCustomResourceDefinition(definition: AnyDefinition): DefinitionVerdict {
  return finish(validatingDefinition(definition));
}

/** {@link validateCustomResourceDefinition} in steps, so that a server serves others in between. */
export function* validatingDefinition(definition: AnyDefinition): Steps<DefinitionVerdict> {
  const { metadata, spec, status } = internalDefinition({ ...definition, status: {} });
  const path = newPath('metadata');
  const nameFn = (name: string, prefix: boolean): string[] => [
    ...nameIsDNSSubdomain(name, prefix),
    ...(name === `${spec.names.plural ?? ''}.${spec.group ?? ''}` ? [] : ['must be spec.names.plural+"."+spec.group']),
  ];
  const errors = [
    ...validateObjectMeta({ ...metadata, generation: 1 }, false, nameFn, path),
    ...(yield* validateSpec(spec, ON_CREATE, newPath('spec'))),
    ...validateStatus({ metadata, spec, status }),
    ...validateApproval(metadata.annotations, undefined, spec.group),
    ...validatePreserving(spec, undefined),
  ];
  return { errors, warnings: [...unknownFormats(spec).map(warningOf), ...setWarnings(spec)] };
}

/**
 * The same for a definition that replaces another. What was not demanded when the old one was written is not demanded
 * now. Mirrors `ValidateCustomResourceDefinitionUpdate`.
 */
export function validateCustomResourceDefinitionUpdate(
  definition: AnyDefinition,
  oldDefinition: AnyDefinition,
): DefinitionVerdict {
  return finish(validatingDefinitionUpdate(definition, oldDefinition));
}

/** {@link validateCustomResourceDefinitionUpdate} in steps. */
export function* validatingDefinitionUpdate(
  definition: AnyDefinition,
  oldDefinition: AnyDefinition,
): Steps<DefinitionVerdict> {
  const old = internalDefinition(oldDefinition);
  const given = internalDefinition({ ...definition, status: {} });
  const { spec, metadata } = given;
  const stored = old.status.storedVersions ?? [];
  const storage = spec.versions.find((version) => version.storage)?.name;
  const storedVersions = storage === undefined || stored.includes(storage) ? stored : [...stored, storage];
  const status = { ...old.status, storedVersions };
  const path = newPath('spec');
  const options = optionsOf(spec, old);
  const generation = isSame(spec, old.spec) ? metadata.generation : Number(old.metadata.generation ?? 0) + 1;
  const errors = [
    ...validateObjectMetaUpdate(
      { ...metadata, ...(generation !== undefined && { generation }) },
      old.metadata,
      newPath('metadata'),
    ),
    ...(yield* validateSpec(spec, options, path)),
    ...(options.requireImmutableNames
      ? [
          ...validateImmutableField(spec.scope, old.spec.scope, path.child('scope')),
          ...validateImmutableField(spec.names.kind, old.spec.names.kind, path.child('names', 'kind')),
        ]
      : []),
    ...validateImmutableField(spec.group, old.spec.group, path.child('group')),
    ...validateImmutableField(spec.names.plural ?? '', old.spec.names.plural ?? '', path.child('names', 'plural')),
    ...validateStatus({ metadata, spec, status }),
    ...validateApproval(metadata.annotations, old.metadata.annotations ?? {}, spec.group),
    ...validatePreserving(spec, old.spec),
  ];
  const known = new Set([...unknownFormats(old.spec).map(warningOf), ...setWarnings(old.spec)]);
  const warnings = [...unknownFormats(spec).map(warningOf), ...setWarnings(spec)];
  return { errors, warnings: warnings.filter((warning) => !known.has(warning)) };
}

function optionsOf(spec: InternalSpec, { spec: old, status }: InternalDefinition): DefinitionOptions {
  const isEstablished =
    status.conditions?.some((each) => each.type === 'Established' && each.status === 'True') === true;
  const oldVersions = new Map(old.versions.map((version) => [version.name, version]));
  const { caBundle } = old.conversion.webhookClientConfig ?? {};
  const keepsFields = (a: readonly unknown[] | null | undefined, b: readonly unknown[] | null | undefined): boolean =>
    (b?.length ?? 0) > 8 && isSame(a, b);
  return {
    requireKnownReviewVersion: takesKnownVersion(old.conversion.conversionReviewVersions),
    requireImmutableNames: isEstablished,
    requireSchema:
      Boolean(old.validation?.openAPIV3Schema) || old.versions.every(({ schema }) => schema?.openAPIV3Schema),
    requireValidTypes: !hasSchemaWith(old, ({ type }) => Boolean(type) && !TYPES.includes(type ?? '')),
    requireStructural: schemasOf(old).every(isStructural),
    requirePrunedDefaults: schemasOf(old).every(hasPrunedDefaults),
    requireAtomicItems: !hasSchemaWith(old, hasNonAtomicSet),
    requireMapListKeys: !hasSchemaWith(old, (schema) => validateMapListKeys(schema, newPath('')).length > 0),
    unchangedVersions: new Set(
      spec.versions.flatMap((version) => {
        const before = schemaOf(old, version.name);
        return before !== undefined && isSame(schemaOf(spec, version.name), before) ? [version.name] : [];
      }),
    ),
    suppressRuleCost: false,
    allowInvalidCABundle: !isEstablished || (Boolean(caBundle) && !isCABundle(caBundle ?? '')),
    tooManySelectableFields: new Set([
      ...(keepsFields(spec.selectableFields, old.selectableFields) ? [''] : []),
      ...spec.versions.flatMap(({ name, selectableFields }) =>
        keepsFields(selectableFields, oldVersions.get(name)?.selectableFields) ? [name] : [],
      ),
    ]),
  };
}

const TYPES: readonly string[] = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

function isStructural(schema: JSONSchemaProps): boolean {
  try {
    checkStructural(schema);
    return validateStructural(undefined, schema).length === 0;
  } catch {
    return false;
  }
}

/** True as well where the API server can't tell: of a schema that is not structural, or of a resource that is not an object. */
function hasPrunedDefaults(schema: JSONSchemaProps): boolean {
  if (!isStructural(schema) || !isObject(schema.default ?? {})) return true;
  return stringifyJSON(pruneDefaults(schema), { sorted: true }) === stringifyJSON(schema, { sorted: true });
}

function hasNonAtomicSet(schema: JSONSchemaProps): boolean {
  const { items } = schema;
  return (
    schema['x-kubernetes-list-type'] === 'set' && Boolean(items) && !Array.isArray(items) && !isAtomic(items ?? {})
  );
}

function validateStatus({ spec, status }: InternalDefinition): ErrorList {
  const errors = validateNames(status.acceptedNames ?? {}, newPath('status', 'acceptedNames'));
  const path = newPath('status').child('storedVersions');
  const stored = status.storedVersions ?? [];
  if (stored.length === 0) return [...errors, invalid(path, null, 'must have at least one stored version')];
  const left = new Map(stored.map((name, index) => [name, index]));
  for (const { name, storage } of spec.versions) {
    // As in Go, the second version of a name is not among them any more.
    if (!left.delete(name) && storage) errors.push(invalid(path, stored, `must have the storage version ${name}`));
  }
  for (const [name, index] of left) {
    const detail = `missing from spec.versions; ${name} was previously a storage version, and must remain in spec.versions until a storage migration ensures no data remains persisted in ${name} and removes ${name} from status.storedVersions`;
    errors.push(invalid(path.index(index), name, detail));
  }
  return errors;
}

/** Says who has approved of a definition in a group of the Kubernetes community. */
export const APPROVED = 'api-approved.kubernetes.io';

/** Whether the community of Kubernetes has agreed to a definition in one of its groups, and how that is said. */
export interface Approval {
  readonly state: 'missing' | 'bypassed' | 'approved' | 'invalid';
  readonly reason: string;
}

/** Mirrors Go's `apihelpers.GetAPIApprovalState`. */
export function approvalOf(annotations: Readonly<Record<string, string>>): Approval {
  const text = annotations[APPROVED] ?? '';
  const must = `protected groups must have approval annotation ${quote(APPROVED)}`;
  const see = 'see https://github.com/kubernetes/enhancements/pull/1111';
  if (text === '') return { state: 'missing', reason: `${must}, ${see}` };
  if (text.startsWith('unapproved')) return { state: 'bypassed', reason: `not approved: ${quote(text)}` };
  const url = parseRequestURI(text);
  if (!(url instanceof URLFault) && url.host !== '' && url.scheme !== '')
    return { state: 'approved', reason: `approved in ${text}` };
  return { state: 'invalid', reason: `${must} with either a URL or a reason starting with "unapproved", ${see}` };
}

/** Whether a group is one of the Kubernetes community. */
export function isProtected(group: string): boolean {
  return /(^|\.)(k8s|kubernetes)\.io$/.test(group);
}

function validateApproval(
  annotations: Readonly<Record<string, string>> = {},
  old: Readonly<Record<string, string>> | undefined,
  group: string,
): ErrorList {
  if (!isProtected(group)) return [];
  const { state, reason } = approvalOf(annotations);
  if (old !== undefined && approvalOf(old).state === state) return [];
  const path = newPath('metadata', 'annotations').key(APPROVED);
  if (state === 'missing') return [required(path, reason)];
  return state === 'invalid' ? [invalid(path, annotations[APPROVED], reason)] : [];
}

function validatePreserving(spec: InternalSpec, old: InternalSpec | undefined): ErrorList {
  if (old?.preserveUnknownFields === true || spec.preserveUnknownFields !== true) return [];
  const detail =
    'cannot set to true, set x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema instead';
  return [invalid(newPath('spec').child('preserveUnknownFields'), true, detail)];
}

function warningOf(format: string): string {
  return `unrecognized format ${quote(format)}`;
}

/** The formats that a server ignores. */
function unknownFormats(spec: InternalSpec): string[] {
  const found: string[] = [];
  for (const root of schemasOf(spec)) {
    schemaHas(root, ({ type, format }) => {
      if (format && !isKnown(type ?? '', format)) found.push(format);
      return false;
    });
  }
  return found;
}

/** Sets whose items are not scalars, which nothing can compare. */
function setWarnings(spec: InternalSpec): string[] {
  const found = new Set<string>();
  for (const root of schemasOf(spec)) {
    schemaHas(root, (schema) => {
      const type = itemsOf(schema)?.type;
      if (schema['x-kubernetes-list-type'] === 'set' && (type === 'object' || type === 'array')) found.add(type);
      return false;
    });
  }
  return [...found]
    .sort()
    .map(
      (type) =>
        `x-kubernetes-list-type: set for items of type ${quote(type)} is not supported by server-side apply or CEL validation rules`,
    );
}

function isKnown(type: string, format: string): boolean {
  switch (type) {
    case '':
    case 'string':
      return formatOf(format) !== undefined;
    case 'integer':
      return format === 'int32' || format === 'int64';
    case 'number':
      return format === 'float' || format === 'double';
    default:
      return false;
  }
}
