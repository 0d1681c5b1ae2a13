export const crd = {
    name: 'crd',
    usage: 'crd check|convert|types|schema [options] [paths...]',
    description: `Works on CustomResourceDefinitions.

  check    says what an API server of today would refuse if it were asked to create them: names,
           versions, schemas that are not structural, defaults that their schema does not admit,
           rules in CEL that do not compile or may cost too much
  convert  turns definitions of apiextensions.k8s.io/v1beta1 into v1, which is all that servers
           take since 1.22: top-level validation, subresources and columns move to the versions,
           preserveUnknownFields to the schemas. Status and what a server set are left out.
  types    writes TypeScript for the kinds: types with the words of the descriptions, Kind classes
           and addToScheme, a module for each group and version. The modules import kubetyped alone.
           With --output-dir they are DIR/GROUP/VERSION.ts; what was written so before is replaced.
  schema   writes a JSON Schema (draft 7) of the kinds, for editors and ajv, and says what it leaves
           out: rules in CEL, lists that are sets or maps, and the like. Unknown fields are refused.

Other objects are passed over. A path is a file, a folder (all its .yaml, .yml and .json files), a
pattern in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 all is well, 1 definitions have faults or documents could not be read, 2 wrong usage
or files that could not be read or written.`,
    options: {
        output: {
            type: 'string',
            short: 'o',
            placeholder: 'FORMAT',
            values: ['yaml', 'json'],
            help: 'what convert writes: yaml (default), or json with one object on each line',
        },
        'output-dir': { type: 'string', placeholder: 'DIR', help: 'the folder for the modules of types' },
        force: { type: 'boolean', help: 'overwrite files there that types has not written' },
    },
    examples: [
        ['kubetyped crd check config/crd/', 'would a server take them?'],
        ['kubetyped crd convert old-crd.yaml > crd.yaml', 'a definition for servers of today'],
        ['kubetyped crd schema config/crd/ > crds.schema.json', 'for an editor'],
        ['kubetyped crd types --output-dir src/crds config/crd/', 'types of what is not written in TypeScript'],
    ],
    run: async (args) => (await import('./crd_files.js')).crdFiles(args),
};
