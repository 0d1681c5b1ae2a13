import type { Command } from '../../command.ts';

export const crd: Command = {
  name: 'crd',
  usage: 'crd check|convert [options] [paths...]',
  description: `Works on CustomResourceDefinitions.

  check    says what an API server of today would refuse if it were asked to create them: names,
           versions, schemas that are not structural, defaults that their schema does not admit,
           rules in CEL that do not compile or may cost too much
  convert  turns definitions of apiextensions.k8s.io/v1beta1 into v1, which is all that servers
           take since 1.22: top-level validation, subresources and columns move to the versions,
           preserveUnknownFields to the schemas. Status and what a server set are left out.

Other objects are passed over. A path is a file, a folder (all its .yaml, .yml and .json files), a
pattern in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 all is well, 1 definitions have faults or documents could not be read, 2 wrong usage
or unreadable files.`,
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json'],
      help: 'what convert writes: yaml (default), or json with one object on each line',
    },
  },
  examples: [
    ['kubetyped crd check config/crd/', 'would a server take them?'],
    ['kubetyped crd convert old-crd.yaml > crd.yaml', 'a definition for servers of today'],
  ],
  run: async (args) => (await import('../../objects/crd_files.ts')).crdFiles(args),
};
