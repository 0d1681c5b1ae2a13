import { describe, type Explanations, readExplanations } from './explanations.ts';

/** The description for clients such as `kubectl explain` of a type, given by its Go name, or about one of its fields. */
export type Describe = (type: string, field?: string) => string | undefined;

/**
 * The descriptions of the built-in types, those of `kubetyped explain`: words, then rules. Without them, as in a program
 * that is one bundle, nothing is described.
 */
export function builtInDescriptions(): Describe {
  let known: Explanations;
  try {
    known = readExplanations();
  } catch {
    return () => undefined;
  }
  return (type, field = '') => {
    const found = Object.hasOwn(known.types, type) ? known.types[type] : undefined;
    const rules = field === '' ? found?.doc : found?.fields.find(([name]) => name === field)?.[2];
    const text = [describe(known, type, field) ?? '', ...(rules ?? [])].filter((part) => part !== '').join(' ');
    return text === '' ? undefined : text;
  };
}
