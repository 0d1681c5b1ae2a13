import type { Arguments } from '../arguments.ts';
import { checkCluster, clusterOptions, gracePeriodOf, secondsOf } from '../cluster/cluster_options.ts';
import { selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import type { Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';

const { namespace: _, ...nodeOptions } = clusterOptions;
const options: Options = {
  ...nodeOptions,
  ...selectorOption,
  'dry-run': { type: 'boolean', help: 'show what would be done, without changing anything' },
};

export const cordon: Command = {
  name: 'cordon',
  usage: 'cordon (--context NAME | --server URL) [options] NODE...',
  description: `Marks nodes as unschedulable: no new Pods are scheduled on them, and running Pods stay. Undo
with kubetyped uncordon; kubetyped drain also evicts the Pods.

Exit status: 0 done, 1 the server refuses or lacks a node, 2 wrong usage or no connection.`,
  options,
  examples: [
    ['kubetyped cordon --context staging worker-1', 'cordon one node'],
    ['kubetyped cordon --context staging -l zone=a', 'cordon all nodes of a zone'],
  ],
  run: async (args) => {
    checkNodes(args, 'cordon');
    return (await import('../cluster/drain_nodes.ts')).cordonNodes(args, true);
  },
};

export const uncordon: Command = {
  name: 'uncordon',
  usage: 'uncordon (--context NAME | --server URL) [options] NODE...',
  description: `Marks nodes as schedulable again, after kubetyped cordon or drain.

Exit status: 0 done, 1 the server refuses or lacks a node, 2 wrong usage or no connection.`,
  options,
  examples: [['kubetyped uncordon --context staging worker-1', 'after maintenance']],
  run: async (args) => {
    checkNodes(args, 'uncordon');
    return (await import('../cluster/drain_nodes.ts')).cordonNodes(args, false);
  },
};

export const drainCommand: Command = {
  name: 'drain',
  usage: 'drain (--context NAME | --server URL) [options] NODE...',
  description: `Prepares nodes for maintenance: marks them as unschedulable, evicts their Pods, and waits until they
are gone. Evictions respect PodDisruptionBudgets: a refused eviction is retried every 5 seconds.

Nothing is evicted while a node has Pods that need one of these options:

  --ignore-daemonsets     Pods of DaemonSets would be recreated immediately; the option skips them
  --delete-emptydir-data  Pods with an emptyDir volume lose its data
  --force                 Pods without a controller are not recreated on another node

Static Pods are skipped; finished Pods are deleted.

Exit status: 0 done, 1 a node is not drained, 2 wrong usage or no connection.`,
  options: {
    ...options,
    'ignore-daemonsets': { type: 'boolean', help: 'skip Pods of DaemonSets' },
    'delete-emptydir-data': { type: 'boolean', help: 'also evict Pods with an emptyDir volume; its data is lost' },
    force: { type: 'boolean', help: 'also evict Pods without an existing controller' },
    'pod-selector': { type: 'string', placeholder: 'SELECTOR', help: 'evict only Pods with these labels' },
    'grace-period': { type: 'string', placeholder: 'SECONDS', help: 'override the grace period of the Pods' },
    'disable-eviction': { type: 'boolean', help: 'delete instead of evicting, ignoring PodDisruptionBudgets' },
    'skip-wait-for-delete-timeout': {
      type: 'string',
      placeholder: 'N',
      help: 'do not wait for Pods deleted more than N seconds ago',
    },
    timeout: {
      type: 'string',
      placeholder: 'SECONDS',
      help: 'how long to wait at most for each node (default: no limit)',
    },
  },
  examples: [
    ['kubetyped drain --context staging worker-1 --ignore-daemonsets', 'drain a node before an upgrade'],
    ['kubetyped drain --context staging worker-1 --dry-run', 'show which Pods would be evicted, and which prevent it'],
    [
      'kubetyped drain --context staging -l zone=a --ignore-daemonsets --timeout 10m',
      'drain all nodes of a zone, one after the other',
    ],
  ],
  run: async (args) => {
    checkNodes(args, 'drain');
    secondsOf(args, 'timeout');
    gracePeriodOf(args);
    if (!/^\d{0,9}$/.test(args.value('skip-wait-for-delete-timeout') ?? ''))
      throw new UsageError('--skip-wait-for-delete-timeout takes a number of seconds');
    return (await import('../cluster/drain_nodes.ts')).drainNodes(args);
  },
};

function checkNodes(args: Arguments, command: string): void {
  checkCluster(args, command);
  if (args.paths.length > 0 === (args.value('selector') !== undefined))
    throw new UsageError(`${command} which nodes?`, `kubetyped ${command} NODE..., or --selector, not both`);
}
