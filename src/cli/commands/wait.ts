import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.ts';
import { allOption, checkNamed, fieldSelectorOption, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const wait: Command = {
  name: 'wait',
  usage: 'wait (--context NAME | --server URL) --for CONDITION [options] TYPE NAME...',
  description: `Waits until objects meet a condition, or several: each --for in turn, create first.

  create                          the object exists
  delete                          it is gone
  condition=NAME[=STATUS]         its status has the condition; True unless a STATUS is given. A
                                  condition of a former version of the spec does not count
  jsonpath='{.PATH}'[=VALUE]      the path leads to the value; to any, without one

Exit status: 0 all is met, 1 not in time, or the server refuses, 2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    ...selectorOption,
    ...fieldSelectorOption,
    ...allOption,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'the objects of all namespaces' },
    for: { type: 'string', placeholder: 'CONDITION', help: 'what to wait for; may be repeated' },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json', 'name'],
      help: 'the objects that meet a condition: yaml, json or name',
    },
    'show-managed-fields': { type: 'boolean', help: 'managedFields, too, in yaml and json' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'longest time to wait; 0 looks once (default 30)' },
  },
  examples: [
    ['kubetyped wait --context staging --for condition=Ready pod/web', 'a Pod is ready'],
    [`kubetyped wait --context staging --for jsonpath='{.status.phase}'=Bound pvc/data`, 'a volume is bound'],
    ['kubetyped wait --context staging --for delete pod -l app=web --timeout 2m', 'all Pods are gone'],
    ['kubetyped wait --context staging --for condition=Ready pods --all', 'the Pods that are there now'],
    ['kubetyped wait --context staging --for create --for condition=Complete job/load', 'a Job that another makes'],
  ],
  run: async (args) => {
    checkCluster(args, 'wait');
    checkNamed(args, 'wait');
    const selects = ['selector', 'field-selector'].some((option) => args.value(option) !== undefined);
    if (args.has('all-namespaces') && !args.has('all') && !selects)
      throw new UsageError('objects of all namespaces have no single name', 'leave the name or -A out');
    if (args.values('for').length === 0) throw new UsageError('for what? Use --for CONDITION');
    secondsOf(args, 'timeout');
    return (await import('../cluster/wait_for_objects.ts')).waitForObjects(args);
  },
};
