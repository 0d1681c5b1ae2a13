import { asError } from '#engine/text/as_error';
import { copyNested } from '#engine/verbs/copy_nested';
import { compareUTF8 } from '#engine/text/utf8';
import { spellingsAt, type Spellings } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import {
  jsonPath,
  nestedInt64,
  NestedFieldError,
  nestedString,
} from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';
import type {
  CustomResourceDefinition,
  CustomResourceDefinitionSpec,
  CustomResourceDefinitionVersion,
  CustomResourceSubresourceScale,
  JSONSchemaProps,
} from '../v1/zz_generated.types.ts';
import { defaultInPlace, pruneNullsInPlace } from './defaults.ts';
import { coerceInPlace, readMetadata, validateEmbeddedMetadata } from './embedded_metadata.ts';
import { isObject, ofRoot } from './internal/parts.ts';
import { formatFloat } from '#engine/go/format_float';
import { validateListSetsAndMaps } from './list_type.ts';
import { pruneInPlace } from './prune.ts';
import { newSchemaValidator, type SchemaValidator } from './schema_validator.ts';
import { countRules } from './structural.ts';

/** What an API server would report on creating an object. */
export interface CustomResourceReport {
  /** The errors that would reject it. */
  readonly errors: ErrorList;
  /** Paths of unknown fields. Strict validation rejects them; otherwise they are pruned. */
  readonly unknownFields: readonly string[];
  /** Warnings: for a deprecated version, or for a namespace that is ignored. */
  readonly warnings: readonly string[];
  /** The number of CEL rules in the schema. They were not evaluated, so the object may violate any of them. */
  readonly uncheckedRules: number;
  /**
   * The object as it would be stored, except for fields the server sets: pruned and defaulted. Undefined when it could
   * not be decoded.
   */
  readonly object?: Readonly<Record<string, unknown>>;
}

interface Version {
  readonly facts: CustomResourceDefinitionVersion;
  readonly schema: JSONSchemaProps | undefined;
  readonly validator: SchemaValidator | undefined;
  readonly rules: number;
}

/** The longest name to which the API server adds its five random characters. */
const MAX_GENERATED = 58;
const MAX_INT32 = 2 ** 31 - 1;

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
  readonly #versions = new Map<string, Version>();

  /** Use {@link customResourceValidator}. @internal */
  constructor(definition: CustomResourceDefinition) {
    const { spec } = definition;
    this.#spec = spec;
    this.group = spec.group;
    this.kind = spec.names.kind;
    this.namespaced = spec.scope === 'Namespaced';
    for (const facts of (spec.versions ?? []).filter(({ served }) => served)) {
      const schema = facts.schema?.openAPIV3Schema;
      this.#versions.set(facts.name, {
        facts,
        schema,
        validator: schema && newSchemaValidator(schema),
        rules: schema === undefined ? 0 : countRules(schema),
      });
    }
    this.servedVersions = [...this.#versions.keys()];
  }

  /**
   * Reports what a server with the definition would on creating the object, except for admission and CEL rules. The
   * status is dropped if it is a subresource; a missing namespace is the default one.
   * @param spellings the `details.spellings` of decoding: without them a whole number is an integer however it is spelled
   * @throws NotCopyableError for an object that is nested more than 1,000 levels
   */
  validate(object: unknown, spellings?: Spellings): CustomResourceReport {
    const refuse = (errors: ErrorList): CustomResourceReport => ({
      errors,
      unknownFields: [],
      warnings: [],
      uncheckedRules: 0,
    });
    if (!isObject(object)) return refuse([invalid(undefined, object, 'must be an object')]);
    const kindErrors = this.#kindErrors(object);
    const version = this.#versions.get(String(object['apiVersion']).slice(this.group.length + 1));
    if (version === undefined || kindErrors.length > 0) return refuse(kindErrors);

    const content = copyNested(object);
    const read = Object.hasOwn(content, 'metadata') ? readMetadata(content['metadata']) : undefined;
    if (read?.error !== undefined) return refuse([invalid(newPath('metadata'), content['metadata'], read.error)]);
    const { schema, validator } = version;
    const unknownFields = (read?.unknownFields ?? []).map((path) => `metadata.${path}`);
    if (this.#spec.preserveUnknownFields !== true) {
      unknownFields.push(...pruneInPlace(content, ofRoot(schema)));
      pruneNullsInPlace(content, schema);
    }
    const coerced = coerceInPlace(newPath(), content, schema);
    if (coerced.error !== undefined) return refuse([coerced.error]);
    unknownFields.push(...coerced.unknownFields);
    unknownFields.sort(compareUTF8);
    setOwn(content, 'apiVersion', object['apiVersion']);
    setOwn(content, 'kind', object['kind']);
    if (read !== undefined) setOwn(content, 'metadata', read.metadata);
    defaultInPlace(content, schema);

    const warnings = this.#warnings(version, read?.metadata);
    this.#prepare(content, version);
    const metadata = (content['metadata'] ?? {}) as ObjectMeta;
    const errors = [
      ...validateObjectMeta(metadata, this.namespaced, nameIsDNSSubdomain, newPath('metadata')),
      ...(validator?.validate(content, undefined, spellings) ?? []),
      ...scaleErrors(version.facts.subresources?.scale, content, spellings),
      ...validateEmbeddedMetadata(undefined, content, schema),
      ...(schema === undefined ? [] : validateListSetsAndMaps(undefined, schema, content, spellings)),
    ];
    return { errors, unknownFields, warnings, uncheckedRules: version.rules, object: content };
  }

  #kindErrors({ apiVersion, kind }: Record<string, unknown>): ErrorList {
    const errors: ErrorList = [];
    if (kind !== this.kind) errors.push(invalid(newPath('kind'), kind ?? '', `must be ${this.kind}`));
    const served = this.servedVersions.map((name) => `${this.group}/${name}`);
    if (typeof apiVersion === 'string' && served.includes(apiVersion)) return errors;
    const detail = served.length === 0 ? 'no version of the kind is served' : `must be ${served.join(' or ')}`;
    return [...errors, invalid(newPath('apiVersion'), apiVersion ?? '', detail)];
  }

  /** The steps before a new object is validated. */
  #prepare(content: Record<string, unknown>, { facts }: Version): void {
    const metadata = isObject(content['metadata']) ? content['metadata'] : {};
    if (!this.namespaced) delete metadata['namespace'];
    else if (!metadata['namespace']) metadata['namespace'] = 'default';
    const { generateName } = metadata;
    if (!metadata['name'] && typeof generateName === 'string' && generateName !== '')
      metadata['name'] = `${generateName.slice(0, MAX_GENERATED)}xxxxx`;
    if (facts.subresources?.status) delete content['status'];
    setOwn(content, 'metadata', { ...metadata, generation: 1 });
  }

  #warnings({ facts }: Version, metadata: ObjectMeta | undefined): string[] {
    const warnings: string[] = [];
    if (facts.deprecated === true) warnings.push(facts.deprecationWarning ?? this.#deprecation(facts.name));
    if (!this.namespaced && metadata?.namespace)
      warnings.push(`metadata.namespace is ignored: ${this.kind} belongs to no namespace`);
    return warnings;
  }

  #deprecation(deprecated: string): string {
    const newer = [...this.#versions.values()].flatMap(({ facts }) =>
      facts.deprecated !== true && compareKubeAwareVersionStrings(deprecated, facts.name) < 0 ? [facts.name] : [],
    );
    const [newest] = newer.sort((a, b) => compareKubeAwareVersionStrings(b, a));
    return `${this.group}/${deprecated} ${this.kind} is deprecated${newest === undefined ? '' : `; use ${this.group}/${newest} ${this.kind}`}`;
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

/** The numbers of replicas that the scale subresource is made of, and its selector. */
function scaleErrors(
  scale: CustomResourceSubresourceScale | undefined,
  content: object,
  spellings: Spellings | undefined,
): ErrorList {
  if (!scale) return [];
  const errors: ErrorList = [];
  const fieldsOf = (path: string): string[] => path.replace(/^\./, '').split('.');
  for (const path of [scale.specReplicasPath, scale.statusReplicasPath]) {
    try {
      const fields = fieldsOf(path);
      const replicas = nestedInt64(content, ...fields);
      const spelled = fields.reduce<Spellings | undefined>(spellingsAt, spellings);
      if (typeof spelled === 'string' && replicas !== undefined)
        throw new NestedFieldError(
          `${jsonPath(fields)} accessor error: ${formatFloat(Number(replicas))} is of the type float64, expected int64`,
          fields,
        );
      if (replicas === undefined) continue;
      if (replicas < 0) errors.push(invalid(newPath(path), replicas, 'should be a non-negative integer'));
      else if (replicas > MAX_INT32)
        errors.push(invalid(newPath(path), replicas, `should be less than or equal to ${MAX_INT32}`));
    } catch (error) {
      errors.push(invalid(newPath(path), 0, asError(error).message));
    }
  }
  const { labelSelectorPath } = scale;
  if (typeof labelSelectorPath !== 'string') return errors;
  try {
    nestedString(content, ...fieldsOf(labelSelectorPath));
  } catch (error) {
    errors.push(invalid(newPath(labelSelectorPath), '', asError(error).message));
  }
  return errors;
}
