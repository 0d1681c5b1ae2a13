import type { Command } from '../command.ts';

export const create: Command = {
  name: 'create',
  usage: `create kind NAME [options]
       kubetyped create webhook KIND [--defaulting] [--validation] [options]
       kubetyped create version KIND VERSION [options]
       kubetyped create chart [options]
       kubetyped create resource --group GROUP --version VERSION --kind KIND [options]`,
  description: `Adds to a project that kubetyped new wrote, in its folder.

To an operator:

  kind       a Kind with its schema, controller, sample and tests
  webhook    what API servers ask before they store objects of a Kind: --defaulting fills in what is
             missing, --validation refuses; with tests
  version    another version of a Kind, for its users to move to: typed conversions from and to the
             stored version, and a test with random objects that nothing is lost on the way
  chart      a Helm chart, which npm run manifests keeps in step with the code

One line for each is added to src/parts.ts, from which npm run manifests makes the definitions,
RBAC, webhook configurations, their Service and the kustomization.

To an API server:

  resource   a Kind, how it is served, a sample, a page of documentation, tests and the APIService
             of its group and version; with --controller also who looks after its objects, and RBAC
             for that. One line is added to src/resources.ts.

All is written, or nothing: files that are there already are left alone.

Exit status: 0 it is written, 2 wrong usage, or it can't be written.`,
  options: {
    group: {
      type: 'string',
      placeholder: 'GROUP',
      help: 'the beginning of the API group: shop of shop.example.com',
    },
    version: {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the version of the API: v1alpha1 (kind: the default)',
    },
    kind: { type: 'string', placeholder: 'KIND', help: 'the kind of its objects: RedisCluster' },
    plural: { type: 'string', placeholder: 'NAME', help: 'the resource in URLs (default: the plural of the kind)' },
    cluster: { type: 'boolean', help: 'kind: its objects are in no namespace' },
    defaulting: { type: 'boolean', help: 'webhook: fill in what is missing' },
    validation: { type: 'boolean', help: 'webhook: refuse what the schema cannot' },
    subresource: {
      type: 'string',
      list: true,
      values: ['status'],
      help: 'resource: status, written apart from the rest',
    },
    controller: { type: 'boolean', help: 'resource: with a controller, which writes the status' },
    dir: { type: 'string', placeholder: 'FOLDER', help: 'the folder of the project (default: this one)' },
    header: { type: 'string', placeholder: 'FILE', help: 'a text, such as a licence, to put above each file' },
    'dry-run': { type: 'boolean', help: 'show what would be written (a diff; resource: a list), and write nothing' },
  },
  examples: [
    ['kubetyped create kind Backup', 'Backups, and their controller'],
    ['kubetyped create webhook Backup --defaulting --validation', 'webhooks that see Backups before they are stored'],
    ['kubetyped create version Backup v1beta1 --dry-run', 'what a newer version would add'],
    ['kubetyped create resource --group demo --version v1 --kind Bird --controller', 'Birds in an API server'],
  ],
  run: async (args) => (await import('../projects/create.ts')).create(args, Object.keys(create.options ?? {})),
};
