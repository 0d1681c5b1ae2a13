import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.ts';
import { allOption, checkNamed, fieldSelectorOption, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const wait: Command = {
  name: 'wait',
  usage: 'wait (--context NAME | --server URL) --for CONDITION [options] TYPE NAME...',
  description: `Waits until objects meet one or several conditions. Several --for are waited for in turn, create
first.

  create                          the object exists
  delete                          it is gone
  condition=NAME[=STATUS]         its status has the condition, with status True unless given.
                                  Conditions with an outdated observedGeneration do not count
  jsonpath='{.PATH}'[=VALUE]      the field has the value, or any value if none is given

Exit status: 0 all conditions are met, 1 timeout, or the server refuses, 2 wrong usage or no
connection.`,
  options: {
    ...clusterOptions,
    ...selectorOption,
    ...fieldSelectorOption,
    ...allOption,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'objects in all namespaces' },
    for: { type: 'string', placeholder: 'CONDITION', help: 'what to wait for; may be repeated' },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json', 'name'],
      help: 'print the objects that meet the condition: yaml, json or name',
    },
    'show-managed-fields': { type: 'boolean', help: 'managedFields, too, in yaml and json' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'how long to wait at most; 0 checks once (default: 30)' },
  },
  examples: [
    ['kubetyped wait --context staging --for condition=Ready pod/web', 'wait until a Pod is ready'],
    [`kubetyped wait --context staging --for jsonpath='{.status.phase}'=Bound pvc/data`, 'wait until a claim is bound'],
    ['kubetyped wait --context staging --for delete pod -l app=web --timeout 2m', 'wait until the Pods are gone'],
    ['kubetyped wait --context staging --for condition=Ready pods --all', 'wait for all existing Pods'],
    [
      'kubetyped wait --context staging --for create --for condition=Complete job/load',
      'wait until a Job is created and completes',
    ],
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
