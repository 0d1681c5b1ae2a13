import type { Command } from '../command.ts';

export const kinds: Command = {
  name: 'kinds',
  usage: 'kinds [options] [filter]',
  description: `Lists the kinds of the Kubernetes API: the plural name in URLs, group and version, whether objects
live in a namespace, and since when and until when Kubernetes has them. The filter is a part of
the kind, the plural, or the group and version; case doesn't matter.`,
  options: {
    output: { type: 'string', short: 'o', values: ['table', 'json'], help: 'table (default), or one json document' },
    all: { type: 'boolean', short: 'a', help: 'also lists (PodList) and options (DeleteOptions)' },
    deprecated: { type: 'boolean', help: 'only deprecated or removed kinds' },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the version to check against (default: the latest)',
    },
  },
  examples: [
    ['kubetyped kinds cronjob', 'which versions of CronJob are there?'],
    ['kubetyped kinds --deprecated --kubernetes-version 1.25', 'what to replace before an upgrade to 1.25'],
    [`kubetyped kinds -o json apps/v1`, 'for programs'],
  ],
  run: async (args) => (await import('./list_kinds.ts')).listKinds(args),
};
