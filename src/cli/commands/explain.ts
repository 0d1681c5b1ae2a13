import type { Arguments } from '../arguments.ts';
import { clusterOptions, namesCluster } from '../cluster/cluster_options.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

const { namespace: _, ...serverOptions } = clusterOptions;

export const explain: Command = {
  name: 'explain',
  usage: 'explain [options] KIND[.FIELD[.FIELD...]]',
  description: `Describes a kind of the Kubernetes API or one of its fields: its purpose, its type, whether it is
required, its values and default, how lists are merged, and its subfields. Kinds are named by kind,
plural or short name, in any case, and with the group where several groups have it:
events.events.k8s.io. The network is only used to fetch URLs given with --crds.

With --context, --kubeconfig or --server: asks the server, which knows its custom resources, and
prints the same as kubectl explain.

Exit status: 0 done, 1 the server has no such field or kind, 2 wrong usage or no connection.`,
  options: {
    ...serverOptions,
    output: { type: 'string', short: 'o', values: ['text', 'json'], help: 'text (default), or json' },
    'api-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the group and version: apps/v1beta1 (default: the preferred one)',
    },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the version of Kubernetes (default: the latest)',
    },
    crds: {
      type: 'string',
      list: true,
      isPath: true,
      placeholder: 'PATHS',
      help: 'CustomResourceDefinitions: files, folders, patterns, URLs',
    },
    offline: { type: 'boolean', help: 'read URLs from the cache only' },
    cache: {
      type: 'string',
      isPath: true,
      placeholder: 'DIR',
      help: 'the cache folder (default: ~/.cache/kubetyped/web)',
    },
    recursive: { type: 'boolean', short: 'R', help: 'show nested fields too' },
    'max-depth': {
      type: 'string',
      placeholder: 'NUMBER',
      help: 'with a server and --recursive: how many levels (default: all)',
    },
  },
  examples: [
    ['kubetyped explain pod.spec.containers.ports', 'show the fields of a container port'],
    ['kubetyped explain --recursive deployment.spec.strategy', 'show all nested fields, as a tree'],
    ['kubetyped explain --crds crds/ widget.spec', 'explain a custom resource'],
    ['kubetyped explain --context staging widget.spec', 'explain a custom resource of a cluster'],
    ['kubetyped explain cronjob --api-version batch/v1beta1', 'explain an old API version'],
    ['kubetyped explain pod.spec --kubernetes-version 1.30', 'leave out fields added after 1.30'],
  ],
  run: async (args) => {
    if (namesCluster(args)) {
      checkClusterUsage(args);
      return (await import('../cluster/explain_from_cluster.ts')).explainFromCluster(args);
    }
    if (args.value('max-depth') !== undefined) throw new UsageError('--max-depth is for servers: use --context NAME');
    return (await import('./explain_field.ts')).explainField(args);
  },
};

function checkClusterUsage(args: Arguments): void {
  const other = ['output', 'kubernetes-version', 'crds', 'offline', 'cache'].find((name) => args.has(name));
  if (other !== undefined) throw new UsageError(`--${other} is not for servers, which say what they have`);
  if (args.paths.length !== 1)
    throw new UsageError('one kind is explained at a time', 'with fields joined by dots: kubetyped explain pod.spec');
  const depth = args.value('max-depth') ?? '0';
  if (!/^\d{1,6}$/.test(depth)) throw new UsageError(`--max-depth takes a number, not ${depth}`);
  if (depth !== '0' && !args.has('recursive')) throw new UsageError('--max-depth requires --recursive');
}
