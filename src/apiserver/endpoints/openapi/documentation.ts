import { readPublishedData } from '#src/releases/published_data';
import { objectOf } from './document_v2.ts';
import { describe, type Explanations, readExplanations } from './explanations.ts';
import type { OpenAPISchema } from './openapi_schema.ts';

/** What documents say of the built-in types beyond what Go's decoder knows. Types have their Go names. */
export interface Documentation {
  /** The description for clients such as `kubectl explain` of a type, or of one of its fields. */
  describe(type: string, field?: string): string | undefined;
  /** Keywords of the schema of a type, or of one of its fields: the values of an enumeration, defaults, who owns what. */
  keywords(type: string, field?: string): OpenAPISchema;
}

export const NO_DOCUMENTATION: Documentation = { describe: () => undefined, keywords: () => ({}) };

/**
 * What is known of the built-in types; the descriptions are those of `kubetyped explain`: words, then rules. A program that
 * is one bundle knows nothing.
 */
export function builtInDocumentation(): Documentation {
  let known: Explanations;
  let keywords: OpenAPISchema;
  try {
    known = readExplanations();
    keywords = objectOf(readPublishedData('openapi.json'));
  } catch {
    return NO_DOCUMENTATION;
  }
  return {
    describe(type, field = '') {
      const found = Object.hasOwn(known.types, type) ? known.types[type] : undefined;
      const rules = field === '' ? found?.doc : found?.fields.find(([name]) => name === field)?.[2];
      const text = [describe(known, type, field) ?? '', ...(rules ?? [])].filter((part) => part !== '').join(' ');
      return text === '' ? undefined : text;
    },
    keywords: (type, field = '') => objectOf(objectOf(keywords[type])[field]),
  };
}
