import type { Command } from '../command.ts';

export const kinds: Command = {
  name: 'kinds',
  usage: 'kinds [options] [filter]',
  description: `Lists the kinds of the Kubernetes API: the plural name in URLs, group and version, whether they are
namespaced, and the releases that added, deprecated and removed them. The filter is a part of the
kind, the plural, or the group and version; case doesn't matter.`,
  options: {
    output: { type: 'string', short: 'o', values: ['table', 'json'], help: 'table (default), or json' },
    all: { type: 'boolean', short: 'a', help: 'include lists (PodList) and options (DeleteOptions)' },
    deprecated: { type: 'boolean', help: 'only deprecated or removed kinds' },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the version to check against (default: the latest)',
    },
  },
  examples: [
    ['kubetyped kinds cronjob', 'list the versions of CronJob'],
    ['kubetyped kinds --deprecated --kubernetes-version 1.25', 'list what to replace before upgrading to 1.25'],
    [`kubetyped kinds -o json apps/v1`, 'write JSON for scripts'],
  ],
  run: async (args) => (await import('./list_kinds.ts')).listKinds(args),
};
