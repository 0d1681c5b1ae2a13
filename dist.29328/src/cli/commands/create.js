export const create = {
    name: 'create',
    usage: 'create resource --group GROUP --version VERSION --kind KIND [options]',
    description: `Adds a resource to a project that kubetyped new apiserver wrote: its Kind, how it is served, a
sample, a page of documentation, tests and the APIService of its group and version; with
--controller also who looks after its objects, and RBAC for that. One line is added to
src/resources.ts. What is there already is left alone: then nothing is written.

Exit status: 0 it is written, 2 wrong usage, or it can't be written.`,
    options: {
        group: { type: 'string', placeholder: 'GROUP', help: 'the beginning of the API group: shop of shop.example.com' },
        version: { type: 'string', placeholder: 'VERSION', help: 'the version of the API: v1alpha1' },
        kind: { type: 'string', placeholder: 'KIND', help: 'the kind of its objects: RedisCluster' },
        plural: { type: 'string', placeholder: 'NAME', help: 'the resource in URLs (default: the plural of the kind)' },
        subresource: { type: 'string', list: true, values: ['status'], help: 'status: written apart from the rest' },
        controller: { type: 'boolean', help: 'with a controller, which writes the status' },
        dir: { type: 'string', placeholder: 'FOLDER', help: 'the folder of the project (default: this one)' },
        header: { type: 'string', placeholder: 'FILE', help: 'a text, such as a licence, to put above each file' },
        'dry-run': { type: 'boolean', help: 'list the files, and write nothing' },
    },
    examples: [
        [
            'kubetyped create resource --group demo --version v1alpha1 --kind Bird --controller',
            'Birds, and their controller',
        ],
        ['kubetyped create resource --group demo --version v1 --kind Bird --dry-run', 'what would be written'],
    ],
    run: async (args) => (await import('../projects/create_resource.js')).createResource(args),
};
