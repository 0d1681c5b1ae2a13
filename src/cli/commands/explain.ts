import type { Command } from '../command.ts';

export const explain: Command = {
  name: 'explain',
  usage: 'explain [options] KIND[.FIELD[.FIELD...]]',
  description: `Shows what a kind of the Kubernetes API or one of its fields is for: a description, the
type, whether it is required, its values and default, how lists are merged, and the fields below it.
A kind is named by its kind, its plural or a short name, in any case; by group too where several
groups have it: events.events.k8s.io. The network is used for addresses given with --crds, and for
nothing else.`,
  options: {
    output: { type: 'string', short: 'o', values: ['text', 'json'], help: 'text (default), or one json document' },
    'api-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the group and version: apps/v1beta1 (default: the best one)',
    },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'show what this version has (default: that of the API)',
    },
    crds: {
      type: 'string',
      list: true,
      isPath: true,
      placeholder: 'PATHS',
      help: 'CustomResourceDefinitions: files, folders, patterns, addresses',
    },
    offline: { type: 'boolean', help: 'take addresses from the cache only' },
    cache: { type: 'string', isPath: true, placeholder: 'DIR', help: 'the cache (default: ~/.cache/kubetyped/web)' },
    recursive: { type: 'boolean', help: 'show nested fields too' },
  },
  examples: [
    ['kubetyped explain pod.spec.containers.ports', 'what may a port of a container have?'],
    ['kubetyped explain --recursive deployment.spec.strategy', 'all fields below, as a tree'],
    ['kubetyped explain --crds crds/ widget.spec', 'a custom resource'],
    ['kubetyped explain cronjob --api-version batch/v1beta1', 'an old version'],
    ['kubetyped explain pod.spec --kubernetes-version 1.30', 'without the fields that came after 1.30'],
  ],
  run: async (args) => (await import('./explain_field.ts')).explainField(args),
};
