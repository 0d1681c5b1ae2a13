import type { Command } from '../command.ts';

export const validate: Command = {
  name: 'validate',
  usage: 'validate [options] [paths...]',
  description: `Says what a Kubernetes API server would say, without one: unknown fields, values of the wrong
type, bad quantities and times, missing fields, names, labels, selectors, ports and references
that are wrong, kinds that are unknown or gone, keys that stand twice, and text that is no YAML or
JSON. Every fault is reported with its file, line, column and field. Kinds that are deprecated
give a warning.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes
('**/*.yaml'), or - for standard input, which is also read when no path is given. The items of a
List are checked one by one.

Custom resources are checked as a server would that has their CustomResourceDefinition, if it is
among the files or given with --crds; without it they are skipped. Rules in CEL are not evaluated.

Exit status: 0 no faults, 1 faults, 2 wrong usage or unreadable files.`,
  options: {
    output: {
      type: 'string',
      short: 'o',
      values: ['table', 'lines', 'json'],
      help: 'table (default), file:line:column lines, or json',
    },
    lax: { type: 'boolean', help: 'take unknown fields and keys that stand twice' },
    crds: { type: 'string', placeholder: 'PATH', help: 'a file, folder or pattern of CustomResourceDefinitions' },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'warn about what this version lacks (default: that of the API)',
    },
    verbose: { type: 'boolean', short: 'v', help: 'show every document, not only those with faults or warnings' },
  },
  examples: [
    ['kubetyped validate manifests/ deploy.yaml', 'check a folder and a file'],
    ['helm template ./chart | kubetyped validate', 'check what another program writes'],
    [
      `kubetyped validate --kubernetes-version 1.25 'apps/**/*.yaml'`,
      'would a cluster of version 1.25 know these kinds?',
    ],
    ['kubetyped validate --crds crds/ manifests/', 'check custom resources, too'],
    [`kubetyped validate -o json manifests/ > report.json`, 'a report for programs'],
  ],
  run: async (args) => (await import('./validate_files.ts')).validateFiles(args),
};
