import type { Command } from '../command.ts';

export const create: Command = {
  name: 'create',
  usage: `create kind NAME [options]
       kubetyped create webhook KIND [--defaulting] [--validation] [options]
       kubetyped create version KIND VERSION [options]
       kubetyped create chart [options]
       kubetyped create resource --group GROUP --version VERSION --kind KIND [options]`,
  description: `Adds parts to a project created by kubetyped new.

To an operator:

  kind       a Kind with its schema, controller, sample and tests
  webhook    admission webhooks for a Kind, with tests: --defaulting sets missing fields,
             --validation rejects invalid objects
  version    another version of a Kind: typed conversions from and to the stored version, and a test
             that round-trips random objects without loss
  chart      a Helm chart, which npm run manifests keeps up to date with the code

Each adds a line to src/parts.ts, from which npm run manifests generates the definitions, RBAC,
webhook configurations, their Service and the kustomization.

To an API server:

  resource   a Kind, its registration in the server, a sample, a documentation page, tests, and the
             APIService of its group and version; with --controller, also a controller with its
             RBAC. Adds a line to src/resources.ts.

Either all files are written or none; existing files are never overwritten.

Exit status: 0 done, 2 wrong usage or the files can't be written.`,
  options: {
    group: {
      type: 'string',
      placeholder: 'GROUP',
      help: 'the first part of the API group: shop in shop.example.com',
    },
    version: {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the API version: v1alpha1 (the default for kind)',
    },
    kind: { type: 'string', placeholder: 'KIND', help: 'the kind: RedisCluster' },
    plural: {
      type: 'string',
      placeholder: 'NAME',
      help: 'the resource name in URLs (default: the plural of the kind)',
    },
    cluster: { type: 'boolean', help: 'kind: make it cluster-scoped' },
    defaulting: { type: 'boolean', help: 'webhook: set missing fields' },
    validation: { type: 'boolean', help: 'webhook: reject objects that the schema cannot reject' },
    subresource: {
      type: 'string',
      list: true,
      values: ['status'],
      help: 'resource: add the status subresource',
    },
    controller: { type: 'boolean', help: 'resource: add a controller that writes the status' },
    dir: { type: 'string', placeholder: 'FOLDER', help: 'the project folder (default: the current one)' },
    header: { type: 'string', placeholder: 'FILE', help: 'text to put at the top of each file, such as a license' },
    'dry-run': {
      type: 'boolean',
      help: 'show a diff (resource: a list of files) without writing anything',
    },
  },
  examples: [
    ['kubetyped create kind Backup', 'add the Kind Backup with its controller'],
    ['kubetyped create webhook Backup --defaulting --validation', 'add webhooks that default and validate Backups'],
    ['kubetyped create version Backup v1beta1 --dry-run', 'show what a new version would add'],
    [
      'kubetyped create resource --group demo --version v1 --kind Bird --controller',
      'add the Kind Bird to an API server',
    ],
  ],
  run: async (args) => (await import('../projects/create.ts')).create(args, Object.keys(create.options ?? {})),
};
