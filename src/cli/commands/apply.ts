import type { Arguments } from '../arguments.ts';
import { clusterOptions, namesCluster, secondsOf } from '../cluster/cluster_options.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const apply: Command = {
  name: 'apply',
  usage: 'apply (--local --live PATH | --context NAME | --server URL) [options] [paths...]',
  description: `With --context, --kubeconfig or --server: applies manifests to a cluster, server-side. Namespaces
and CustomResourceDefinitions go first. A line for each object says whether it was created,
configured or unchanged. Changing a field that another manager owns is a conflict; with
--force-conflicts the manifest wins. With --wait it returns when everything is ready: workloads
rolled out, Jobs complete, conditions Ready or Available true.

With --prune --applyset PARENT: deletes what an earlier run with the same parent applied, and this
one does not, once everything is applied. The parent is a Secret NAME, or TYPE/NAME: a ConfigMap, or
a custom resource whose definition has the label applyset.kubernetes.io/is-parent-type. It remembers
which kinds and namespaces there are; only objects that a run has labelled are deleted.

With --local: shows how kubectl apply (without --server-side) would change live objects, without a
cluster: both are files. The paths are the desired manifests, --live the objects of the cluster, as
printed by kubectl get -o yaml. Objects are matched by kind, namespace and name.

Three versions of an object decide:
  the live object          fields that others set, and the manifest does not, are kept
  the manifest             fields that differ from it are changed
  what was applied before  fields that it had, and the manifest lacks, are deleted; taken from the
                           annotation kubectl.kubernetes.io/last-applied-configuration

Kinds of the Kubernetes API are changed by strategic merge patches, in which lists merge by their
keys; custom resources by JSON merge patches, in which lists are replaced. The annotation of the
result is updated. An object without a live one is created. What a server adds (defaults, uid,
status) is not added here.

  yaml, json  the resulting objects; json with one on each line
  diff        changes of the live objects, field by field, without the annotation
  patch       the requests of kubectl: a JSON object for each, with verb, contentType and body

Exit status: 0 done, 1 an object can't be read or applied, or is not ready in time, 2 wrong usage,
files that could not be read, or no connection.`,
  options: {
    ...clusterOptions,
    'field-manager': { type: 'string', placeholder: 'NAME', help: 'manager of the applied fields (default kubetyped)' },
    'force-conflicts': { type: 'boolean', help: 'take over fields of other managers' },
    'dry-run': { type: 'boolean', help: 'the server validates, and stores nothing' },
    prune: { type: 'boolean', help: 'delete what is no longer among the manifests of an apply set' },
    applyset: { type: 'string', placeholder: 'PARENT', help: 'the apply set: NAME of a Secret, or TYPE/NAME' },
    wait: { type: 'boolean', help: 'wait until everything is ready' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'longest time to wait (default 300)' },
    local: { type: 'boolean', help: 'without a cluster: only reads files, and changes none' },
    live: {
      type: 'string',
      placeholder: 'PATH',
      help: 'a file, folder or pattern, or - : the live objects of a cluster',
    },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json', 'diff', 'patch'],
      help: 'yaml (default), json, diff or patch',
    },
    'no-overwrite': { type: 'boolean', help: 'fail on conflicts with changes by others' },
  },
  examples: [
    ['kubetyped apply --context staging --wait manifests/', 'a folder, until everything is ready'],
    ['kubetyped apply --context staging -n shop --prune --applyset shop manifests/', 'and delete what it had before'],
    ['kubetyped apply --local --live live.yaml web.yaml', 'what the object becomes'],
    ['kubectl get deploy web -o yaml | kubetyped apply --local --live - -o diff web.yaml', 'what would change'],
    ['kubetyped apply --local --live cluster/ -o patch manifests/', 'the requests'],
    ['kubetyped apply --local --live live.yaml --no-overwrite web.yaml', 'was it changed by hand?'],
  ],
  run: async (args) => {
    if (namesCluster(args)) {
      checkClusterUsage(args);
      return (await import('../cluster/apply_to_cluster.ts')).applyToCluster(args);
    }
    checkUsage(args);
    return (await import('./apply_files.ts')).applyFiles(args);
  },
};

const OF_CLUSTERS = [
  'field-manager',
  'force-conflicts',
  'dry-run',
  'prune',
  'applyset',
  'wait',
  'timeout',
  'namespace',
];
const OF_FILES = ['local', 'live', 'output', 'no-overwrite'];

function checkUsage(args: Arguments): void {
  if (!args.has('local'))
    throw new UsageError(
      'apply changes no cluster unless you name it',
      'use --local to see what would change in files; or --context NAME, --kubeconfig FILE or --server URL',
    );
  const other = OF_CLUSTERS.find((name) => args.has(name));
  if (other !== undefined) throw new UsageError(`--${other} is for clusters, not for --local`);
  const live = args.value('live');
  if (live === undefined) throw new UsageError('no live objects given', 'use --live PATH');
  if (live === '-' && (args.paths.length === 0 || args.paths.includes('-')))
    throw new UsageError('standard input holds the live objects, so the manifests must be files');
}

function checkClusterUsage(args: Arguments): void {
  const other = OF_FILES.find((name) => args.has(name));
  if (other !== undefined)
    throw new UsageError(`--${other} is for files, not for clusters`, 'kubetyped diff shows what would change there');
  secondsOf(args, 'timeout');
  if (args.has('prune') !== (args.value('applyset') !== undefined))
    throw new UsageError(
      args.has('prune') ? '--prune of which apply set?' : '--applyset requires --prune',
      'use --prune --applyset NAME: what was applied with NAME before is deleted unless it is applied again',
    );
}
