// Answers the questions about custom resources that the Go program scripts/go/cel/customresources answers, too.
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { type Content, type CustomResource, customResource, type ResourceVerdict } from 'kubetyped/apiextensions';

/** A custom resource that is created, or updated. */
export interface Case {
  readonly object: Content;
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

/** The answer to a case. */
export function answerCase(resource: CustomResource, { object, old, status = false }: Case): CaseAnswer {
  const decoded = resource.decode(object);
  if (decoded.object === undefined) return { undecodable: decoded.error?.message ?? '' };
  const stored = old && resource.decode(old, { stored: true });
  if (stored !== undefined && stored.object === undefined) return { undecodable: stored.error?.message ?? '' };
  const before = stored?.object;
  let prepared: Content;
  let verdict: ResourceVerdict;
  if (before === undefined) {
    prepared = resource.prepareForCreate(decoded.object);
    verdict = resource.validate(prepared);
  } else if (status) {
    prepared = resource.prepareForStatusUpdate(decoded.object, before);
    verdict = resource.validateStatusUpdate(prepared, before);
  } else {
    prepared = resource.prepareForUpdate(decoded.object, before);
    verdict = resource.validateUpdate(prepared, before);
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
