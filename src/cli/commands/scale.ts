import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.ts';
import { allOption, checkNamed, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const scaleCommand: Command = {
  name: 'scale',
  usage: 'scale (--context NAME | --server URL) --replicas NUMBER [options] TYPE NAME...',
  description: `Sets the number of replicas of anything that has a scale: Deployments, ReplicaSets, StatefulSets,
custom resources. With --current-replicas or --resource-version, only if the object still is as you
saw it.

Exit status: 0 done, 1 the object is not as demanded, or the server refuses, 2 wrong usage or no
connection.`,
  options: {
    ...clusterOptions,
    ...selectorOption,
    ...allOption,
    replicas: { type: 'string', placeholder: 'NUMBER', help: 'how many there shall be' },
    'current-replicas': { type: 'string', placeholder: 'NUMBER', help: 'only if there are this many now' },
    'resource-version': { type: 'string', placeholder: 'VERSION', help: 'only if the object has this version' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'longest time to wait for the replicas (default: none)' },
    'dry-run': { type: 'boolean', help: 'the server validates, and changes nothing' },
  },
  examples: [
    ['kubetyped scale --context staging --replicas 3 deploy/web', 'a Deployment'],
    ['kubetyped scale --context staging --replicas 3 --current-replicas 2 deploy web', 'only if it has two now'],
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
