// What an API server makes of a custom resource: pruned, with defaults, judged by its schema and rules.

import { stringifyYAML } from '../../dist/apimachinery/engine/yaml/index.js';
import { customResource, judgeDefinition } from '../../dist/src/apiextensions/index.js';
import { isDefinition, objectOf, serveTexts, TextError } from './read.mjs';

serveTexts(({ definition: definitionText, object: objectText, old: oldText }) => {
  const definition = objectOf('definition', definitionText);
  if (definition === undefined || !isDefinition(definition))
    throw new TextError('definition', 'This is no CustomResourceDefinition of apiextensions.k8s.io/v1.');
  const judged = judgeDefinition(definition);
  if (judged.errors.length > 0)
    return { verdict: 'The definition is refused.', faults: judged.errors.map(({ message: text }) => ({ text })) };
  const object = objectOf('object', objectText);
  if (object === undefined) return { ok: true, verdict: 'The definition is admitted.', notes: judged.warnings };
  const [group, version = ''] = String(object.apiVersion ?? '').split('/');
  const { names, versions } = definition.spec;
  if (group !== definition.spec.group || object.kind !== names.kind || !versions.some(({ name }) => name === version))
    throw new TextError('object', `This is no ${names.kind} of a version that the definition has.`);
  return verdictOn(customResource(definition, version), object, objectOf('old', oldText), judged.warnings);
});

/** An object as a request for it would have it: in a namespace; updates name the version that they change. */
function requested(object, { namespaced }, isUpdate) {
  const metadata = {
    ...(namespaced && { namespace: 'default' }),
    ...(isUpdate && { resourceVersion: '1', generation: 1 }),
    ...object.metadata,
  };
  return { ...object, metadata };
}

/** The steps of a request that creates an object, or updates one. */
function verdictOn(resource, object, old, warnings) {
  const decoded = resource.decode(requested(object, resource, old !== undefined));
  const stored = old && resource.decode(requested(old, resource, true), { stored: true });
  const broken = decoded.error ?? stored?.error;
  if (broken !== undefined) return { verdict: 'Refused.', faults: [{ text: broken.message }] };
  const prepared = stored
    ? resource.prepareForUpdate(decoded.object, stored.object)
    : resource.prepareForCreate(decoded.object);
  const verdict = stored ? resource.validateUpdate(prepared, stored.object) : resource.validate(prepared);
  const notes = [
    ...warnings,
    ...decoded.unknownFields.map((path) => `Pruned: ${path}`),
    ...verdict.warnings.map((text) => `Warning: ${text}`),
    verdict.cost === undefined ? 'The rules were not run.' : `The rules cost ${verdict.cost}.`,
  ];
  const faults = verdict.errors.map(({ message: text }) => ({ text }));
  const ok = faults.length === 0;
  return { ok, verdict: ok ? 'Admitted.' : 'Refused.', faults, notes, output: stringifyYAML(prepared) };
}
