import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.js';
import { checkResourceArguments } from '../cluster/resource_arguments.js';
import { UsageError } from '../usage_error.js';
export const watch = {
    name: 'watch',
    usage: 'watch (--context NAME | --kubeconfig FILE | --server URL) [options] TYPE [NAME]',
    description: `Watches the objects of a resource until interrupted: prints the existing ones, then every change.
Lost connections are reopened, and no event that the server still has is missed.

  lines  a line for each event: ADDED, MODIFIED or DELETED, and the object
  table  the table of get, redrawn after each change
  json   a line of JSON for each event, with type and object

Exit status: 0 the timeout has passed, 1 the server refuses, 2 wrong usage or no connection.`,
    options: {
        ...clusterOptions,
        'all-namespaces': { type: 'boolean', short: 'A', help: 'the objects of all namespaces' },
        selector: { type: 'string', short: 'l', placeholder: 'SELECTOR', help: 'by labels: app=web,tier!=db' },
        'field-selector': { type: 'string', placeholder: 'SELECTOR', help: 'by fields: status.phase=Running' },
        'only-changes': { type: 'boolean', help: 'leave out the existing objects' },
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
        ['kubetyped watch --context staging pods -l app=web', 'a line for each event'],
        ['kubetyped watch --context staging -o table deployments', 'a table that is kept up to date'],
        [`kubetyped watch --context staging -o json events | jq -r '.object.message'`, 'for programs'],
    ],
    run: async (args) => {
        checkCluster(args, 'watch');
        checkResourceArguments(args, 'watch');
        secondsOf(args, 'timeout');
        if (args.paths.length > 2 ||
            args.paths[0].includes(',') ||
            args.paths.filter((each) => each.includes('/')).length > 1)
            throw new UsageError('watch takes one TYPE, and one NAME at most');
        return (await import('../cluster/watch_objects.js')).watchObjects(args);
    },
};
