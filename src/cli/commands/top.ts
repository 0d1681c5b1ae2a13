import { checkCluster, clusterOptions } from '../cluster/cluster_options.ts';
import { selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const top: Command = {
  name: 'top',
  usage: 'top nodes|pods (--context NAME | --server URL) [options] [NAME]',
  description: `Shows the CPU (in thousandths of a core) and memory usage of nodes or Pods. The cluster needs a
metrics server (metrics.k8s.io), so usage is some seconds old. For nodes, percentages are of
status.allocatable.

Exit status: 0 done, 1 the server refuses, has no metrics or lacks an object, 2 wrong usage or no
connection.`,
  options: {
    ...clusterOptions,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'Pods in all namespaces' },
    ...selectorOption,
    'sort-by': {
      type: 'string',
      placeholder: 'WHAT',
      values: ['cpu', 'memory'],
      help: 'sort by cpu or memory, highest first',
    },
    'field-selector': {
      type: 'string',
      placeholder: 'SELECTOR',
      help: 'filter Pods by fields: spec.nodeName=worker-1',
    },
    sum: { type: 'boolean', help: 'also print the total of all Pods shown' },
    'show-capacity': { type: 'boolean', help: 'nodes: percentages of status.capacity instead of allocatable' },
    'show-swap': { type: 'boolean', help: 'also show swap' },
    containers: { type: 'boolean', help: 'show each container of a Pod' },
    'no-headers': { type: 'boolean', help: 'do not print the header' },
  },
  examples: [
    ['kubetyped top nodes --context staging', 'show the usage of nodes'],
    ['kubetyped top pods --context staging -A --sort-by memory', 'list Pods by memory usage'],
    ['kubetyped top pods --context staging web-0 --containers', 'show the usage of each container of a Pod'],
  ],
  run: async (args) => {
    checkCluster(args, 'top');
    const [what = '', name, ...more] = args.paths;
    if (!/^(nodes?|no|pods?|po)$/.test(what)) throw new UsageError('top takes nodes or pods');
    if (more.length > 0) throw new UsageError('top takes one name, or --selector for several');
    const others = ['selector', 'field-selector', 'all-namespaces'].filter((option) => args.has(option));
    if (name !== undefined && others.length > 0) throw new UsageError(`either a name or --${others[0]}, not both`);
    const ofPods = what.startsWith('p');
    for (const option of ['all-namespaces', 'containers', 'field-selector', 'sum'])
      if (!ofPods && args.has(option)) throw new UsageError(`--${option} is for pods`);
    if (ofPods && args.has('show-capacity')) throw new UsageError('--show-capacity is for nodes');
    return (await import('../cluster/show_usage.ts')).showUsage(args, ofPods, name);
  },
};
