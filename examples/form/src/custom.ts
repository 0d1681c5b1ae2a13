// The page of custom resources, by the file of their definition: custom.html?crd=backupplans.yaml
import { decode } from 'kubetyped';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { customResourceValidator } from 'kubetyped/apiextensions';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { type FormKind, load, problemsOf } from './kind.ts';
import { openPage } from './page.ts';
import type { Schema } from './schema.ts';

/**
 * The Kind of a definition, in the version that is stored: its schema, and all that servers check by it, rules in CEL
 * included.
 * @param file of this site: the definition as YAML, and behind it, if there is one, an object to begin with
 */
async function customKind(file: string): Promise<FormKind> {
  if (!/^[-\w]+\.yaml$/.test(file)) throw new Error(`crd is ${file}: expected the name of a file, such as birds.yaml`);
  const [first, sample] = splitDocuments(await load(file));
  const definition = decode(CustomResourceDefinition, first?.text ?? '');
  const { group, names, versions = [] } = definition.spec;
  const version = versions.find(({ storage }) => storage);
  if (version === undefined) throw new Error(`${file}: the definition has no version that is stored`);
  const validator = customResourceValidator(definition);
  return {
    // Structural: `items` is one schema.
    schema: (version.schema?.openAPIV3Schema ?? {}) as Schema,
    start: sample?.text ?? `apiVersion: ${group}/${version.name}\nkind: ${names.kind}\nmetadata:\n  name: example\n`,
    problemsOf: (object) => {
      const { errors, unknownFields } = validator.validate(object);
      const unknown = unknownFields.map((field) => ({ field, message: 'unknown field: servers drop it' }));
      return [...problemsOf(errors), ...unknown];
    },
  };
}

openPage(customKind(new URLSearchParams(location.search).get('crd') ?? 'backupplans.yaml'));
