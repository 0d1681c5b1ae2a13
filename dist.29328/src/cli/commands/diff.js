import { clusterOptions, namesCluster } from '../cluster/cluster_options.js';
import { UsageError } from '../usage_error.js';
export const diff = {
    name: 'diff',
    usage: 'diff [options] (BEFORE AFTER | --context NAME [paths...])',
    description: `Shows the differences between two sets of manifests, by field path:
  ~ spec.replicas: 1 -> 3
  + spec.template.spec.containers[name=log]: {"name":"log","image":"log:2"}
  - metadata.labels.old: "x"

BEFORE and AFTER are each a file, a folder (all its .yaml, .yml and .json files), a pattern in
quotes ('**/*.yaml'), or - for standard input. Objects are matched by kind, namespace and name, in
any file and order; if each side has a single object of the same kind, their names may differ.
Elements of lists are matched by their keys in the Kubernetes API: containers by name, ports by
containerPort.

With --context, --kubeconfig or --server there is one set of manifests, compared with the result of
a server-side apply as a dry run with --force-conflicts: defaults, and fields of other managers, are
no differences.

Values are compared by their meaning: 1000m equals 1 as a quantity, an instant itself in another
time zone, an empty list none; the order of keys and the format don't matter.

Exit status, as of diff(1): 0 no difference, 1 differences, 2 wrong usage or something that could
not be read.`,
    options: {
        ...clusterOptions,
        'field-manager': { type: 'string', placeholder: 'NAME', help: 'field manager of the dry run (default kubetyped)' },
        output: {
            type: 'string',
            short: 'o',
            placeholder: 'FORMAT',
            values: ['text', 'json'],
            help: 'text (default), or json with a list of all objects that differ',
        },
        ignore: {
            type: 'string',
            placeholder: 'PATHS',
            help: 'fields to ignore, comma-separated: status,spec.containers[*].image',
        },
        'skip-server-fields': { type: 'boolean', help: 'ignore what a server sets: status, uid, managedFields, ...' },
        exact: { type: 'boolean', help: 'compare values literally, not semantically' },
    },
    examples: [
        ['kubetyped diff old.yaml new.yaml', 'two files'],
        ['kubetyped diff rendered-v1/ rendered-v2/', 'what a new version of a chart changes'],
        [
            'kubectl get deploy web -o yaml | kubetyped diff --skip-server-fields - web.yaml',
            'how a live object differs from its manifest',
        ],
        [
            `kubetyped diff --ignore 'metadata.annotations["example.com/build"],metadata.labels.*' a/ b/`,
            'without fields that always differ',
        ],
        ['kubetyped diff --context staging manifests/', 'what apply would change'],
        [`kubetyped diff -o json a/ b/ | jq -r '.[].differences[].path'`, 'the paths alone'],
    ],
    run: async (args) => {
        if (namesCluster(args))
            return (await import('../cluster/diff_with_cluster.js')).diffWithCluster(args);
        checkUsage(args);
        return (await import('./diff_files.js')).diffFiles(args);
    },
};
function checkUsage({ paths }) {
    if (paths.length !== 2)
        throw new UsageError(`${paths.length} paths given`, 'expected two: kubetyped diff BEFORE AFTER');
    if (paths[0] === '-' && paths[1] === '-')
        throw new UsageError('only one of the two can be standard input');
}
