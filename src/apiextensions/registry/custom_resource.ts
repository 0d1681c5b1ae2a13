import type {
  CustomResourceDefinition,
  CustomResourceDefinitionVersion,
  JSONSchemaProps,
  SelectableField,
} from '#api/apiextensions/v1/zz_generated.types';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validateObjectMetaUpdate } from '#apimachinery/api/validation/object_meta_update';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import {
  ErrorTypeNotSupported,
  ErrorTypeRequired,
  ErrorTypeTooLong,
  ErrorTypeTooMany,
  ErrorTypeTypeInvalid,
} from '#apimachinery/util/validation/field/error_type';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { type Spellings, spellingsAt } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { printUntyped, valueAt } from '#engine/json/untyped';
import { quote } from '#engine/schema/fault';
import { finish, type Steps } from '#engine/steps';
import { compareUTF8 } from '#engine/text/utf8';
import { copyNested } from '#engine/verbs/copy_nested';
import { type RuleNode, ruleTreeOf } from '../cel/rule_tree.ts';
import { OBJECT_BUDGET, type RuleOptions, runningRules } from '../cel/rule_validator.ts';
import { Correlated } from '../correlation/correlated.ts';
import { equalSpelled } from '../correlation/equal_spelled.ts';
import { defaultInPlace, pruneNullsInPlace } from '../defaulting/defaults.ts';
import { pruneDefaults } from '../defaulting/prune_defaults.ts';
import { validateListSetsAndMaps } from '../listtype/list_type.ts';
import { coerceInPlace, readMetadata, validateEmbeddedMetadata } from '../objectmeta/embedded_metadata.ts';
import { pruneInPlace } from '../pruning/prune.ts';
import { additionalOf, isEmbedded, isObject, itemsOf, ofRoot, propertyOf, type Schema } from '../schema/parts.ts';
import { newSchemaValidator, type SchemaValidator, validateCustomResource } from '../validation/schema_validator.ts';
import { validateScaleSpec, validateScaleStatus } from './scale.ts';

/** Those that Kubernetes itself uses need no domain. */
const STANDARD: readonly string[] = ['orphan', 'foregroundDeletion', 'kubernetes'];

/** The content of a custom resource. */
export type Content = Record<string, unknown>;

/** What {@link CustomResource.decode} makes of an object. */
export interface DecodedResource {
  /** A copy: pruned, with defaults. Undefined with an error. */
  readonly object?: Content;
  /** Those of the spellings given that still count: none of metadata. For {@link ResourceOptions}. */
  readonly spellings?: Spellings | undefined;
  /** Paths of unknown fields. Strict validation rejects them; otherwise they are pruned. */
  readonly unknownFields: readonly string[];
  /** Why it can't be decoded at all, as metadata or an embedded object has a value of a wrong type. */
  readonly error?: FieldError;
}

/** How an object is decoded. */
export interface DecodeOptions {
  /** The object was stored: metadata of a wrong type, from before there was any validation, is dropped. */
  readonly stored?: boolean;
  /** The `spellings` of its JSONDocument. */
  readonly spellings?: Spellings | undefined;
}

/** How an object is validated. */
export interface ResourceOptions {
  /** Those of {@link DecodedResource}: without them a whole number is an integer however it is spelled. */
  readonly spellings?: Spellings | undefined;
  /** What the rules may cost; 10,000,000 by default, as on a server. */
  readonly budget?: number;
  /** Asked now and then while rules run whether to stop. */
  readonly interrupted?: () => boolean;
}

/** What a server says of an object. */
export interface ResourceVerdict {
  /** The errors that would reject it. */
  readonly errors: ErrorList;
  /** What rules say of unchanged parts, and about names of finalizers. */
  readonly warnings: readonly string[];
  /** What the rules cost; undefined when they were not run. More than the budget when it ran out. */
  readonly cost: number | undefined;
}

/**
 * The custom resources of one version of a definition, in the steps of an API server: {@link decode}, then
 * {@link prepareForCreate} and {@link validate}, or {@link prepareForUpdate} and {@link validateUpdate}. Objects are not
 * changed. Created by {@link customResource}. Mirrors `customResourceStrategy`.
 */
export class CustomResource {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** The schema, with its defaults pruned; undefined without one. */
  readonly schema: JSONSchemaProps | undefined;
  /** The version as it is defined. */
  readonly definition: CustomResourceDefinitionVersion;
  readonly #preserves: boolean;
  readonly #validator: SchemaValidator | undefined;
  readonly #statusValidator: SchemaValidator | undefined;
  readonly #rules: RuleNode | undefined;

  /** Use {@link customResource}. @internal */
  constructor({ spec }: CustomResourceDefinition, version: CustomResourceDefinitionVersion) {
    const schema = version.schema?.openAPIV3Schema ?? undefined;
    this.group = spec.group;
    this.version = version.name;
    this.kind = spec.names.kind;
    this.namespaced = spec.scope === 'Namespaced';
    this.definition = version;
    this.#preserves = spec.preserveUnknownFields === true;
    this.#validator = schema && newSchemaValidator(schema);
    const status = schema && propertyOf(schema, 'status');
    this.#statusValidator = status && newSchemaValidator(status);
    this.schema = schema && pruneDefaults(schema);
    this.#rules = ruleTreeOf(this.schema, true);
  }

  /**
   * Removes unknown fields and nulls that mean nothing, brings metadata into its form, and adds defaults.
   * @throws NotCopyableError for an object that is nested more than 1,000 levels
   */
  decode(object: Readonly<Content>, options: DecodeOptions = {}): DecodedResource {
    const coerced = this.coerce(object, options);
    if (coerced.object !== undefined) defaultInPlace(coerced.object, this.schema);
    return coerced;
  }

  /**
   * The same without defaults: what becomes of an object that is converted to this version.
   * @throws NotCopyableError for an object that is nested more than 1,000 levels
   */
  coerce(object: Readonly<Content>, { stored = false, spellings }: DecodeOptions = {}): DecodedResource {
    const content: Content = copyNested(object);
    const refuse = (error: FieldError): DecodedResource => ({ unknownFields: [], error });
    const read = Object.hasOwn(content, 'metadata') ? readMetadata(content['metadata'], stored) : undefined;
    if (read?.error !== undefined) return refuse(invalid(newPath('metadata'), content['metadata'], read.error));
    const { schema } = this;
    const unknownFields = (read?.unknownFields ?? []).map((path) => `metadata.${path}`);
    if (!this.#preserves) {
      append(unknownFields, pruneInPlace(content, ofRoot(schema)));
      pruneNullsInPlace(content, schema);
    }
    const coerced = coerceInPlace(newPath(), content, schema, stored);
    if (coerced.error !== undefined) return refuse(coerced.error);
    append(unknownFields, [...coerced.unknownFields].sort(compareUTF8));
    setOwn(content, 'apiVersion', `${this.group}/${this.version}`);
    setOwn(content, 'kind', this.kind);
    if (read !== undefined) {
      const isOld = stored && !read.metadata.generation;
      setOwn(content, 'metadata', isOld ? { ...read.metadata, generation: 1 } : read.metadata);
    }
    return { object: content, unknownFields, spellings: spellingsOutsideMetadata(spellings, object, ofRoot(schema)) };
  }

  /** The object as it is created: without status if that is a subresource, and with generation 1. */
  prepareForCreate(object: Readonly<Content>): Content {
    const prepared = { ...object };
    if (this.#hasStatus) delete prepared['status'];
    return withMetadata(prepared, { generation: 1 });
  }

  /** The object as it replaces another: with the old status if that is a subresource, and the next generation if anything but metadata changed. */
  prepareForUpdate(object: Readonly<Content>, old: Readonly<Content>, spellings?: Spellings): Content {
    const prepared = { ...object };
    if (this.#hasStatus) {
      if (Object.hasOwn(old, 'status')) prepared['status'] = old['status'];
      else delete prepared['status'];
    }
    if (isSameContent(prepared, old, this.#ownSpellings(spellings))) return prepared;
    return withMetadata(prepared, { generation: Number(metadataOf(old).generation ?? 0) + 1 });
  }

  /** The old object with the status of another one: what an update of the status subresource is. */
  prepareForStatusUpdate(object: Readonly<Content>, old: Readonly<Content>): Content {
    const prepared = { ...old };
    if (Object.hasOwn(object, 'status')) prepared['status'] = object['status'];
    else delete prepared['status'];
    const { managedFields } = metadataOf(object);
    const { managedFields: _, ...metadata } = metadataOf(old);
    if (!Object.hasOwn(prepared, 'metadata') && managedFields === undefined) return prepared;
    prepared['metadata'] = managedFields === undefined ? metadata : { ...metadata, managedFields };
    return prepared;
  }

  /** Validates an object that is created. Mirrors `Validate`. */
  validate(object: Readonly<Content>, options: ResourceOptions = {}): ResourceVerdict {
    return finish(this.validating(object, options));
  }

  /** {@link validate} in steps, so that a server serves others in between. */
  *validating(object: Readonly<Content>, options: ResourceOptions = {}): Steps<ResourceVerdict> {
    const { spellings } = options;
    const metadata = metadataOf(object);
    const path = newPath('metadata');
    const { scale } = this.definition.subresources ?? {};
    const errors = validateObjectMeta(metadata, this.namespaced, nameIsDNSSubdomain, path);
    yield;
    append(errors, validateCustomResource(undefined, object, this.#validator, spellings));
    yield;
    const others = [
      ...(scale
        ? [...validateScaleSpec(scale, object, spellings), ...validateScaleStatus(scale, object, spellings)]
        : []),
      ...validateEmbeddedMetadata(undefined, object, this.schema),
      ...this.#listErrors(object, spellings),
    ];
    append(errors, others);
    yield;
    return yield* this.#judge(errors, object, undefined, options, finalizerWarnings(metadata, undefined));
  }

  /** Validates an object that replaces another. Mirrors `ValidateUpdate`. */
  validateUpdate(object: Readonly<Content>, old: Readonly<Content>, options: ResourceOptions = {}): ResourceVerdict {
    return finish(this.validatingUpdate(object, old, options));
  }

  /** {@link validateUpdate} in steps. */
  *validatingUpdate(
    object: Readonly<Content>,
    old: Readonly<Content>,
    options: ResourceOptions = {},
  ): Steps<ResourceVerdict> {
    const spellings = this.#ownSpellings(options.spellings);
    const [metadata, oldMetadata] = [metadataOf(object), metadataOf(old)];
    const { scale } = this.definition.subresources ?? {};
    const correlated = new Correlated(object, old, this.schema, spellings);
    const errors = validateObjectMetaUpdate(metadata, oldMetadata, newPath('metadata'));
    yield;
    append(errors, validateCustomResource(undefined, object, this.#validator, spellings, correlated));
    yield;
    const others = [
      ...(scale
        ? [...validateScaleSpec(scale, object, spellings), ...validateScaleStatus(scale, object, spellings)]
        : []),
      ...validateEmbeddedMetadata(undefined, object, this.schema),
      // An object that was wrong before may stay so.
      ...(this.#listErrors(old).length > 0 ? [] : this.#listErrors(object, spellings)),
    ];
    append(errors, others);
    yield;
    return yield* this.#judge(
      errors,
      object,
      old,
      { ...options, spellings, correlated },
      finalizerWarnings(metadata, oldMetadata),
    );
  }

  /** Validates an object whose status is updated. Mirrors `ValidateUpdate` of the strategy for status. */
  validateStatusUpdate(
    object: Readonly<Content>,
    old: Readonly<Content>,
    options: ResourceOptions = {},
  ): ResourceVerdict {
    return finish(this.validatingStatusUpdate(object, old, options));
  }

  /** {@link validateStatusUpdate} in steps. */
  *validatingStatusUpdate(
    object: Readonly<Content>,
    old: Readonly<Content>,
    options: ResourceOptions = {},
  ): Steps<ResourceVerdict> {
    const status = spellingsAt(options.spellings, 'status');
    // The rest was stored.
    const spellings = status && { status };
    const { scale } = this.definition.subresources ?? {};
    const correlated = new Correlated(object, old, this.schema, spellings);
    const errors: ErrorList = [
      ...validateObjectMetaUpdate(metadataOf(object), metadataOf(old), newPath('metadata')),
      ...(Object.hasOwn(object, 'status')
        ? validateCustomResource(
            newPath('status'),
            object['status'],
            this.#statusValidator,
            status,
            correlated.key('status') ?? new Correlated(object['status'], old['status'], undefined, status),
          )
        : []),
      ...(scale ? validateScaleStatus(scale, object, spellings) : []),
    ];
    const lists = this.#listErrors(object, spellings);
    if (lists.length > 0 && this.#listErrors(old).length === 0) append(errors, lists);
    return yield* this.#judge(errors, object, old, { ...options, spellings, correlated }, []);
  }

  /** The values that field selectors may use. Mirrors `GetAttrs`. */
  selectableFields(object: Readonly<Content>): Record<string, string> {
    return selectableFieldsOf(object, this.definition.selectableFields ?? [], this.namespaced);
  }

  get #hasStatus(): boolean {
    return (this.definition.subresources?.status ?? undefined) !== undefined;
  }

  #listErrors(object: Readonly<Content>, spellings?: Spellings): ErrorList {
    return this.schema === undefined ? [] : validateListSetsAndMaps(undefined, this.schema, object, spellings);
  }

  /** How the numbers of an object that replaces another are spelled: its status may be the old one, which was stored. */
  #ownSpellings(spellings: Spellings | undefined): Spellings | undefined {
    if (!this.#hasStatus || typeof spellings !== 'object') return spellings;
    const { status: _, ...rest } = spellings;
    return rest;
  }

  /** Runs the rules, unless errors are in their way. */
  *#judge(
    errors: ErrorList,
    object: Readonly<Content>,
    old: Readonly<Content> | undefined,
    options: RuleOptions,
    warnings: readonly string[],
  ): Steps<ResourceVerdict> {
    if (this.#rules === undefined) return { errors, warnings, cost: undefined };
    if (errors.some(({ type }) => BLOCKING.includes(type))) {
      return { errors: [...errors, invalid(undefined, null, NOT_CHECKED)], warnings, cost: undefined };
    }
    const { budget = OBJECT_BUDGET } = options;
    const verdict = yield* runningRules(this.#rules, undefined, object, old, options);
    return {
      errors: [...errors, ...verdict.errors],
      warnings: [...verdict.warnings, ...warnings],
      cost: budget - verdict.remaining,
    };
  }
}

/** Errors after which an object may be anything, so that its rules would mean nothing. */
const BLOCKING: readonly string[] = [
  ErrorTypeNotSupported,
  ErrorTypeRequired,
  ErrorTypeTooLong,
  ErrorTypeTooMany,
  ErrorTypeTypeInvalid,
];
const NOT_CHECKED =
  'some validation rules were not checked because the object was invalid; correct the existing errors to complete validation';

/**
 * The custom resources of a version, compiled once.
 *
 * ```ts
 * const widgets = customResource(definition, 'v1');
 * const { object, unknownFields, spellings } = widgets.decode(given, { spellings: document.spellings });
 * const { errors } = widgets.validate(widgets.prepareForCreate(object), { spellings });
 * ```
 *
 * @param definition as decoded; not validated itself
 * @throws StructuralSchemaError when the schema of the version is not structural
 * @throws RangeError when there is no such version
 */
export function customResource(definition: CustomResourceDefinition, version: string): CustomResource {
  const found = definition.spec.versions?.find(({ name }) => name === version);
  if (found === undefined) throw new RangeError(`the definition has no version ${JSON.stringify(version)}`);
  return new CustomResource(definition, found);
}

function metadataOf({ metadata }: Readonly<Content>): ObjectMeta {
  return isObject(metadata) ? (metadata as ObjectMeta) : {};
}

/** Whether two objects differ in their metadata alone. */
function isSameContent(
  { metadata: _, ...content }: Readonly<Content>,
  { metadata: __, ...old }: Readonly<Content>,
  spellings: Spellings | undefined,
): boolean {
  return equalSpelled(content, old, spellings);
}

function withMetadata(object: Content, more: Content): Content {
  const prepared = { ...object };
  setOwn(prepared, 'metadata', { ...metadataOf(object), ...more });
  return prepared;
}

/**
 * The spellings of an object's numbers without those in its metadata and in that of embedded objects: Go reads metadata
 * into typed fields, where `generation: 1.0` is the integer 1.
 * @param schema of the object; for a root one made by `ofRoot`
 */
function spellingsOutsideMetadata(
  spellings: Spellings | undefined,
  object: unknown,
  schema: Schema,
): Spellings | undefined {
  if (typeof spellings !== 'object' || schema === undefined || typeof object !== 'object' || object === null)
    return spellings;
  const kept: Record<string, Spellings> = {};
  for (const key of Object.keys(spellings)) {
    const isList = Array.isArray(object);
    if (!isList && key === 'metadata' && isEmbedded(schema)) continue;
    const inner = isList ? itemsOf(schema) : (propertyOf(schema, key) ?? additionalOf(schema));
    const own = spellingsOutsideMetadata(spellingsAt(spellings, key), Reflect.get(object, key), inner);
    if (own !== undefined) setOwn(kept, key, own);
  }
  return kept;
}

/** Warnings about the names of finalizers that an object has and had not before. */
function finalizerWarnings(metadata: ObjectMeta, old: ObjectMeta | undefined): string[] {
  const known = new Set(old?.finalizers ?? []);
  const added = new Set((metadata.finalizers ?? []).filter((name) => !known.has(name)));
  return [...added].sort(compareUTF8).flatMap((name) => warningsOf(name));
}

function warningsOf(name: string): string[] {
  const warn = (text: string): string => `metadata.finalizers: ${quote(name)}: ${text}`;
  const warnings = isQualifiedName(name).map(warn);
  if (name.includes('/') || STANDARD.includes(name)) return warnings;
  const better = 'prefer a domain-qualified finalizer name';
  const why = 'to avoid accidental conflicts with other finalizer writers';
  return [...warnings, warn(name.includes('.') ? `${better} including a path (/) ${why}` : `${better} ${why}`)];
}

/**
 * The values of an object that field selectors may use: its name, its namespace if it has one, and the selectable fields
 * of its definition, empty where there are none. Mirrors `GetAttrs` of the strategy.
 */
function selectableFieldsOf(
  object: Readonly<Record<string, unknown>>,
  fields: readonly SelectableField[],
  namespaced: boolean,
): Record<string, string> {
  const metadata = isObject(object['metadata']) ? object['metadata'] : {};
  const found: Record<string, string> = { 'metadata.name': textOf(metadata['name']) };
  if (namespaced) found['metadata.namespace'] = textOf(metadata['namespace']);
  for (const { jsonPath } of fields) {
    const name = jsonPath.replace(/^\./, '');
    setOwn(found, name, textOf(valueAt(object, name.split('.'))));
  }
  return found;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : printUntyped(value);
}
