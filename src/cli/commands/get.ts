import { checkCluster, clusterOptions } from '../cluster/cluster_options.ts';
import { checkResourceArguments } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const get: Command = {
  name: 'get',
  usage: 'get (--context NAME | --kubeconfig FILE | --server URL) [options] TYPE [NAME...]',
  description: `Shows objects of a cluster, as a table or in full.

TYPE is a resource as in kubectl (pods, po, deployments.apps), several separated by commas, or a
category such as all. Objects are named by TYPE NAME... or TYPE/NAME...

  table, wide  the columns of the server; wide has all of them
  yaml, json   the objects; several of them as a List
  name         one TYPE/NAME per line

Exit status: 0 done, 1 the server refuses or lacks an object, 2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    'all-namespaces': { type: 'boolean', short: 'A', help: 'objects in all namespaces' },
    selector: { type: 'string', short: 'l', placeholder: 'SELECTOR', help: 'filter by labels: app=web,tier!=db' },
    'field-selector': { type: 'string', placeholder: 'SELECTOR', help: 'filter by fields: status.phase=Running' },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['table', 'wide', 'yaml', 'json', 'name'],
      help: 'table (default), wide, yaml, json or name',
    },
    'show-managed-fields': { type: 'boolean', help: 'managedFields, too, in yaml and json' },
  },
  examples: [
    ['kubetyped get --context staging pods', 'list the Pods in the namespace of the context'],
    ['kubetyped get --context staging -A -o wide deploy,sts -l app=web', 'list by label in all namespaces'],
    ['kubetyped get --server http://127.0.0.1:8001 -o yaml pod/web | kubetyped validate', 'read through kubectl proxy'],
  ],
  run: async (args) => {
    checkCluster(args, 'get');
    checkResourceArguments(args, 'get');
    if (args.has('all-namespaces') && (args.paths.length > 1 || args.paths[0]!.includes('/')))
      throw new UsageError('objects of all namespaces have no single name', 'leave the name or -A out');
    return (await import('../cluster/get_objects.ts')).getObjects(args);
  },
};
