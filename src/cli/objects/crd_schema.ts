/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import { convertDefinition, type JSONSchema, kindFromCRD, toJSONSchema } from '../../apiextensions/index.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { isV1 } from './any_definition.ts';
import { DefinitionFiles } from './definition_files.ts';

/** The work of `crd schema`: one JSON Schema for all kinds and versions. @returns the exit status */
export async function crdSchema(paths: readonly string[]): Promise<number> {
  const files = new DefinitionFiles();
  const schemas: JSONSchema[] = [];
  for await (const { name, definition: given } of files.read(paths)) {
    const definition = isV1(given) ? given : convertDefinition(given).definition;
    for (const { name: version, served } of definition.spec?.versions ?? []) {
      if (!served) continue;
      try {
        const { schema, unchecked } = toJSONSchema(kindFromCRD(definition, version), { closed: true });
        for (const { path, keyword } of unchecked)
          process.stderr.write(`${printable(`${name}: note: not checked: ${version} ${path}: ${keyword}`)}\n`);
        schemas.push(schema);
      } catch (error) {
        files.fault(`${name}: ${version}: ${asError(error).message}`);
      }
    }
  }
  const out = new Output();
  if (schemas.length > 0) out.write(`${JSON.stringify(oneOf(schemas), undefined, 2)}\n`);
  await out.end();
  return files.status;
}

/** A schema that chooses by apiVersion and kind. */
function oneOf(schemas: readonly JSONSchema[]): JSONSchema {
  const [first = {}] = schemas;
  if (schemas.length === 1) return first;
  const named = schemas.map(({ $schema: _, properties, ...rest }) => ({ names: properties, rest }));
  return {
    $schema: first['$schema'],
    type: 'object',
    required: ['apiVersion', 'kind'],
    anyOf: named.map(({ names }) => ({ properties: names })),
    allOf: named.map(({ names, rest }) => ({ if: { properties: names }, then: rest })),
  };
}
