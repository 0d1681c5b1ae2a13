// Answers the questions about definitions that the Go program scripts/go/cel/customresources answers, too.
import { addToScheme as addV1 } from 'kubetyped/api/apiextensions/v1';
import { addToScheme as addV1beta1 } from 'kubetyped/api/apiextensions/v1beta1';
import {
  type AnyDefinition,
  validateCustomResourceDefinition,
  validateCustomResourceDefinitionUpdate,
} from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { sorted } from './pipeline_answer.ts';

/** A definition that is created, or replaces an old one. */
export interface DefinitionQuestion {
  readonly definition: object;
  readonly old?: object;
}

/** What becomes of it. */
export interface DefinitionAnswer {
  readonly refused?: string;
  readonly panic?: string;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly storedVersions?: readonly string[];
}

const scheme = new Scheme();
addV1(scheme);
addV1beta1(scheme);
const serializer = new Serializer(scheme);

/** The answer to a question. */
export function answerDefinition({ definition, old }: DefinitionQuestion): DefinitionAnswer {
  let decoded: AnyDefinition;
  let before: AnyDefinition | undefined;
  try {
    decoded = read(definition);
    before = old && read(old);
  } catch (error) {
    return { refused: String(error) };
  }
  const { errors, warnings } =
    before === undefined
      ? validateCustomResourceDefinition(decoded)
      : validateCustomResourceDefinitionUpdate(decoded, before);
  return { errors: sorted(errors.map(({ type, message }) => `${type} ${message}`)), warnings: sorted(warnings) };
}

function read(definition: object): AnyDefinition {
  return serializer.decode(JSON.stringify(definition)).object as unknown as AnyDefinition;
}
