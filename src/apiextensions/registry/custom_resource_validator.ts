import type { CustomResourceDefinition, CustomResourceDefinitionSpec } from '#api/apiextensions/v1/zz_generated.types';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Spellings } from '#engine/json/notes';
import { copyNested } from '#engine/verbs/copy_nested';
import { dropUndefined } from '#engine/verbs/drop_undefined';
import { additionalOf, isObject, propertyOf } from '../schema/parts.ts';
import { type Content, CustomResource } from './custom_resource.ts';
import { deprecationWarning } from './deprecation_warning.ts';

/** What an API server would report on creating an object. */
export interface CustomResourceReport {
  /** The errors that would reject it. */
  readonly errors: ErrorList;
  /** Paths of unknown fields. Strict validation rejects them; otherwise they are pruned. */
  readonly unknownFields: readonly string[];
  /** Warnings: for a deprecated version, for a namespace that is ignored, for names of finalizers. */
  readonly warnings: readonly string[];
  /**
   * The object as it would be stored, except for fields the server sets: pruned and defaulted. Undefined when it could
   * not be decoded.
   */
  readonly object?: Readonly<Record<string, unknown>>;
}

/** The longest name to which the API server adds its five random characters. */
const MAX_GENERATED = 58;

/**
 * Validates the objects of a CustomResourceDefinition as an API server does. Created by
 * {@link customResourceValidator}.
 */
export class CustomResourceValidator {
  readonly group: string;
  readonly kind: string;
  /** Whether the kind is namespaced. */
  readonly namespaced: boolean;
  /** The served versions, in the order of the definition. */
  readonly servedVersions: readonly string[];
  readonly #spec: CustomResourceDefinitionSpec;
  readonly #versions: ReadonlyMap<string, CustomResource>;

  /** Use {@link customResourceValidator}. @internal */
  constructor(definition: CustomResourceDefinition) {
    const { spec } = definition;
    this.#spec = spec;
    this.group = spec.group;
    this.kind = spec.names.kind;
    this.namespaced = spec.scope === 'Namespaced';
    const served = (spec.versions ?? []).filter((version) => version.served);
    this.#versions = new Map(served.map((version) => [version.name, new CustomResource(definition, version)]));
    this.servedVersions = [...this.#versions.keys()];
  }

  /** The names of the fields that the schema of a served version declares at a path; none where it declares no object. */
  fieldsAt(version: string, keys: readonly (string | number)[]): readonly string[] {
    let schema = this.#versions.get(version)?.schema;
    for (const key of keys) {
      if (schema === undefined) return [];
      const items: unknown = schema.items;
      if (typeof key === 'number') schema = isObject(items) ? items : undefined;
      else schema = propertyOf(schema, key) ?? additionalOf(schema);
    }
    return Object.keys(schema?.properties ?? {});
  }

  /**
   * Reports what a server with the definition would on creating the object, except for admission. The status is dropped
   * if it is a subresource; a missing namespace is the default one.
   * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
   * @throws NotCopyableError for an object that is nested more than 1,000 levels
   */
  validate(object: unknown, spellings?: Spellings): CustomResourceReport {
    const refuse = (errors: ErrorList): CustomResourceReport => ({ errors, unknownFields: [], warnings: [] });
    if (!isObject(object)) return refuse([invalid(undefined, object, 'must be an object')]);
    const kindErrors = this.#kindErrors(object);
    const version = this.#versions.get(String(object['apiVersion']).slice(this.group.length + 1));
    if (version === undefined || kindErrors.length > 0) return refuse(kindErrors);
    const {
      object: decoded,
      unknownFields,
      error,
      ...own
    } = version.decode(dropUndefined(copyNested(object)), { spellings });
    if (decoded === undefined) return refuse(error === undefined ? [] : [error]);
    const warnings = this.#warnings(version, decoded);
    const content = this.#named(version.prepareForCreate(decoded));
    const verdict = version.validate(content, { spellings: own.spellings });
    return { errors: verdict.errors, unknownFields, warnings: [...warnings, ...verdict.warnings], object: content };
  }

  #kindErrors({ apiVersion, kind }: Record<string, unknown>): ErrorList {
    const errors: ErrorList = [];
    if (kind !== this.kind) errors.push(invalid(newPath('kind'), kind ?? '', `must be ${this.kind}`));
    const served = this.servedVersions.map((name) => `${this.group}/${name}`);
    if (typeof apiVersion === 'string' && served.includes(apiVersion)) return errors;
    const detail = served.length === 0 ? 'no version of the kind is served' : `must be ${served.join(' or ')}`;
    return [...errors, invalid(newPath('apiVersion'), apiVersion ?? '', detail)];
  }

  /** The object with the name and namespace that a request gives it. */
  #named(content: Content): Content {
    const metadata: Content = isObject(content['metadata']) ? { ...content['metadata'] } : {};
    if (!this.namespaced) delete metadata['namespace'];
    else if (!metadata['namespace']) metadata['namespace'] = 'default';
    const { generateName } = metadata;
    if (!metadata['name'] && typeof generateName === 'string' && generateName !== '')
      metadata['name'] = `${generateName.slice(0, MAX_GENERATED)}xxxxx`;
    return { ...content, metadata };
  }

  #warnings({ definition }: CustomResource, { metadata }: Content): string[] {
    const warnings: string[] = [];
    const deprecation = deprecationWarning(this.#spec, definition.name);
    if (deprecation !== undefined) warnings.push(deprecation);
    if (!this.namespaced && isObject(metadata) && metadata['namespace'])
      warnings.push(`metadata.namespace is ignored: ${this.kind} is cluster-scoped`);
    return warnings;
  }
}

/**
 * Creates a validator for the objects of a CustomResourceDefinition.
 *
 * ```ts
 * const validator = customResourceValidator(definition);
 * const { errors, unknownFields } = validator.validate(widget);
 * errors[0]?.message;   // spec.replicas: Invalid value: -1: spec.replicas in body should be greater than or equal to 0
 * ```
 *
 * @param definition as decoded; not validated itself
 * @throws StructuralSchemaError when the schema of a served version is not structural
 */
export function customResourceValidator(definition: CustomResourceDefinition): CustomResourceValidator {
  return new CustomResourceValidator(definition);
}
