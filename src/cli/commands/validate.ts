import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const validate: Command = {
  name: 'validate',
  usage: 'validate [options] [paths...]',
  description: `Says what a Kubernetes API server would say, without one: unknown fields, values of the wrong
type, bad quantities and times, missing fields, wrong names, labels, selectors, ports and
references, kinds that are unknown or gone, duplicate keys, and text that is no YAML or JSON. Every
fault is reported with its file, line, column and field. Kinds that are deprecated give a warning.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes
('**/*.yaml'), or - for standard input, which is also read when no path is given. The items of a
List are checked one by one. Left out are charts of Helm and kustomizations, with what they name as
patches, transformers, generators or configuration: --render checks what helm and kustomize (or
kubectl) make of them, or pipe that into this command; reports then name the template. Left out are
also what tests by chainsaw and kuttl compare objects with, and in folders what is no manifest, such
as package.json. All are counted; a path under which nothing is checked is an error. In folders,
what a kustomization adds to its resources (a namespace, labels and selectors) is not missing, and
values are not judged in objects with variables (\${NAME}) that have yet to be replaced.

Custom resources are checked as a server would that has their CustomResourceDefinition, if it is
among the files or given with --crds, or else by the JSON Schema that --schemas finds; without
either they are skipped. Their rules in CEL are evaluated. The network is used for addresses given
with --crds and --schemas, and for nothing else; what is fetched is kept for a day.

Objects are checked against each other, which gives warnings: the same object twice in a file,
Services, PodDisruptionBudgets and NetworkPolicies that select no Pods, and what is missing. There
may be other objects in the cluster, so something is missing only if the manifests have a name that
is a typing error away, or the ConfigMap without the key; with --complete, whenever it is not there.
The rules:

  duplicate-object, selects-nothing, missing-target, -service, -port, -configmap, -secret, -key,
  -serviceaccount, -claim, -role, -priorityclass, -storageclass, -runtimeclass, -ingressclass,
  -namespace

A fault is excepted by a comment, at the end of its line or on the line before, or by an annotation
of the object, with an exception on each line. Reports show the rule in brackets. An exception that
is not needed gives a warning. What cannot be read is never excepted.

  replicas: three  # kubetyped-ignore type: replaced by the deployment
  kubetyped.dev/ignore: "value, unknown at spec.template: written for a patched cluster"

Kinds are named as for kubectl, in any case: Secret, secrets, po, deployments.apps,
apps/v1/Deployment, Widget.example.com. Several values are separated by commas, or given with the
option again.

Options can be set in kubetyped.yaml, in the working folder or one above it, under the name of the
command; those of the command line win:

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
    summary: { type: 'boolean', help: 'only the totals; with table, lines and json' },
    quiet: { type: 'boolean', short: 'q', help: 'print nothing: the exit status tells' },
    verbose: { type: 'boolean', short: 'v', help: 'show every document, not only those with faults or warnings' },
    'fail-on': {
      type: 'string',
      list: true,
      placeholder: 'WHAT',
      values: ['skipped', 'warnings'],
      help: 'status 1 for these, too: skipped, warnings',
    },
    only: { type: 'string', list: true, placeholder: 'KINDS', help: 'check only objects of these kinds' },
    skip: { type: 'string', list: true, placeholder: 'KINDS', help: 'leave out objects of these kinds' },
    exclude: {
      type: 'string',
      list: true,
      isPattern: true,
      placeholder: 'PATTERNS',
      help: "leave out files: 'vendor', '**/*.patch.yaml'",
    },
    check: {
      type: 'string',
      list: true,
      placeholder: 'RULE=LEVEL',
      help: 'checks across objects: off, warning or error; all=LEVEL',
    },
    complete: { type: 'boolean', help: 'report whatever is not among the manifests as missing' },
    render: {
      type: 'boolean',
      help: 'check what kustomize, kubectl and helm make of their input',
    },
    'allow-empty': { type: 'boolean', help: 'paths under which nothing is checked are not errors' },
    baseline: {
      type: 'string',
      isPath: true,
      placeholder: 'FILE',
      help: 'the faults that were there before: they count for nothing',
    },
    'write-baseline': { type: 'boolean', help: 'write the faults of now to the file of --baseline' },
    lax: { type: 'boolean', help: 'take unknown fields and duplicate keys' },
    crds: {
      type: 'string',
      list: true,
      isPath: true,
      placeholder: 'PATHS',
      help: 'CustomResourceDefinitions: files, folders, patterns, addresses',
    },
    schemas: {
      type: 'string',
      list: true,
      isPath: true,
      placeholder: 'PATHS',
      help: 'JSON Schemas: DIR or URL[/{group}/{kind}_{version}.json]',
    },
    offline: { type: 'boolean', help: 'take addresses from the cache only' },
    cache: { type: 'string', isPath: true, placeholder: 'DIR', help: 'the cache (default: ~/.cache/kubetyped/web)' },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'check against this version (default: the latest)',
    },
    config: { type: 'string', placeholder: 'FILE', help: 'the configuration (default: the nearest kubetyped.yaml)' },
    'no-config': { type: 'boolean', help: 'no configuration' },
  },
  examples: [
    ['kubetyped validate manifests/ deploy.yaml', 'check a folder and a file'],
    ['helm template ./chart | kubetyped validate', 'check what another program writes'],
    [
      `kubetyped validate --kubernetes-version 1.25 'apps/**/*.yaml'`,
      'would a cluster of version 1.25 know these kinds and fields?',
    ],
    ['kubetyped validate --crds crds/ manifests/', 'check custom resources, too'],
    ['kubetyped validate -o github --fail-on skipped manifests/', 'annotate a pull request on GitHub'],
    ['kubetyped validate -o sarif manifests/ > kubetyped.sarif', 'a report for code scanning'],
    ['kubetyped validate --baseline known.json --write-baseline manifests/', 'report only new faults from now on'],
    ['kubetyped validate --only deploy,sts,cj manifests/', 'some kinds'],
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
