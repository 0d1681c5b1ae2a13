// Answers the questions about custom resources that the Go program scripts/go/cel/customresources answers, too.
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { type Content, type CustomResource, customResource, type ResourceVerdict } from 'kubetyped/apiextensions';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { JSONDocument, type Spellings } from 'kubetyped/engine';

/** A custom resource that is created, or updated. */
export interface Case {
  readonly object?: Content;
  /** The object as JSON text, where the spelling of numbers counts. */
  readonly text?: string;
  readonly old?: Content;
  readonly status?: boolean;
}

/** What becomes of it. */
export interface CaseAnswer {
  /** Why it can't be decoded; Go meets the first of several faults by chance. */
  readonly undecodable?: string;
  readonly unknown?: readonly string[];
  readonly decoded?: unknown;
  readonly prepared?: unknown;
  readonly errors?: readonly string[] | null;
  readonly warnings?: readonly string[];
  readonly cost?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly fieldsError?: string;
}

/** What is served of a definition. */
export function served(definition: CustomResourceDefinition, version: string): CustomResource {
  return customResource(definition, version);
}

const serializer = new Serializer(new Scheme());

function objectOf({ object = {}, text }: Case): {
  readonly object: Content;
  readonly spellings?: Spellings | undefined;
} {
  if (text === undefined) return { object };
  const into = new Unstructured();
  const document = new JSONDocument(text);
  serializer.decode(document, undefined, into);
  return { object: into.unstructuredContent(), spellings: document.spellings };
}

/** The answer to a case. */
export function answerCase(resource: CustomResource, question: Case): CaseAnswer {
  const { old, status = false } = question;
  let given;
  try {
    given = objectOf(question);
  } catch (error) {
    return { undecodable: String(error) };
  }
  const decoded = resource.decode(given.object, given);
  const { spellings } = decoded;
  if (decoded.object === undefined) return { undecodable: decoded.error?.message ?? '' };
  const stored = old && resource.decode(old, { stored: true });
  if (stored !== undefined && stored.object === undefined) return { undecodable: stored.error?.message ?? '' };
  const before = stored?.object;
  let prepared: Content;
  let verdict: ResourceVerdict;
  if (before === undefined) {
    prepared = resource.prepareForCreate(decoded.object);
    verdict = resource.validate(prepared, { spellings });
  } else if (status) {
    prepared = resource.prepareForStatusUpdate(decoded.object, before);
    verdict = resource.validateStatusUpdate(prepared, before, { spellings });
  } else {
    prepared = resource.prepareForUpdate(decoded.object, before, spellings);
    verdict = resource.validateUpdate(prepared, before, { spellings });
  }
  const { errors, warnings, cost } = verdict;
  return {
    ...(decoded.unknownFields.length > 0 && { unknown: sorted(decoded.unknownFields) }),
    decoded: decoded.object,
    prepared,
    errors: sorted(errors.map(({ type, message }) => `${type} ${message}`)),
    ...(warnings.length > 0 && { warnings: sorted(warnings) }),
    ...(cost !== undefined && { cost: cost > 10_000_000 ? -1 : cost }),
    fields: resource.selectableFields(prepared),
  };
}

/** As Go sorts texts. */
export function sorted(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
