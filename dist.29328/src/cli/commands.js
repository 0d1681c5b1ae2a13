export const commands = [
    {
        name: 'validate',
        summary: 'check manifests against the Kubernetes API types',
        load: async () => (await import('./commands/validate.js')).validate,
    },
    {
        name: 'convert',
        summary: 'convert objects between YAML, JSON, Protobuf and CBOR',
        load: async () => (await import('./commands/convert.js')).convert,
    },
    {
        name: 'diff',
        summary: 'compare two sets of manifests, or manifests with a cluster, field by field',
        load: async () => (await import('./commands/diff.js')).diff,
    },
    {
        name: 'apply',
        summary: 'apply manifests to a cluster, or show the result of kubectl apply on files',
        load: async () => (await import('./commands/apply.js')).apply,
    },
    {
        name: 'patch',
        summary: 'apply a patch to manifests and print the result',
        load: async () => (await import('./commands/patch.js')).patch,
    },
    {
        name: 'neat',
        summary: 'print objects without the fields that a server added',
        load: async () => (await import('./commands/neat.js')).neat,
    },
    {
        name: 'inspect',
        summary: 'show the content of encoded bytes: etcd values, responses, watches',
        load: async () => (await import('./commands/inspect.js')).inspect,
    },
    {
        name: 'match',
        summary: 'find objects by labels, and the nodes that pods may go to',
        load: async () => (await import('./commands/match.js')).match,
    },
    {
        name: 'kinds',
        summary: 'list the kinds, their scope and their lifecycle',
        load: async () => (await import('./commands/kinds.js')).kinds,
    },
    {
        name: 'crd',
        summary: 'check CustomResourceDefinitions, generate types, or convert old ones to v1',
        load: async () => (await import('./commands/crd.js')).crd,
    },
    {
        name: 'cel',
        summary: 'evaluate a CEL expression on objects, as validation rules and admission policies do',
        load: async () => (await import('./commands/cel.js')).cel,
    },
    {
        name: 'admit',
        summary: 'evaluate admission policies on manifests: what they deny and mutate',
        load: async () => (await import('./commands/admit.js')).admit,
    },
    {
        name: 'quantity',
        summary: 'read, add and compare resource quantities',
        load: async () => (await import('./commands/quantity.js')).quantity,
    },
    {
        name: 'explain',
        summary: 'show the fields of a kind: types, rules, lifecycle',
        load: async () => (await import('./commands/explain.js')).explain,
    },
    {
        name: 'schema',
        summary: 'write a JSON Schema of kinds, for editors',
        load: async () => (await import('./commands/schema.js')).schema,
    },
    {
        name: 'new',
        summary: 'write a project: an operator, or an API server',
        load: async () => (await import('./commands/new.js')).newCommand,
    },
    {
        name: 'create',
        summary: 'add a resource to the project of an API server',
        load: async () => (await import('./commands/create.js')).create,
    },
    {
        name: 'server',
        summary: 'run an API server with the built-in Kinds, for development and tests',
        load: async () => (await import('./server/server.js')).server,
    },
    {
        name: 'get',
        summary: 'show objects of a cluster',
        load: async () => (await import('./commands/get.js')).get,
    },
    {
        name: 'watch',
        summary: 'show changes of objects of a cluster',
        load: async () => (await import('./commands/watch.js')).watch,
    },
    {
        name: 'delete',
        summary: 'delete objects of a cluster',
        load: async () => (await import('./commands/delete.js')).deleteCommand,
    },
];
