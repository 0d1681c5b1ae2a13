import type { Command } from '../command.ts';

export const admit: Command = {
  name: 'admit',
  usage: 'admit --policies PATHS [options] [paths...]',
  description: `Evaluates admission policies on manifests, without a cluster. Reports which policy and binding deny
an object and why, the warnings, and with -o yaml what mutating policies change.

ValidatingAdmissionPolicies and MutatingAdmissionPolicies are evaluated as in kube-apiserver, with
their bindings, parameters, match conditions and variables. --policies must contain all of these,
including the parameter objects, and the Namespaces if their labels matter. As in a cluster, a
policy without a binding has no effect; a note says so.

By default, each object is evaluated as if system:admin created it, in its own API version. Defaults
that a server would set are missing. In expressions, the authorizer denies everything except the
verbs of --allow.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes
('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 everything is admitted, 1 an object is denied or can't be read, or a policy does not
compile, 2 wrong usage or unreadable files.`,
  others: {
    policy: 'use --policies',
    user: 'use --as',
    group: 'use --as-group',
    f: 'paths come without an option: kubetyped admit --policies policies/ app.yaml',
  },
  options: {
    policies: { type: 'string', list: true, placeholder: 'PATHS', help: 'policies, bindings, parameters, Namespaces' },
    crds: {
      type: 'string',
      list: true,
      placeholder: 'PATHS',
      help: 'CustomResourceDefinitions: files, folders, patterns',
    },
    operation: {
      type: 'string',
      values: ['create', 'update', 'delete'],
      placeholder: 'OPERATION',
      help: 'create (default), update (from the same object), or delete',
    },
    as: { type: 'string', placeholder: 'NAME', help: 'the user (default: system:admin)' },
    'as-group': { type: 'string', list: true, placeholder: 'GROUPS', help: 'groups of the user' },
    allow: {
      type: 'string',
      list: true,
      placeholder: 'VERBS',
      help: 'verbs that the authorizer allows on all resources',
    },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['table', 'lines', 'json', 'junit', 'github', 'yaml'],
      help: 'table (default), lines, json, junit, github, or yaml: objects',
    },
    verbose: { type: 'boolean', short: 'v', help: 'show every document, not only those with faults or warnings' },
  },
  examples: [
    ['kubetyped admit --policies policies/ manifests/', 'which objects would be denied?'],
    ['kubetyped admit --policies policies/ -o yaml pod.yaml', 'show the object after mutating policies'],
    ['helm template ./chart | kubetyped admit --policies policies/ -o github', 'annotate a pull request'],
    [
      'kubetyped admit --policies policies/ --as ann --as-group dev --operation delete app.yaml',
      'may ann delete these objects?',
    ],
  ],
  run: async (args) => (await import('./admit_files.ts')).admitFiles(args),
};
