import type { Command } from './command.ts';

/** A command whose help is loaded on demand. Its implementation is loaded later still, as it pulls in every Kind. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

export const commands: readonly CommandEntry[] = [
  {
    name: 'validate',
    summary: 'check manifests against the Kubernetes API types',
    load: async () => (await import('./commands/validate.ts')).validate,
  },
  {
    name: 'convert',
    summary: 'convert objects between YAML, JSON, Protobuf and CBOR',
    load: async () => (await import('./commands/convert.ts')).convert,
  },
  {
    name: 'diff',
    summary: 'compare two sets of manifests, or manifests with a cluster, field by field',
    load: async () => (await import('./commands/diff.ts')).diff,
  },
  {
    name: 'apply',
    summary: 'apply manifests to a cluster, or show the result of kubectl apply on files',
    load: async () => (await import('./commands/apply.ts')).apply,
  },
  {
    name: 'patch',
    summary: 'apply a patch to manifests and print the result',
    load: async () => (await import('./commands/patch.ts')).patch,
  },
  {
    name: 'neat',
    summary: 'print objects without server-set fields',
    load: async () => (await import('./commands/neat.ts')).neat,
  },
  {
    name: 'inspect',
    summary: 'decode and show etcd values, responses and watches',
    load: async () => (await import('./commands/inspect.ts')).inspect,
  },
  {
    name: 'match',
    summary: 'find objects by labels, and the nodes that Pods fit on',
    load: async () => (await import('./commands/match.ts')).match,
  },
  {
    name: 'kinds',
    summary: 'list the kinds with their scope and lifecycle',
    load: async () => (await import('./commands/kinds.ts')).kinds,
  },
  {
    name: 'crd',
    summary: 'check CustomResourceDefinitions, generate types, or convert old ones to v1',
    load: async () => (await import('./commands/crd.ts')).crd,
  },
  {
    name: 'cel',
    summary: 'evaluate a CEL expression, as in validation rules and admission policies',
    load: async () => (await import('./commands/cel.ts')).cel,
  },
  {
    name: 'admit',
    summary: 'evaluate admission policies on manifests',
    load: async () => (await import('./commands/admit.ts')).admit,
  },
  {
    name: 'quantity',
    summary: 'read, add and compare resource quantities',
    load: async () => (await import('./commands/quantity.ts')).quantity,
  },
  {
    name: 'explain',
    summary: 'show the fields of a kind: types, rules, lifecycle',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'schema',
    summary: 'write JSON Schemas of kinds, for editors',
    load: async () => (await import('./commands/schema.ts')).schema,
  },
  {
    name: 'lsp',
    summary: 'run a language server for editors',
    load: async () => (await import('./commands/lsp.ts')).lsp,
  },
  {
    name: 'new',
    summary: 'create a project: an operator, an API server, or manifests',
    load: async () => (await import('./commands/new.ts')).newCommand,
  },
  {
    name: 'create',
    summary: 'add kinds, webhooks, versions, a chart or resources to a project',
    load: async () => (await import('./commands/create.ts')).create,
  },
  {
    name: 'upgrade',
    summary: 'upgrade a project to this version, keeping your changes',
    load: async () => (await import('./commands/upgrade.ts')).upgrade,
  },
  {
    name: 'server',
    summary: 'run an API server with the built-in Kinds, for development and tests',
    load: async () => (await import('./server/server.ts')).server,
  },
  {
    name: 'envtest',
    summary: 'write kube-apiserver and etcd programs for envtest (KUBEBUILDER_ASSETS)',
    load: async () => (await import('./commands/envtest.ts')).envtest,
  },
  {
    name: 'get',
    summary: 'show objects of a cluster',
    load: async () => (await import('./commands/get.ts')).get,
  },
  {
    name: 'watch',
    summary: 'watch objects of a cluster',
    load: async () => (await import('./commands/watch.ts')).watch,
  },
  {
    name: 'delete',
    summary: 'delete objects of a cluster',
    load: async () => (await import('./commands/delete.ts')).deleteCommand,
  },
  {
    name: 'rollout',
    summary: 'watch, undo, restart and pause rollouts',
    load: async () => (await import('./commands/rollout.ts')).rollout,
  },
  {
    name: 'scale',
    summary: 'set the number of replicas',
    load: async () => (await import('./commands/scale.ts')).scaleCommand,
  },
  {
    name: 'wait',
    summary: 'wait until objects meet a condition',
    load: async () => (await import('./commands/wait.ts')).wait,
  },
  {
    name: 'drain',
    summary: 'evict the Pods of a node for maintenance',
    load: async () => (await import('./commands/drain.ts')).drainCommand,
  },
  {
    name: 'cordon',
    summary: 'mark nodes as unschedulable',
    load: async () => (await import('./commands/drain.ts')).cordon,
  },
  {
    name: 'uncordon',
    summary: 'mark nodes as schedulable',
    load: async () => (await import('./commands/drain.ts')).uncordon,
  },
  {
    name: 'describe',
    summary: 'show objects with related objects, and why they are not ready',
    load: async () => (await import('./commands/describe.ts')).describeCommand,
  },
  {
    name: 'cp',
    summary: 'copy files to and from containers',
    load: async () => (await import('./commands/cp.ts')).cp,
  },
  {
    name: 'top',
    summary: 'show the CPU and memory usage of nodes and Pods',
    load: async () => (await import('./commands/top.ts')).top,
  },
];
