import type { Arguments } from '../arguments.ts';
import { clusterOptions, namesCluster, secondsOf } from '../cluster/cluster_options.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const apply: Command = {
  name: 'apply',
  usage: 'apply (--local --live PATH | --context NAME | --server URL) [options] [paths...]',
  description: `With --context, --kubeconfig or --server: applies manifests to a cluster, server-side. Namespaces
and CustomResourceDefinitions are applied first. Prints a line for each object: created, configured
or unchanged. Changing a field that another manager owns is a conflict; with --force-conflicts the
manifest wins. With --wait, returns when everything is ready: workloads rolled out, Jobs complete,
conditions Ready or Available true.

With --prune --applyset PARENT: after applying everything, deletes the objects that an earlier run
with the same parent applied and this run did not. The parent is NAME, a Secret, or TYPE/NAME: a
ConfigMap, or a custom resource whose definition has the label
applyset.kubernetes.io/is-parent-type. It records the kinds and namespaces of the set. Only objects
labelled by an earlier run are deleted.

With --local: shows how kubectl apply (without --server-side) would change live objects, using
files only. The paths are the desired manifests; --live has the objects of the cluster, as printed
by kubectl get -o yaml. Objects are matched by kind, namespace and name.

The result is merged from three versions of the object:
  live          fields that are set only here are kept
  manifest      fields that differ from the live object are changed
  last applied  fields that were applied before and are no longer in the manifest are deleted; read
                from the annotation kubectl.kubernetes.io/last-applied-configuration

Built-in kinds are changed by strategic merge patches, which merge lists by key; custom resources by
JSON merge patches, which replace lists. The annotation is updated. An object that does not exist is
created. Fields that a server would add (defaults, uid, status) are not added.

  yaml, json  the resulting objects; as json, one per line
  diff        changes of the live objects, field by field, without the annotation
  patch       the requests kubectl would send: a JSON object each, with verb, contentType and body

Exit status: 0 done, 1 an object can't be read or applied, or is not ready in time, 2 wrong usage,
unreadable files, or no connection.`,
  options: {
    ...clusterOptions,
    'field-manager': {
      type: 'string',
      placeholder: 'NAME',
      help: 'manager of the applied fields (default: kubetyped)',
    },
    'force-conflicts': { type: 'boolean', help: 'take over fields of other managers' },
    'dry-run': { type: 'boolean', help: 'have the server validate without storing anything' },
    prune: { type: 'boolean', help: 'delete objects of the apply set that are no longer in the manifests' },
    applyset: {
      type: 'string',
      placeholder: 'PARENT',
      help: 'parent of the apply set: NAME of a Secret, or TYPE/NAME',
    },
    wait: { type: 'boolean', help: 'wait until everything is ready' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'how long to wait at most (default: 300)' },
    local: { type: 'boolean', help: 'work on files only, without a cluster, and change none' },
    live: {
      type: 'string',
      placeholder: 'PATH',
      help: 'the live objects: a file, folder or pattern, or - for standard input',
    },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json', 'diff', 'patch'],
      help: 'yaml (default), json, diff or patch',
    },
    'no-overwrite': { type: 'boolean', help: 'fail if a field was also changed by someone else' },
  },
  examples: [
    ['kubetyped apply --context staging --wait manifests/', 'apply a folder and wait until everything is ready'],
    [
      'kubetyped apply --context staging -n shop --prune --applyset shop manifests/',
      'also delete objects that were removed from the manifests',
    ],
    ['kubetyped apply --local --live live.yaml web.yaml', 'show the resulting object'],
    ['kubectl get deploy web -o yaml | kubetyped apply --local --live - -o diff web.yaml', 'what would change'],
    ['kubetyped apply --local --live cluster/ -o patch manifests/', 'show the requests'],
    ['kubetyped apply --local --live live.yaml --no-overwrite web.yaml', 'fail if the object was changed by hand'],
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
