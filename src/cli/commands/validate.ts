import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const validate: Command = {
  name: 'validate',
  usage: 'validate [options] [paths...]',
  description: `Validates manifests as a Kubernetes API server would, without one. Finds unknown and missing fields,
values of the wrong type, invalid quantities, times, names, labels, selectors, ports and references,
unknown and removed kinds, duplicate keys, and syntax errors. Every fault is reported with its file,
line, column and field. Deprecated kinds cause warnings.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes ('**/*.yaml'),
or - for standard input, which is also read when no path is given. The items of a List are checked
one by one. Helm charts and kustomizations are skipped, including the patches, transformers,
generators and configuration they use: --render validates the output of helm and kustomize (or
kubectl), or pipe it into this command; reports then name the template. Also skipped are the
expected objects of chainsaw and kuttl tests and, in folders, files that are not manifests, such as
package.json. Skipped files are counted; a path under which nothing is validated is an error. In
folders, fields that a kustomization adds to its resources (namespace, labels, selectors) are not
reported as missing, and values are not validated in objects with unreplaced \${NAME} variables.

Custom resources are validated by their CustomResourceDefinition, including its CEL rules, if it is
among the files or given with --crds, or else by the JSON Schema that --schemas finds; without
either they are skipped. The network is only used to fetch URLs given with --crds and --schemas;
they are cached for a day.

Objects are also checked against each other. These checks cause warnings: duplicate objects in a
file, Services, PodDisruptionBudgets and NetworkPolicies that select no Pods, and references to
missing objects. As the object may be in the cluster, it is only reported if the manifests have one
with a similar name, or have the ConfigMap or Secret without the key; with --complete, always. The
rules:

  duplicate-object, selects-nothing, missing-target, -service, -port, -configmap, -secret, -key,
  -serviceaccount, -claim, -role, -priorityclass, -storageclass, -runtimeclass, -ingressclass,
  -namespace, pod-security

pod-security holds Pods and workloads to the label pod-security.kubernetes.io/enforce of their
Namespace, if that is among the manifests, and all others to --pod-security (restricted, or
baseline:v1.30), which makes these findings errors.

Faults can be ignored with a comment at the end of the line or on the line before, or with an
annotation of the object that has one exception per line. Reports show the rule in brackets. Unused
exceptions cause warnings. Syntax errors can't be ignored.

  replicas: three  # kubetyped-ignore type: replaced by the deployment
  kubetyped.dev/ignore: "value, unknown at spec.template: written for a patched cluster"

Kinds are named as in kubectl, in any case: Secret, secrets, po, deployments.apps,
apps/v1/Deployment, Widget.example.com. Separate several values by commas, or repeat the option.

Options can be set in kubetyped.yaml, in the current folder or a parent folder, under the name of
the command; the command line takes precedence:

  validate:
    kubernetes-version: "1.34"
    crds: [crds/, https://example.com/crds.yaml]
    exclude: [vendor, '**/*.patch.yaml']
    fail-on: [skipped, warnings]

Exit status: 0 no faults, 1 faults (or what --fail-on names), 2 wrong usage or unreadable files.`,
  configurable: true,
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['table', 'lines', 'json', 'junit', 'sarif', 'github'],
      help: 'table (default), lines, json, junit, sarif or github',
    },
    summary: { type: 'boolean', help: 'print only the totals (table, lines and json)' },
    quiet: { type: 'boolean', short: 'q', help: 'print nothing, only set the exit status' },
    verbose: { type: 'boolean', short: 'v', help: 'show every document, not only those with faults or warnings' },
    'fail-on': {
      type: 'string',
      list: true,
      placeholder: 'WHAT',
      values: ['skipped', 'warnings'],
      help: 'also exit with 1 on these: skipped, warnings',
    },
    only: { type: 'string', list: true, placeholder: 'KINDS', help: 'validate only objects of these kinds' },
    skip: { type: 'string', list: true, placeholder: 'KINDS', help: 'skip objects of these kinds' },
    exclude: {
      type: 'string',
      list: true,
      isPattern: true,
      placeholder: 'PATTERNS',
      help: "skip files: 'vendor', '**/*.patch.yaml'",
    },
    check: {
      type: 'string',
      list: true,
      placeholder: 'RULE=LEVEL',
      help: 'level of a check, or of all: off, warning or error',
    },
    'pod-security': {
      type: 'string',
      placeholder: 'LEVEL',
      help: 'baseline or restricted: what Pods are held to',
    },
    complete: { type: 'boolean', help: 'report every reference to an object that is not in the manifests' },
    render: {
      type: 'boolean',
      help: 'validate the output of kustomize, kubectl and helm',
    },
    'allow-empty': { type: 'boolean', help: 'do not fail on paths under which nothing is validated' },
    baseline: {
      type: 'string',
      isPath: true,
      placeholder: 'FILE',
      help: 'ignore the known faults in this file',
    },
    'write-baseline': { type: 'boolean', help: 'write the current faults to the --baseline file' },
    lax: { type: 'boolean', help: 'accept unknown fields and duplicate keys' },
    crds: {
      type: 'string',
      list: true,
      isPath: true,
      placeholder: 'PATHS',
      help: 'CustomResourceDefinitions: files, folders, patterns, URLs',
    },
    schemas: {
      type: 'string',
      list: true,
      isPath: true,
      placeholder: 'PATHS',
      help: 'JSON Schemas: DIR or URL[/{group}/{kind}_{version}.json]',
    },
    offline: { type: 'boolean', help: 'read URLs from the cache only' },
    cache: {
      type: 'string',
      isPath: true,
      placeholder: 'DIR',
      help: 'the cache folder (default: ~/.cache/kubetyped/web)',
    },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'validate against this version (default: the latest)',
    },
    config: {
      type: 'string',
      placeholder: 'FILE',
      help: 'the configuration file (default: the nearest kubetyped.yaml)',
    },
    'no-config': { type: 'boolean', help: 'use no configuration file' },
  },
  // Of kubectl and kubeconform.
  others: {
    f: 'paths come without an option: kubetyped validate app.yaml',
    filename: 'paths come without an option: kubetyped validate app.yaml',
    R: 'folders are read with those below them',
    recursive: 'folders are read with those below them',
    'dry-run': 'validate asks no server; kubetyped diff --context NAME does a server-side dry run',
    strict: 'unknown fields are faults, unless --lax is given',
    'ignore-missing-schemas': 'objects without a schema are skipped, unless --fail-on skipped is given',
    'schema-location': '--crds takes CustomResourceDefinitions, --schemas takes JSON Schemas',
    'ignore-filename-pattern': 'use --exclude',
    format: 'use --output',
  },
  examples: [
    ['kubetyped validate manifests/ deploy.yaml', 'validate a folder and a file'],
    ['helm template ./chart | kubetyped validate', 'check what another program writes'],
    [
      `kubetyped validate --kubernetes-version 1.25 'apps/**/*.yaml'`,
      'would a cluster of version 1.25 know these kinds and fields?',
    ],
    ['kubetyped validate --crds crds/ manifests/', 'validate custom resources, too'],
    ['kubetyped validate -o github --fail-on skipped manifests/', 'annotate a pull request on GitHub'],
    ['kubetyped validate -o sarif manifests/ > kubetyped.sarif', 'write a report for code scanning'],
    ['kubetyped validate --baseline known.json --write-baseline manifests/', 'report only new faults from now on'],
    ['kubetyped validate --only deploy,sts,cj manifests/', 'validate only some kinds'],
  ],
  run: async (args) => {
    checkUsage(args);
    return (await import('./validate_files.ts')).validateFiles(args);
  },
};

function checkUsage(args: Arguments): void {
  if (args.has('write-baseline') && args.value('baseline') === undefined)
    throw new UsageError('--write-baseline needs --baseline FILE', 'the file that it writes');
  const output = args.value('output') ?? 'table';
  if (args.has('summary') && !['table', 'lines', 'json'].includes(output))
    throw new UsageError(`--summary does not go with -o ${output}`, 'use it with table, lines or json');
  if (args.has('offline') && args.values('crds').length + args.values('schemas').length === 0)
    throw new UsageError('--offline is about --crds and --schemas', 'nothing else uses the network');
}
