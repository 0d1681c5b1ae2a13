import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const match: Command = {
  name: 'match',
  usage: 'match [-l SELECTOR] [--field-selector SELECTOR] [--nodes PATH] [options] [paths...]',
  description: `Finds the objects that match a selector, and shows which nodes pods can be scheduled on and why they
may not go to the others.

A label selector has conditions with commas between them, all of which must be met:
  app=web, app==web    the label app is web          app!=web          it is not web, or not there
  tier in (web,db)     it is one of these            tier notin (db)   it is none, or not there
  canary               the label is there            !canary           it is not there
  cores>16, cores<64   it is a greater, lesser integer
A field selector knows metadata.name and metadata.namespace, with = and !=.

With --nodes, each pod is held against each node of that path: the node's taints against the pod's
tolerations, the node's labels and name against nodeSelector and required node affinity, whether the
node is cordoned, and the pod's requests against all that the node can allocate, where it says so:
what other pods have of it is not known. Pods are also taken from Deployments and all else that has
a pod template, as it is written there: what controllers add is not known.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes
('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 something was chosen (with --nodes: every pod may go to some node), 1 nothing was
(some pod may go to no node), 2 wrong usage, unreadable files or faulty objects.`,
  options: {
    selector: { type: 'string', short: 'l', placeholder: 'SELECTOR', help: 'a label selector' },
    'field-selector': { type: 'string', placeholder: 'SELECTOR', help: 'a field selector: metadata.name=web' },
    nodes: {
      type: 'string',
      placeholder: 'PATH',
      help: 'check pods against the nodes in this file, folder or pattern',
    },
    'comparison-operators': {
      type: 'boolean',
      help: 'let tolerations compare numbers with Lt and Gt, as a cluster may',
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
    ['kubetyped match -l app=web,tier!=db manifests/', 'which objects does a selector choose?'],
    [`kubectl get pods -A -o yaml | kubetyped match -l 'app in (web,api)' -o name`, 'what another program writes'],
    ['kubetyped match --field-selector metadata.namespace=shop -o yaml all.yaml > shop.yaml', 'the objects themselves'],
    ['kubetyped match --nodes nodes.yaml deployment.yaml', 'where may these pods go, and why not elsewhere?'],
    ['kubetyped match --nodes nodes.yaml -l app=web -o json pods/', 'for programs, and only for some of the pods'],
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
