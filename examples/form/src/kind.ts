import type { FieldError } from 'kubetyped/apimachinery/util/validation/field';
import type { Problem } from './form.ts';
import { HEAD } from './form.ts';
import { resolve, type Schema } from './schema.ts';

/** A Kind that has a form. */
export interface FormKind {
  /** The document of its schema. */
  readonly schema: Schema;
  /** An object to begin with, as YAML. */
  readonly start: string;
  /** What an API server would refuse. */
  problemsOf(object: object): Problem[];
}

/** A built-in Kind, with the schema that `kubetyped schema` wrote beside the page. @param errorsOf its rules */
export async function builtInKind(name: string, errorsOf: (object: object) => FieldError[]): Promise<FormKind> {
  const [schema, start] = await Promise.all([load(`dist/${name}.schema.json`), load(`${name}.yaml`)]);
  return { schema: JSON.parse(schema), start, problemsOf: (object) => problemsOf(errorsOf(object)) };
}

export function problemsOf(errors: readonly FieldError[]): Problem[] {
  return errors.map((error) => ({ field: error.field === '<nil>' ? '' : error.field, message: error.errorBody() }));
}

/** @throws Error when there is no such file */
export async function load(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return response.text();
}

const TEXTS: Schema = { type: 'object', additionalProperties: { type: 'string' } };
/** What people write of the metadata; definitions of custom resources do not say what there is. */
const METADATA: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'Unique among the objects of this Kind in the namespace.' },
    namespace: { type: 'string', description: 'That of the client when it is not set.' },
    labels: { ...TEXTS, description: 'What selectors match.' },
    annotations: { ...TEXTS, description: 'What programs and people note.' },
  },
};

/** What the form shows of the schema of a Kind: what servers write is left out. */
export function formSchema(document: Schema): Schema {
  const { properties = {}, ...schema } = resolve(document, document);
  const others = Object.entries(properties).filter(([name]) => name !== 'metadata' && !HEAD.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries([['metadata', METADATA], ...others]),
    required: ['metadata', ...(schema.required ?? [])],
  };
}
