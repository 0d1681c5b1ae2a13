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
    summary: 'turn objects from YAML, JSON, Protobuf or CBOR into each other',
    load: async () => (await import('./commands/convert.ts')).convert,
  },
  {
    name: 'diff',
    summary: 'show what differs in two sets of manifests, or in a cluster, field by field',
    load: async () => (await import('./commands/diff.ts')).diff,
  },
  {
    name: 'apply',
    summary: 'apply manifests to a cluster, or show what kubectl apply would make of files',
    load: async () => (await import('./commands/apply.ts')).apply,
  },
  {
    name: 'patch',
    summary: 'apply a patch to manifests and show what they become',
    load: async () => (await import('./commands/patch.ts')).patch,
  },
  {
    name: 'neat',
    summary: 'print objects without what a server added to them',
    load: async () => (await import('./commands/neat.ts')).neat,
  },
  {
    name: 'inspect',
    summary: 'show what is in encoded bytes: etcd values, responses, watches',
    load: async () => (await import('./commands/inspect.ts')).inspect,
  },
  {
    name: 'match',
    summary: 'find objects by labels, and the nodes that pods may go to',
    load: async () => (await import('./commands/match.ts')).match,
  },
  {
    name: 'kinds',
    summary: 'list the kinds, their scope and their lifecycle',
    load: async () => (await import('./commands/kinds.ts')).kinds,
  },
  {
    name: 'crd',
    summary: 'check CustomResourceDefinitions, make types of them, or turn old ones into v1',
    load: async () => (await import('./commands/crd.ts')).crd,
  },
  {
    name: 'cel',
    summary: 'evaluate an expression (CEL) on objects, as rules and admission policies do',
    load: async () => (await import('./commands/cel.ts')).cel,
  },
  {
    name: 'admit',
    summary: 'evaluate admission policies on manifests: what they refuse and change',
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
    summary: 'write a JSON Schema of kinds, for editors',
    load: async () => (await import('./commands/schema.ts')).schema,
  },
  {
    name: 'new',
    summary: 'write a project: an operator, or an API server of your own',
    load: async () => (await import('./commands/new.ts')).newCommand,
  },
  {
    name: 'create',
    summary: 'add a resource to the project of an API server',
    load: async () => (await import('./commands/create.ts')).create,
  },
  {
    name: 'server',
    summary: 'run an API server with the built-in Kinds, for tries and tests',
    load: async () => (await import('./server/server.ts')).server,
  },
  {
    name: 'get',
    summary: 'show objects of a cluster',
    load: async () => (await import('./commands/get.ts')).get,
  },
  {
    name: 'watch',
    summary: 'show what happens to objects of a cluster',
    load: async () => (await import('./commands/watch.ts')).watch,
  },
  {
    name: 'delete',
    summary: 'delete objects of a cluster',
    load: async () => (await import('./commands/delete.ts')).deleteCommand,
  },
];
