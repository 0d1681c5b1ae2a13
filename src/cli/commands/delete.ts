import { checkCluster, clusterOptions, gracePeriodOf, secondsOf } from '../cluster/cluster_options.ts';
import { checkNamed, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const deleteCommand: Command = {
  name: 'delete',
  usage: 'delete (--context NAME | --kubeconfig FILE | --server URL) [options] TYPE NAME...',
  description: `Deletes objects from a cluster: by TYPE NAME..., TYPE/NAME..., TYPE and --selector, or the objects
in the manifests of --filename. It never deletes all objects of a type.

Exit status: 0 done, 1 the server refuses or lacks an object, 2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    filename: {
      type: 'string',
      short: 'f',
      placeholder: 'PATH',
      help: 'delete the objects in a file, folder or pattern, or - (stdin)',
    },
    ...selectorOption,
    cascade: {
      type: 'string',
      placeholder: 'HOW',
      values: ['background', 'foreground', 'orphan'],
      help: 'how to delete dependents: background (default), foreground or orphan',
    },
    'grace-period': {
      type: 'string',
      placeholder: 'SECONDS',
      help: 'grace period of Pods; without --force, 0 means 1',
    },
    force: { type: 'boolean', help: 'remove Pods immediately, without waiting for the kubelet' },
    'ignore-not-found': { type: 'boolean', help: 'do not fail if an object does not exist' },
    'dry-run': { type: 'boolean', help: 'have the server validate without deleting anything' },
    wait: { type: 'boolean', help: 'wait until the objects are gone' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'how long to wait at most (default: 300)' },
  },
  examples: [
    ['kubetyped delete --context staging pod web', 'delete one object'],
    [
      'kubetyped delete --context staging deploy -l app=web --wait',
      'delete by label and wait until the objects are gone',
    ],
    ['kubetyped delete --context staging -f manifests/ --ignore-not-found', 'delete everything that was applied'],
  ],
  run: async (args) => {
    checkCluster(args, 'delete');
    secondsOf(args, 'timeout');
    if (args.has('force') && (gracePeriodOf(args) ?? 0) > 0)
      throw new UsageError('--force and --grace-period greater than 0 cannot be specified together');
    gracePeriodOf(args);
    if (args.value('filename') !== undefined) {
      if (args.paths.length > 0 || args.value('selector') !== undefined)
        throw new UsageError('--filename says which objects are meant: leave types, names and --selector out');
    } else {
      checkNamed(args, 'delete', 'which ones? All objects of a type are never deleted');
    }
    return (await import('../cluster/delete_objects.ts')).deleteObjects(args);
  },
};
