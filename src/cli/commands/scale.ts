import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.ts';
import { allOption, checkNamed, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const scaleCommand: Command = {
  name: 'scale',
  usage: 'scale (--context NAME | --server URL) --replicas NUMBER [options] TYPE NAME...',
  description: `Sets the number of replicas of resources with a scale subresource: Deployments, ReplicaSets,
StatefulSets, custom resources. --current-replicas and --resource-version are preconditions.

Exit status: 0 done, 1 a precondition failed or the server refuses, 2 wrong usage or no
connection.`,
  options: {
    ...clusterOptions,
    ...selectorOption,
    ...allOption,
    replicas: { type: 'string', placeholder: 'NUMBER', help: 'the new number of replicas (required)' },
    'current-replicas': { type: 'string', placeholder: 'NUMBER', help: 'scale only if this is the current number' },
    'resource-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'scale only if this is the current resourceVersion',
    },
    timeout: {
      type: 'string',
      placeholder: 'SECONDS',
      help: 'how long to wait for the replicas at most (default: do not wait)',
    },
    'dry-run': { type: 'boolean', help: 'have the server validate without changing anything' },
  },
  examples: [
    ['kubetyped scale --context staging --replicas 3 deploy/web', 'scale a Deployment'],
    [
      'kubetyped scale --context staging --replicas 3 --current-replicas 2 deploy web',
      'scale only if it has two replicas',
    ],
  ],
  run: async (args) => {
    checkCluster(args, 'scale');
    checkNamed(args, 'scale');
    if (args.value('replicas') === undefined) throw new UsageError('how many? Use --replicas NUMBER');
    for (const option of ['replicas', 'current-replicas'])
      if (!/^\d{0,9}$/.test(args.value(option) ?? '')) throw new UsageError(`--${option} takes a number from 0`);
    secondsOf(args, 'timeout');
    return (await import('../cluster/scale_objects.ts')).scaleObjects(args);
  },
};
