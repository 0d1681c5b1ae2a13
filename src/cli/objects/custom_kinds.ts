import type {
  CustomResourceDefinition,
  CustomResourceDefinitionVersion,
  JSONSchemaProps,
} from '#api/apiextensions/v1/zz_generated.types';
import { convertDefinition } from '../../apiextensions/index.ts';
import {
  describe,
  type ExplainedField,
  type ExplainedKind,
  type Explanations,
} from '../../apiserver/endpoints/openapi/explanations.ts';
import { readLocations } from '../input/locations.ts';
import { objectsIn } from '../input/read_objects.ts';
import type { WebReader } from '../input/web_reader.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';
import { isAnyDefinition, isV1 } from './any_definition.ts';

const OBJECT_META = 'k8s.io/apimachinery/pkg/apis/meta/v1.ObjectMeta';
const TYPE_META = 'k8s.io/apimachinery/pkg/apis/meta/v1.TypeMeta';

/** Fields that definitions can't change. */
const ofEveryKind = new Set(['apiVersion', 'kind', 'metadata']);

/** Kinds, and what is known of them. */
export interface KnownKinds {
  readonly kinds: readonly ExplainedKind[];
  readonly known: Explanations;
}

/**
 * Adds the kinds of the CustomResourceDefinitions in files, folders, patterns of files and addresses to what is known.
 * @throws UsageError when one can't be read, or has no definition
 */
export async function addCustomKinds(
  locations: readonly string[],
  web: WebReader,
  known: Explanations,
): Promise<KnownKinds> {
  const added = new Explainer(known);
  const found = new Map<string, number>();
  for await (const file of readLocations(locations, web)) {
    if ('reason' in file) throw new UsageError(`${printable(file.path)}: ${file.reason}`);
    const definitions = definitionsIn(file.path, file.data);
    for (const definition of definitions) added.define(definition);
    found.set(file.location, (found.get(file.location) ?? 0) + definitions.length);
  }
  for (const [location, definitions] of found)
    if (definitions === 0) throw new UsageError(`${printable(location)} has no CustomResourceDefinition`);
  return added.known();
}

/** Adds the kinds of definitions to what is known. */
export function explainDefinitions(definitions: readonly CustomResourceDefinition[], known: Explanations): KnownKinds {
  const added = new Explainer(known);
  for (const definition of definitions) added.define(definition);
  return added.known();
}

/** The definitions of a file; those of v1beta1 as v1. */
export function definitionsIn(path: string, data: string | Uint8Array): CustomResourceDefinition[] {
  return objectsIn(path, data).flatMap((result) => {
    if (!('read' in result)) return [];
    const { object } = result.read;
    if (!isAnyDefinition(object)) return [];
    return [isV1(object) ? object : convertDefinition(object).definition];
  });
}

/** Creates explanations from schemas. Types are named by the kind and the path: `crd:example.com/v1.Widget.spec`. */
class Explainer {
  readonly kinds: ExplainedKind[] = [];
  readonly kindDocs: Record<string, readonly string[]> = {};
  readonly types: Record<string, { readonly fields: readonly ExplainedField[] }> = {};
  readonly words: Record<string, Record<string, string>> = {};
  readonly #known: Explanations;

  constructor(known: Explanations) {
    this.#known = known;
  }

  known(): KnownKinds {
    const { kinds, types, words } = this.#known;
    return {
      kinds: this.kinds,
      known: {
        kinds: { ...kinds, ...this.kindDocs },
        types: { ...types, ...this.types },
        words: { ...words, ...this.words },
      },
    };
  }

  /** Adds the versions of a definition. Of several definitions of a kind the first counts. */
  define({ spec }: Partial<CustomResourceDefinition>): void {
    const { group = '', names, versions = [], scope } = spec ?? {};
    if (group === '' || names?.kind === undefined) return;
    for (const version of versions) {
      const type = `crd:${group}/${version.name}.${names.kind}`;
      if (Object.hasOwn(this.types, type)) continue;
      this.kinds.push({
        group,
        version: version.name,
        kind: names.kind,
        type,
        resource: names.plural,
        aliases: [...(names.singular === undefined ? [] : [names.singular]), ...(names.shortNames ?? [])],
      });
      const place = `/apis/${group}/${version.name}/${scope === 'Namespaced' ? 'namespaces/{namespace}/' : ''}`;
      this.kindDocs[type] = [
        `${names.kind} of ${group}/${version.name}.`,
        `${scope === 'Namespaced' ? 'Namespaced' : 'Cluster-scoped'}: ${place}${names.plural}/{name}.`,
        ...kindNotes(version, names.shortNames ?? []),
      ].map(printable);
      this.#kind(type, version.schema?.openAPIV3Schema ?? {});
    }
  }

  #kind(type: string, schema: JSONSchemaProps): void {
    const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !ofEveryKind.has(name));
    this.#struct(type, { ...schema, properties: Object.fromEntries(properties) });
    const own: ExplainedField[] = [
      ['apiVersion', 'string', []],
      ['kind', 'string', []],
      ['metadata', 'ObjectMeta', [], OBJECT_META],
    ];
    this.types[type] = { fields: [...own, ...this.types[type]!.fields] };
    this.words[type] = {
      ...this.words[type],
      apiVersion: describe(this.#known, TYPE_META, 'apiVersion') ?? '',
      kind: describe(this.#known, TYPE_META, 'kind') ?? '',
      metadata: describe(this.#known, OBJECT_META) ?? '',
    };
  }

  #struct(type: string, schema: JSONSchemaProps): void {
    const required = new Set(schema.required);
    const words: [string, string][] = [];
    const properties = Object.entries(schema.properties ?? {});
    if (schema.description !== undefined) words.push(['', oneLine(schema.description)]);
    const fields = properties.map(([name, property]): ExplainedField => {
      if (property.description !== undefined) words.push([name, oneLine(property.description)]);
      const rules = schemaRules(property, required.has(name)).map(oneLine);
      const below = elementOf(property);
      if (Object.keys(below.properties ?? {}).length === 0) return [name, typeText(property), rules];
      const { description, ...element } = below;
      // The description of the field itself was already shown.
      this.#struct(`${type}.${name}`, below === property || description === undefined ? element : below);
      return [name, typeText(property), rules, `${type}.${name}`];
    });
    this.types[type] = { fields };
    this.words[type] = Object.fromEntries(words);
  }
}

function kindNotes(
  { served, storage, subresources, selectableFields, deprecated, deprecationWarning }: CustomResourceDefinitionVersion,
  shortNames: readonly string[],
): string[] {
  const below = (['status', 'scale'] as const).filter((name) => subresources?.[name] !== undefined);
  return [
    ...(below.length > 0 ? [`Subresources: ${below.join(', ')}.`] : []),
    ...(shortNames.length > 0 ? [`Short names: ${shortNames.join(', ')}.`] : []),
    ...(selectableFields === undefined || selectableFields.length === 0
      ? []
      : [`Field selectors: ${selectableFields.map(({ jsonPath }) => jsonPath.replace(/^\./, '')).join(', ')}.`]),
    ...(served === false ? ['Not served.'] : []),
    ...(storage ? ['Storage version.'] : []),
    ...(deprecated === true
      ? [deprecationWarning === undefined ? 'Deprecated.' : `Deprecated: ${oneLine(deprecationWarning)}`]
      : []),
  ];
}

/** The schema of what lists and maps hold in the end. */
function elementOf(schema: JSONSchemaProps): JSONSchemaProps {
  const inner = innerOf(schema);
  return inner === undefined ? schema : elementOf(inner);
}

/** The schema of the items of a list, or of the values of a map. */
function innerOf({ items, additionalProperties }: JSONSchemaProps): JSONSchemaProps | undefined {
  if (typeof items === 'object' && !Array.isArray(items)) return items;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function typeText(schema: JSONSchemaProps): string {
  const inner = innerOf(schema);
  if (schema['x-kubernetes-int-or-string'] === true) return 'IntOrString';
  if (schema.type === 'array') return `[]${inner === undefined ? 'any JSON' : typeText(inner)}`;
  if (inner !== undefined && schema.items === undefined) return `map[string]${typeText(inner)}`;
  return printable(schema.type ?? 'any JSON');
}

function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}

/**
 * The constraints of a field by its schema besides the type, one sentence each, those of the elements of lists and maps
 * included.
 */
function schemaRules(schema: JSONSchemaProps, required: boolean): string[] {
  const { items, additionalProperties } = schema;
  const element =
    typeof items === 'object' && !Array.isArray(items)
      ? items
      : typeof additionalProperties === 'object'
        ? additionalProperties
        : undefined;
  return [
    ...(required ? ['Required.'] : []),
    ...(schema.nullable === true ? ['May be null.'] : []),
    ...valueRules(schema),
    ...(schema['x-kubernetes-preserve-unknown-fields'] === true ? ['Unknown fields are kept.'] : []),
    ...(schema['x-kubernetes-embedded-resource'] === true ? ['A whole object with apiVersion and kind.'] : []),
    ...choiceRules(schema),
    ...(schema['x-kubernetes-validations'] ?? []).map(({ rule, message }) => message ?? `Rule: ${rule}`),
    ...(element === undefined ? [] : elementRules(element).map((rule) => `Each: ${rule}`)),
    ...(isDeprecated(schema.description) ? ['Deprecated.'] : []),
  ];
}

/** What holds for each element that has no fields of its own: those with fields are explained below. */
function elementRules(element: JSONSchemaProps): string[] {
  if (Object.keys(element.properties ?? {}).length > 0) return [];
  return schemaRules({ ...element, description: '' }, false).map(uncapitalised);
}

function uncapitalised(sentence: string): string {
  return sentence.replace(/^(?:Each|One|At|More|Less|A|May|Unknown|List|Exactly)\b/, (word) => word.toLowerCase());
}

function valueRules(schema: JSONSchemaProps): string[] {
  return [
    ...(schema.enum === undefined ? [] : [`One of ${schema.enum.map(text).join(', ')}.`]),
    ...(schema.default === undefined ? [] : [`Default: ${text(schema.default)}.`]),
    ...(schema.format === undefined ? [] : [`Format: ${schema.format}.`]),
    ...(schema.pattern === undefined ? [] : [`Pattern: ${schema.pattern}`]),
    ...bound(schema.minimum, schema.exclusiveMinimum === true ? 'More than' : 'At least'),
    ...bound(schema.maximum, schema.exclusiveMaximum === true ? 'Less than' : 'At most'),
    ...bound(schema.multipleOf, 'A multiple of'),
    ...bound(schema.minLength, 'At least', 'characters'),
    ...bound(schema.maxLength, 'At most', 'characters'),
    ...bound(schema.minItems, 'At least', 'items'),
    ...bound(schema.maxItems, 'At most', 'items'),
    ...bound(schema.minProperties, 'At least', 'entries'),
    ...bound(schema.maxProperties, 'At most', 'entries'),
    ...listRules(schema),
  ];
}

/** What `oneOf` and `anyOf` say where they only choose among fields: `oneOf: [{required: [a]}, {required: [b]}]`. */
function choiceRules({ oneOf, anyOf }: JSONSchemaProps): string[] {
  const fieldsOf = (choices: readonly JSONSchemaProps[] | undefined): string | undefined => {
    const names = (choices ?? []).map(({ required, ...rest }) =>
      required?.length === 1 && Object.keys(rest).length === 0 ? required[0] : undefined,
    );
    return names.length > 0 && !names.includes(undefined) ? names.join(', ') : undefined;
  };
  const one = fieldsOf(oneOf);
  const any = fieldsOf(anyOf);
  return [
    ...(one === undefined ? [] : [`Exactly one of the fields ${one}.`]),
    ...(any === undefined ? [] : [`At least one of the fields ${any}.`]),
  ];
}

/** Whether a description says so: `Deprecated: use x`, `x is deprecated.` */
function isDeprecated(description = ''): boolean {
  return /\bdeprecated\s*[:.,]|^\W*deprecated\b/i.test(description);
}

function bound(value: number | bigint | undefined, before: string, after = ''): string[] {
  if (value === undefined) return [];
  const unit = Number(value) === 1 ? after.replace(/ies$|s$/, (end) => (end === 'ies' ? 'y' : '')) : after;
  return [`${[before, value, unit].filter((part) => part !== '').join(' ')}.`];
}

function listRules(schema: JSONSchemaProps): string[] {
  const keys = schema['x-kubernetes-list-map-keys'];
  if (keys !== undefined && keys.length > 0) return [`List with unique ${keys.join(' + ')}.`];
  return schema['x-kubernetes-list-type'] === 'set' ? ['List of unique values.'] : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
