// What the command line does with a file, without files.

import { customResourceValidator } from '../../dist/src/apiextensions/index.js';
import { documentsOf, formatOf } from '../../dist/src/cli/input/documents.js';
import { Inspector } from '../../dist/src/cli/objects/inspector.js';
import { decodeAll, kubernetesVersion } from '../../dist/src/index.js';
import { scheme } from '../../dist/src/scheme.js';

const minor = Number(kubernetesVersion.split('.')[1]);

/**
 * The objects of a text, with their faults at lines and columns from 1, in characters of UTF-16. Custom resources are judged
 * by the CustomResourceDefinitions among them, rules in CEL included.
 */
export function inspect(text) {
  const documents = [...documentsOf(text, formatOf('', text))];
  const definitions = documents.flatMap((document) => definitionsIn(document.text));
  const inspector = new Inspector(scheme, { strict: true, minor, customResources: new Definitions(definitions) });
  return documents.flatMap((document) => inspector.inspect(document));
}

function definitionsIn(text) {
  if (!text.includes('CustomResourceDefinition')) return [];
  try {
    return decodeAll(scheme, text, { unstructured: true, flatten: true }).filter(
      ({ apiVersion, kind }) => kind === 'CustomResourceDefinition' && apiVersion === 'apiextensions.k8s.io/v1',
    );
  } catch {
    // Its own verdict says why.
    return [];
  }
}

class Definitions {
  #definitions;
  #validators = new Map();

  constructor(definitions) {
    this.#definitions = definitions;
  }

  /** What validates objects of a kind, or why nothing can; undefined without a definition. */
  find({ group, version, kind }) {
    const ofKind = this.#definitions.filter(({ spec }) => spec?.group === group && spec.names?.kind === kind);
    const serves = ({ spec }) => spec.versions?.some(({ name, served }) => name === version && served === true);
    const definition = ofKind.find(serves) ?? ofKind[0];
    if (definition === undefined) return undefined;
    if (!this.#validators.has(definition)) this.#validators.set(definition, validatorOf(definition));
    return this.#validators.get(definition);
  }
}

function validatorOf(definition) {
  try {
    return customResourceValidator(definition);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
