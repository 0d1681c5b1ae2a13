import type { Command } from '../../command.ts';

export const newCommand: Command = {
  name: 'new',
  usage: 'new operator NAME [options]',
  description: `Writes a project.

  operator  a custom resource and its controller, which keeps a StatefulSet, a Service and a ConfigMap
            for each object: with finalizer, upgrade, scale, status and events; its definition and
            RBAC made of the code; tests on an API server of its own; Dockerfile and manifests

It works at once, without a cluster: npm install, npm test, npm start. The folder has to be empty, or
not there yet.

Exit status: 0 it is written, 2 wrong usage, or it can't be written.`,
  options: {
    dir: { type: 'string', placeholder: 'FOLDER', help: 'where to write it (default: NAME)' },
    domain: { type: 'string', placeholder: 'DOMAIN', help: 'the end of the API group (default: example.com)' },
    group: {
      type: 'string',
      placeholder: 'NAME',
      help: 'the beginning of the API group (default: NAME without -operator)',
    },
    kind: { type: 'string', placeholder: 'KIND', help: 'the kind of its objects (default: NAME, as RedisCluster)' },
    plural: { type: 'string', placeholder: 'NAME', help: 'the resource in URLs (default: the plural of the kind)' },
    header: { type: 'string', placeholder: 'FILE', help: 'a text, such as a licence, to put above each file' },
    'dry-run': { type: 'boolean', help: 'list the files, and write nothing' },
  },
  examples: [
    ['kubetyped new operator redis-operator', 'the kind Redis of redis.example.com'],
    ['kubetyped new operator shop --domain acme.io --kind WebShop', 'the kind WebShop of shop.acme.io'],
  ],
  run: async (args) => (await import('../../projects/new_project.ts')).newProject(args),
};
