import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.ts';
import { checkResourceArguments } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const watch: Command = {
  name: 'watch',
  usage: 'watch (--context NAME | --kubeconfig FILE | --server URL) [options] TYPE [NAME]',
  description: `Watches the objects of a resource until interrupted: prints the existing objects, then every change.
Reconnects after lost connections without missing events that the server still has.

  lines  one line per event: ADDED, MODIFIED or DELETED, and the object
  table  the table of get, redrawn after each change
  json   one line of JSON per event, with type and object

Exit status: 0 the timeout expired, 1 the server refuses, 2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'objects in all namespaces' },
    selector: { type: 'string', short: 'l', placeholder: 'SELECTOR', help: 'filter by labels: app=web,tier!=db' },
    'field-selector': { type: 'string', placeholder: 'SELECTOR', help: 'filter by fields: status.phase=Running' },
    'only-changes': { type: 'boolean', help: 'do not print existing objects' },
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'how long to watch' },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['lines', 'table', 'json'],
      help: 'lines (default), table or json',
    },
  },
  examples: [
    ['kubetyped watch --context staging pods -l app=web', 'print one line per event'],
    ['kubetyped watch --context staging -o table deployments', 'keep a table up to date'],
    [`kubetyped watch --context staging -o json events | jq -r '.object.message'`, 'write JSON for scripts'],
  ],
  run: async (args) => {
    checkCluster(args, 'watch');
    checkResourceArguments(args, 'watch');
    secondsOf(args, 'timeout');
    if (
      args.paths.length > 2 ||
      args.paths[0]!.includes(',') ||
      args.paths.filter((each) => each.includes('/')).length > 1
    )
      throw new UsageError('watch takes one TYPE, and one NAME at most');
    return (await import('../cluster/watch_objects.ts')).watchObjects(args);
  },
};
