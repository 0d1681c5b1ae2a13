import type { Arguments } from '../arguments.ts';
import { clusterOptions, namesCluster } from '../cluster/cluster_options.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const diff: Command = {
  name: 'diff',
  usage: 'diff [options] (BEFORE AFTER | --context NAME [paths...])',
  description: `Shows the differences between two sets of manifests, by field path:
  ~ spec.replicas: 1 -> 3
  + spec.template.spec.containers[name=log]: {"name":"log","image":"log:2"}
  - metadata.labels.old: "x"

BEFORE and AFTER are each a file, a folder (all its .yaml, .yml and .json files), a pattern in
quotes ('**/*.yaml'), or - for standard input. Objects are matched by kind, namespace and name, in
any file and order; with --ignore metadata.namespace by kind and name. Two single objects of the
same kind are compared whatever their names.
List elements are matched by their merge keys: containers by name, ports by containerPort.

With --context, --kubeconfig or --server, the live objects are compared with the result of applying
the manifests server-side (a dry run with --force-conflicts), so defaults and fields of other
managers are not differences.

Values are compared semantically: the quantities 1000m and 1 are equal, as are the same time in
different time zones, and an empty and a missing list; the order of keys and the format don't
matter.

Exit status, like diff(1): 0 no differences, 1 differences, 2 wrong usage or unreadable files.`,
  options: {
    ...clusterOptions,
    'field-manager': { type: 'string', placeholder: 'NAME', help: 'field manager of the dry run (default: kubetyped)' },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['text', 'json'],
      help: 'text (default), or json: a list of the objects that differ',
    },
    ignore: {
      type: 'string',
      placeholder: 'PATHS',
      help: 'fields to ignore, comma-separated: status,spec.containers[*].image',
    },
    'skip-server-fields': { type: 'boolean', help: 'ignore server-set fields: status, uid, managedFields, ...' },
    exact: { type: 'boolean', help: 'compare values literally, not semantically' },
  },
  examples: [
    ['kubetyped diff old.yaml new.yaml', 'compare two files'],
    ['kubetyped diff rendered-v1/ rendered-v2/', 'show what a new version of a chart changes'],
    [
      'kubectl get deploy web -o yaml | kubetyped diff --skip-server-fields - web.yaml',
      'how a live object differs from its manifest',
    ],
    [
      `kubetyped diff --ignore 'metadata.annotations["example.com/build"],metadata.labels.*' a/ b/`,
      'without fields that always differ',
    ],
    ['kubetyped diff --context staging manifests/', 'show what apply would change'],
    [`kubetyped diff -o json a/ b/ | jq -r '.[].differences[].path'`, 'print only the paths'],
  ],
  run: async (args) => {
    if (namesCluster(args)) return (await import('../cluster/diff_with_cluster.ts')).diffWithCluster(args);
    checkUsage(args);
    return (await import('./diff_files.ts')).diffFiles(args);
  },
};

function checkUsage({ paths }: Arguments): void {
  if (paths.length !== 2)
    throw new UsageError(`${paths.length} paths given`, 'expected two: kubetyped diff BEFORE AFTER');
  if (paths[0] === '-' && paths[1] === '-') throw new UsageError('only one of the two can be standard input');
}
