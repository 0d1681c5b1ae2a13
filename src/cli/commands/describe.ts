import { checkCluster, clusterOptions } from '../cluster/cluster_options.ts';
import { checkResourceArguments, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const describeCommand: Command = {
  name: 'describe',
  usage: 'describe (--context NAME | --server URL) [options] TYPE [NAME...]',
  description: `Shows objects with related ones: the Pods of a node, the endpoints of a Service, the latest events.
For a workload that is not ready, the reason comes first: what the rollout waits for, what could not
be created, and what its Pods wait for.

Values of Secrets are never shown, only their sizes. Custom resources are shown field by field. The
output is not meant for parsing: use kubetyped get -o json in scripts.

Exit status: 0 done, 1 the server refuses or lacks an object, 2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'the objects of all namespaces' },
    ...selectorOption,
    'no-events': { type: 'boolean', help: 'without events' },
    'show-events': { type: 'string', values: ['true', 'false'], help: 'false is the same as --no-events' },
  },
  examples: [
    ['kubetyped describe --context staging deploy/web', 'why is it not ready?'],
    ['kubetyped describe --context staging pods -l app=web', 'all Pods with a label'],
    ['kubetyped describe --context staging node worker-1', 'what runs on it, and how much is left?'],
  ],
  run: async (args) => {
    checkCluster(args, 'describe');
    checkResourceArguments(args, 'describe');
    const named = args.paths.length > 1 || args.paths[0]!.includes('/');
    if (named && (args.has('all-namespaces') || args.value('selector') !== undefined))
      throw new UsageError('either names, or --selector and --all-namespaces');
    return (await import('../cluster/describe_objects.ts')).describeObjects(args);
  },
};
