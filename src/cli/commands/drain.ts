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
  'dry-run': { type: 'boolean', help: 'change nothing, and say what would be done' },
};

export const cordon: Command = {
  name: 'cordon',
  usage: 'cordon (--context NAME | --server URL) [options] NODE...',
  description: `Marks nodes as unschedulable: no new Pods come to them, and those that are there stay. kubetyped
uncordon takes it back, kubetyped drain also removes the Pods.

Exit status: 0 done, 1 the server refuses or lacks a node, 2 wrong usage or no connection.`,
  options,
  examples: [
    ['kubetyped cordon --context staging worker-1', 'one node'],
    ['kubetyped cordon --context staging -l zone=a', 'all nodes of a zone'],
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
  description: `Prepares nodes for maintenance: marks them as unschedulable, evicts their Pods, and waits until
these are gone. Evictions respect PodDisruptionBudgets: one that is refused is tried again every
5 seconds.

Nothing is evicted as long as one of the Pods may not be:

  Pods of DaemonSets   would come back at once: --ignore-daemonsets leaves them where they are
  Pods with emptyDir   lose these data: --delete-emptydir-data
  Pods on their own    have no controller that recreates them elsewhere: --force

Static Pods stay; Pods that have ended are deleted.

Exit status: 0 done, 1 a node is not drained, 2 wrong usage or no connection.`,
  options: {
    ...options,
    'ignore-daemonsets': { type: 'boolean', help: 'leave the Pods of DaemonSets where they are' },
    'delete-emptydir-data': { type: 'boolean', help: 'also Pods with an emptyDir, whose data are lost' },
    force: { type: 'boolean', help: 'also Pods without a controller, or whose DaemonSet is gone' },
    'pod-selector': { type: 'string', placeholder: 'SELECTOR', help: 'only Pods with these labels' },
    'grace-period': { type: 'string', placeholder: 'SECONDS', help: "instead of the Pods' own grace period" },
    'disable-eviction': { type: 'boolean', help: 'delete instead of evicting: budgets are not respected' },
    'skip-wait-for-delete-timeout': {
      type: 'string',
      placeholder: 'N',
      help: 'leave Pods alone that are late by more seconds',
    },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'longest time for each node (default: no limit)' },
  },
  examples: [
    ['kubetyped drain --context staging worker-1 --ignore-daemonsets', 'before an upgrade'],
    ['kubetyped drain --context staging worker-1 --dry-run', 'which Pods would go, and which may not?'],
    ['kubetyped drain --context staging -l zone=a --ignore-daemonsets --timeout 10m', 'node by node'],
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
