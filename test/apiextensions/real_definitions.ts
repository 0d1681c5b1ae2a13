// The CustomResourceDefinitions of real projects, read where they lie.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestContext } from 'node:test';
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { parseYAML } from 'kubetyped/engine';
import { shared } from '../conformance/shared_data.ts';

/** A definition and where it stands. */
export interface RealDefinition {
  readonly file: string;
  readonly definition: CustomResourceDefinition;
}

/** All definitions, of v1 and v1beta1, in the order of their files. */
export function allDefinitions(): RealDefinition[] {
  const corpus = join(shared, 'corpus');
  if (!existsSync(corpus)) return [];
  const files = readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(corpus, join(entry.parentPath, entry.name)));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(corpus, file), 'utf8');
    if (!/^\s*"?kind"?:\s*"?CustomResourceDefinition"?/m.test(text)) return [];
    return splitDocuments(text).flatMap((document) => {
      if (!document.text.includes('CustomResourceDefinition')) return [];
      try {
        // Integers beyond 2^53 are limits here: as JSON has them, they are numbers.
        const text = JSON.stringify(parseYAML(document.text), (_, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value,
        );
        const definition = JSON.parse(text) as CustomResourceDefinition;
        return definition?.kind === 'CustomResourceDefinition' ? [{ file, definition }] : [];
      } catch {
        return [];
      }
    });
  });
}

/** Those of v1 that have a version with a schema that is served. */
export function realDefinitions(context: TestContext): CustomResourceDefinition[] {
  const all = allDefinitions();
  if (all.length === 0) context.diagnostic(`NOT CHECKED: real definitions, as there is no ${shared}/corpus`);
  return all.flatMap(({ definition }) =>
    definition.apiVersion === 'apiextensions.k8s.io/v1' &&
    // Some are bases that others complete.
    definition.spec?.group !== '' &&
    definition.spec?.versions?.some(({ served, name }) => served && name !== '')
      ? [definition]
      : [],
  );
}
