import { checkCluster, clusterOptions } from '../cluster/cluster_options.ts';
import { checkResourceArguments, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const describeCommand: Command = {
  name: 'describe',
  usage: 'describe (--context NAME | --server URL) [options] TYPE [NAME...]',
  description: `Shows objects with related objects: the Pods of a node, the endpoints of a Service, recent events.
For a workload that is not ready, the reason is shown first: what the rollout is waiting for, what
could not be created, and what its Pods are waiting for.

Values of Secrets are never shown, only their sizes. Custom resources are shown field by field. Do
not parse the output; use kubetyped get -o json in scripts.

Exit status: 0 done, 1 the server refuses or lacks an object, 2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'objects in all namespaces' },
    ...selectorOption,
    'no-events': { type: 'boolean', help: 'do not show events' },
    'show-events': { type: 'string', values: ['true', 'false'], help: 'false is the same as --no-events' },
  },
  examples: [
    ['kubetyped describe --context staging deploy/web', 'why is it not ready?'],
    ['kubetyped describe --context staging pods -l app=web', 'describe all Pods with a label'],
    ['kubetyped describe --context staging node worker-1', 'which Pods run on a node, and how much is requested?'],
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
