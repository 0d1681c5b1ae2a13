import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const match: Command = {
  name: 'match',
  usage: 'match [-l SELECTOR] [--field-selector SELECTOR] [--nodes PATH] [options] [paths...]',
  description: `Finds the objects that match a selector, and shows which nodes Pods can be scheduled on, and why not
on the others.

A label selector is a comma-separated list of requirements, all of which must be met:
  app=web, app==web    the label app is web          app!=web          it is not web, or unset
  tier in (web,db)     it is one of these            tier notin (db)   none of these, or unset
  canary               the label is set              !canary           it is unset
  cores>16, cores<64   it is a greater or lesser integer
Field selectors support metadata.name and metadata.namespace, with = and !=.

With --nodes, each Pod is checked against each node in that path: the taints of the node against the
tolerations of the Pod, its labels and name against nodeSelector and required node affinity, whether
it is cordoned, and the requests of the Pod against status.allocatable of the node, if set. Other
Pods on the node are not taken into account. Pods are also taken from the Pod templates of
Deployments and other workloads, without what controllers add.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes
('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 an object matched (with --nodes: every Pod fits on a node), 1 nothing matched (a Pod
fits on no node), 2 wrong usage, unreadable files or invalid objects.`,
  options: {
    selector: { type: 'string', short: 'l', placeholder: 'SELECTOR', help: 'a label selector' },
    'field-selector': { type: 'string', placeholder: 'SELECTOR', help: 'a field selector: metadata.name=web' },
    nodes: {
      type: 'string',
      placeholder: 'PATH',
      help: 'check Pods against the nodes in this file, folder or pattern',
    },
    'comparison-operators': {
      type: 'boolean',
      help: 'support the toleration operators Lt and Gt',
    },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['table', 'json', 'name', 'yaml'],
      help: 'table (default), json, name or yaml (the objects)',
    },
  },
  examples: [
    ['kubetyped match -l app=web,tier!=db manifests/', 'list the objects that a selector matches'],
    [`kubectl get pods -A -o yaml | kubetyped match -l 'app in (web,api)' -o name`, 'what another program writes'],
    ['kubetyped match --field-selector metadata.namespace=shop -o yaml all.yaml > shop.yaml', 'print the objects'],
    [
      'kubetyped match --nodes nodes.yaml deployment.yaml',
      'which nodes do these Pods fit on, and why not on the others?',
    ],
    ['kubetyped match --nodes nodes.yaml -l app=web -o json pods/', 'write JSON for scripts, for some of the Pods'],
  ],
  run: async (args) => {
    checkUsage(args);
    return args.value('nodes') === undefined
      ? (await import('./match_selectors.ts')).matchSelectors(args)
      : (await import('./match_nodes.ts')).matchNodes(args);
  },
};

function checkUsage(args: Arguments): void {
  const nodes = args.value('nodes');
  if (nodes === undefined && args.value('selector') === undefined && args.value('field-selector') === undefined) {
    throw new UsageError(
      'nothing to match',
      'give a selector: -l app=web; or nodes to check pods against: --nodes nodes.yaml',
    );
  }
  const output = args.value('output');
  if (nodes !== undefined && (output === 'name' || output === 'yaml'))
    throw new UsageError(`--nodes does not support output ${output}`, 'use table or json');
  if (nodes === undefined && args.has('comparison-operators'))
    throw new UsageError('--comparison-operators requires --nodes');
  if (nodes === '-' && (args.paths.length === 0 || args.paths.includes('-')))
    throw new UsageError("nodes and pods can't both be read from standard input", 'use a file for one of them');
}
