import { UsageError } from '../usage_error.js';
export const patch = {
    name: 'patch',
    usage: 'patch -p PATCH [--type strategic|merge|json] [options] [paths...]',
    description: `Applies a patch to manifests and prints the result, as kubectl patch --local does: to see what
a patch will do before it goes to a cluster. The files stay as they are.

  strategic  the default. Objects merge, null deletes. Lists merge as the Kubernetes API says for
             their fields: containers by name, ports by containerPort. "$patch: delete" in an
             element deletes it. Only for kinds of the Kubernetes API.
  merge      JSON merge patch (RFC 7386). Objects merge, null deletes, lists are replaced. For
             custom resources too.
  json       JSON patch (RFC 6902): a list of operations: add, remove, replace, move, copy, test.

The patch is JSON or YAML, in one argument or in a file. It is applied to each object of the input;
of a List, to each of its items. A path is a file, a folder (all its .yaml, .yml and .json files), a
pattern in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 all were patched, 1 the patch doesn't fit an object or an object can't be read, 2
wrong usage or files that could not be read.`,
    options: {
        patch: { type: 'string', short: 'p', placeholder: 'PATCH', help: 'the patch, as JSON or YAML' },
        'patch-file': { type: 'string', placeholder: 'FILE', help: 'a file with the patch' },
        type: {
            type: 'string',
            placeholder: 'TYPE',
            values: ['strategic', 'merge', 'json'],
            help: 'strategic (default), merge or json',
        },
        output: {
            type: 'string',
            short: 'o',
            placeholder: 'FORMAT',
            values: ['yaml', 'json'],
            help: 'yaml (default), or json with one object on each line',
        },
    },
    examples: [
        [`kubetyped patch -p '{"spec":{"replicas":3}}' deployment.yaml`, 'change a field'],
        [
            `kubetyped patch -p 'spec: {template: {spec: {containers: [{name: a, image: i}]}}}' deploy.yaml`,
            'change one container of several',
        ],
        [
            `kubetyped patch -p '{"metadata":{"labels":{"old":null}}}' --type merge widget.yaml`,
            'delete a label of a custom resource',
        ],
        [`kubetyped patch --type json -p '[{op: remove, path: /spec/replicas}]' deployment.yaml`, 'an operation, as YAML'],
        [
            'kubectl get deploy web -o yaml | kubetyped patch --patch-file change.yaml | kubectl diff -f -',
            'look before you apply',
        ],
    ],
    run: async (args) => {
        checkUsage(args);
        return (await import('./patch_files.js')).patchFiles(args);
    },
};
function checkUsage(args) {
    const given = [args.value('patch'), args.value('patch-file')].filter((each) => each !== undefined);
    if (given.length === 0)
        throw new UsageError('no patch given', 'use -p PATCH or --patch-file FILE');
    if (given.length === 2)
        throw new UsageError('--patch and --patch-file are mutually exclusive');
    if (args.value('patch-file') === '-' && (args.paths.length === 0 || args.paths.includes('-')))
        throw new UsageError('standard input holds the patch, so the manifests must be files');
}
