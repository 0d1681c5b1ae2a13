// What our functions make of the inputs of scripts/go/crdvectors, in the form of its answers.
import type { CustomResourceDefinition, JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import {
  applyDefaults,
  coerceEmbeddedMetadata,
  customResourceValidator,
  newSchemaValidator,
  prune,
  pruneNonNullableNullsWithoutDefaults,
  StructuralSchemaError,
  validateCustomResource,
  validateEmbeddedMetadata,
  validateListSetsAndMaps,
} from 'kubetyped/apiextensions';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import type { ErrorList } from 'kubetyped/apimachinery/util/validation/field';
import { JSONDocument, Regexp, type Spellings } from 'kubetyped/engine';
import { type Answer, attempt } from '../../apimachinery/vectors/answer_rows.ts';

interface Question {
  readonly schema: JSONSchemaProps;
  readonly object: unknown;
  readonly root?: boolean;
}

/** Sorted, as Go walks maps in any order. */
function texts(errors: ErrorList): string[] {
  return errors
    .map(({ type, message }) => `${type} ${message}`)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/** The answer, or why the schema is refused. */
function withSchema(answer: (question: Question) => object): (question: Question) => object {
  return (question) => {
    try {
      return answer(question);
    } catch (error) {
      if (!(error instanceof StructuralSchemaError)) throw error;
      return { refused: true };
    }
  };
}

function create(
  { definition, object }: { definition: CustomResourceDefinition; object: Record<string, unknown> },
  spellings?: Spellings,
): object {
  try {
    const { group, names, versions } = definition.spec;
    if (
      object['kind'] !== names.kind ||
      !(versions ?? []).some(({ name, served }) => served && object['apiVersion'] === `${group}/${name}`)
    )
      return { unserved: true };
    const validator = customResourceValidator(definition);
    const { errors, unknownFields, object: stored } = validator.validate(object, spellings);
    // The Go program sorts them, where a server names those of metadata first.
    const unknown = [...unknownFields].sort((a, b) => Buffer.from(a).compare(Buffer.from(b)));
    return stored === undefined ? { undecodable: true } : { errors: texts(errors), unknown };
  } catch (error) {
    if (!(error instanceof StructuralSchemaError)) throw error;
    return { refused: true };
  }
}

const scheme = new Scheme();
const serializers = { json: new JSONSerializer(scheme), yaml: new YAMLSerializer(scheme) };

/** What becomes of an object that is created from a text: numbers are what they are spelled as. */
function createFromText(question: { definition: CustomResourceDefinition; json?: string; yaml?: string }): object {
  const { definition, json, yaml } = question;
  const into = new Unstructured();
  let spellings: Spellings | undefined;
  if (json === undefined) serializers.yaml.decode(yaml!, undefined, into);
  else {
    const document = new JSONDocument(json);
    serializers.json.decode(document, undefined, into);
    spellings = document.spellings;
  }
  return create({ definition, object: into.unstructuredContent() as Record<string, unknown> }, spellings);
}

export const customResourceAnswers: Readonly<Record<string, Answer>> = {
  'crd-format': ({ format, text }: { format: string; text: string }) =>
    validateCustomResource(undefined, text, newSchemaValidator({ type: 'string', format })).length === 0,
  'crd-pattern': ({ pattern, text }: { pattern: string; text: string }) => {
    const { value, err } = attempt(() => new Regexp(pattern));
    return value === undefined ? { error: err } : { match: value.test(text) };
  },
  'crd-schema': withSchema(({ schema, object }) => ({
    errors: texts(validateCustomResource(undefined, object, newSchemaValidator(schema))),
  })),
  'crd-prune': withSchema(({ schema, object, root = false }) => {
    const { object: pruned, unknownFields } = prune(object, schema, { isResourceRoot: root });
    return { object: pruned, unknown: unknownFields };
  }),
  'crd-default': withSchema(({ schema, object }) => {
    const pruned = pruneNonNullableNullsWithoutDefaults(object, schema);
    return { pruned, object: applyDefaults(pruned, schema) };
  }),
  'crd-list-type': withSchema(({ schema, object }) => ({
    errors: texts(validateListSetsAndMaps(undefined, schema, isObject(object) ? object : {})),
  })),
  'crd-object-meta': withSchema(({ schema, object, root = false }) => {
    const options = { isResourceRoot: root };
    const errors = texts(validateEmbeddedMetadata(undefined, object, schema, options));
    const { error, unknownFields, object: coerced } = coerceEmbeddedMetadata(undefined, object, schema, options);
    return error === undefined ? { errors, unknown: unknownFields, object: coerced } : { errors, refused: true };
  }),
  'custom-resource': (question: Parameters<typeof create>[0]) => create(question),
  'crd-spelling': createFromText,
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
