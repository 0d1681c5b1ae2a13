/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A field: its name, its type as text, what is to be said of it, and the type whose fields stand below it. */
export type ExplainedField = readonly [name: string, type: string, doc: readonly string[], below?: string];

/** What the program knows of the API's types, by their Go names. */
export interface Explanations {
  readonly kinds: { readonly [type: string]: readonly string[] };
  readonly types: {
    readonly [type: string]: { readonly doc?: readonly string[]; readonly fields: readonly ExplainedField[] };
  };
}

/** Reads them: they are generated data, published beside the program. */
export function readExplanations(): Explanations {
  const { resolve } = createRequire(import.meta.url);
  return JSON.parse(
    readFileSync(new URL('proto/explain.json', `file://${resolve('kubetyped/package.json')}`), 'utf8'),
  ) as Explanations;
}
