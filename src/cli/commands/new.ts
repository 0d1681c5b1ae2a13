import type { Command } from '../command.ts';

export const newCommand: Command = {
  name: 'new',
  usage: 'new operator|apiserver|manifests NAME [options]',
  description: `Creates a project.

  operator   a custom resource and its controller, which manages a StatefulSet, a Service and a
             ConfigMap for each object, with finalizer, upgrades, scaling, status and events;
             CustomResourceDefinition and RBAC generated from the code; tests with a real API
             server; Dockerfile, manifests and kustomization. kubetyped create adds kinds,
             webhooks, versions and a Helm chart
  apiserver  an aggregated API server; kubetyped create resource adds Kinds, npm start runs it
             locally, and the manifests deploy it to a cluster
  manifests  manifests in TypeScript for several environments: a base, overlays that are typed
             patches, YAML for each environment, tests, and a check that the YAML is up to date

No cluster is needed: npm install, npm test, npm start. The folder must be empty or not exist.

Exit status: 0 done, 2 wrong usage or the project can't be written.`,
  options: {
    dir: { type: 'string', placeholder: 'FOLDER', help: 'where to write it (default: NAME)' },
    domain: { type: 'string', placeholder: 'DOMAIN', help: 'the domain of the API groups (default: example.com)' },
    group: {
      type: 'string',
      placeholder: 'NAME',
      help: 'operator only: the first part of the API group (default: from NAME)',
    },
    kind: {
      type: 'string',
      placeholder: 'KIND',
      help: 'operator only: the kind (default: from NAME)',
    },
    plural: {
      type: 'string',
      placeholder: 'NAME',
      help: 'operator only: the resource name in URLs (default: the plural of the kind)',
    },
    header: { type: 'string', placeholder: 'FILE', help: 'text to put at the top of each file, such as a license' },
    'dry-run': { type: 'boolean', help: 'list the files without writing them' },
  },
  examples: [
    ['kubetyped new operator redis-operator', 'the kind Redis of redis.example.com; then, there: kubetyped create'],
    ['kubetyped new operator shop --domain acme.io --kind WebShop', 'the kind WebShop of shop.acme.io'],
    ['kubetyped new manifests shop', 'YAML for dev, staging and production'],
    ['kubetyped new apiserver birds --domain demo.example.com', 'then, there: kubetyped create resource'],
  ],
  run: async (args) => (await import('../projects/new_project.ts')).newProject(args),
};
