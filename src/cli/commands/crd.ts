import type { Command } from '../command.ts';

export const crd: Command = {
  name: 'crd',
  usage: 'crd check|convert|types|schema [options] [paths...]',
  description: `Works on CustomResourceDefinitions.

  check    reports what a current API server would reject when creating them: names, versions,
           schemas that are not structural, defaults that do not match their schema, CEL rules that
           do not compile or exceed the cost limit
  convert  converts apiextensions.k8s.io/v1beta1 definitions to v1, the only version since
           Kubernetes 1.22: top-level validation, subresources and columns move to the versions,
           preserveUnknownFields to the schemas. Status and server-set fields are left out.
  types    writes TypeScript for the kinds: types with the descriptions as comments, Kind classes
           and addToScheme; one module per group and version, which only imports kubetyped. With
           --output-dir, writes DIR/GROUP/VERSION.ts and replaces files written by an earlier run.
  schema   writes a JSON Schema (draft 7) of the kinds, for editors and ajv, and says what it leaves
           out, such as CEL rules and lists that are sets or maps. Unknown fields are rejected.

Other objects are ignored. A path is a file, a folder (all its .yaml, .yml and .json files), a
pattern in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 all is well, 1 definitions have faults or documents could not be read, 2 wrong usage
or files that could not be read or written.`,
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json'],
      help: 'convert: yaml (default), or json with one object per line',
    },
    'output-dir': { type: 'string', placeholder: 'DIR', help: 'types: the folder to write the modules to' },
    force: { type: 'boolean', help: 'types: overwrite files that it did not write' },
  },
  examples: [
    ['kubetyped crd check config/crd/', 'would a server accept these definitions?'],
    ['kubetyped crd convert old-crd.yaml > crd.yaml', 'convert a v1beta1 definition to v1'],
    ['kubetyped crd schema config/crd/ > crds.schema.json', 'write a schema for an editor'],
    ['kubetyped crd types --output-dir src/crds config/crd/', 'generate types for custom resources of others'],
  ],
  run: async (args) => (await import('./crd_files.ts')).crdFiles(args),
};
