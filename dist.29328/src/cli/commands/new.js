export const newCommand = {
    name: 'new',
    usage: 'new operator|apiserver NAME [options]',
    description: `Writes a project.

  operator   a custom resource and its controller, which keeps a StatefulSet, a Service and a
             ConfigMap for each object: with finalizer, upgrade, scale, status and events; its
             definition and RBAC made of the code; tests on an API server of its own; Dockerfile
             and manifests
  apiserver  an API server of your own, for kubectl and all other clients, to which kubetyped create
             resource adds Kinds; npm start runs it here, the manifests behind that of a cluster

It works at once, without a cluster: npm install, npm test, npm start. The folder has to be empty,
or not there yet.

Exit status: 0 it is written, 2 wrong usage, or it can't be written.`,
    options: {
        dir: { type: 'string', placeholder: 'FOLDER', help: 'where to write it (default: NAME)' },
        domain: { type: 'string', placeholder: 'DOMAIN', help: 'the end of API groups (default: example.com)' },
        group: {
            type: 'string',
            placeholder: 'NAME',
            help: 'of an operator: the beginning of the API group (default: from NAME)',
        },
        kind: {
            type: 'string',
            placeholder: 'KIND',
            help: 'of an operator: the kind of its objects (default: from NAME)',
        },
        plural: {
            type: 'string',
            placeholder: 'NAME',
            help: 'of an operator: the resource in URLs (default: the plural of the kind)',
        },
        header: { type: 'string', placeholder: 'FILE', help: 'a text, such as a licence, to put above each file' },
        'dry-run': { type: 'boolean', help: 'list the files, and write nothing' },
    },
    examples: [
        ['kubetyped new operator redis-operator', 'the kind Redis of redis.example.com'],
        ['kubetyped new operator shop --domain acme.io --kind WebShop', 'the kind WebShop of shop.acme.io'],
        ['kubetyped new apiserver birds --domain demo.example.com', 'then, there: kubetyped create resource'],
    ],
    run: async (args) => (await import('../projects/new_project.js')).newProject(args),
};
