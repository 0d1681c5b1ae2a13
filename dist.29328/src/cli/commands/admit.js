export const admit = {
    name: 'admit',
    usage: 'admit --policies PATHS [options] [paths...]',
    description: `Says what admission policies make of manifests, without a cluster: which policy with which binding
refuses an object and why, what it warns of, and with -o yaml what mutating policies change.

ValidatingAdmissionPolicies and MutatingAdmissionPolicies are evaluated as kube-apiserver does it,
with their bindings, parameters, match conditions and variables. All of them, and the objects that
they take as parameters, are among the files of --policies; so are Namespaces, if their labels
matter. A policy without a binding is never asked, as in a cluster; that is noted.

Each object is judged as if it were created by system:admin, in the version that it is written in.
Defaults that a server would set are not there. authorizer in expressions allows nothing, unless
--allow names verbs.

A path is a file, a folder (all its .yaml, .yml and .json files), a pattern in quotes
('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 everything is admitted, 1 something is refused or can't be read, 2 wrong usage or
unreadable files.`,
    options: {
        policies: { type: 'string', list: true, placeholder: 'PATHS', help: 'policies, bindings, parameters, Namespaces' },
        crds: {
            type: 'string',
            list: true,
            placeholder: 'PATHS',
            help: 'CustomResourceDefinitions: files, folders, patterns',
        },
        operation: {
            type: 'string',
            values: ['create', 'update', 'delete'],
            placeholder: 'OPERATION',
            help: 'create (default), update (from the same object), or delete',
        },
        as: { type: 'string', placeholder: 'NAME', help: 'the user (default: system:admin)' },
        'as-group': { type: 'string', list: true, placeholder: 'GROUPS', help: 'groups of the user' },
        allow: { type: 'string', list: true, placeholder: 'VERBS', help: 'verbs that the authorizer allows on everything' },
        output: {
            type: 'string',
            short: 'o',
            placeholder: 'FORMAT',
            values: ['table', 'lines', 'json', 'junit', 'github', 'yaml'],
            help: 'table (default), lines, json, junit, github, or yaml: objects',
        },
        verbose: { type: 'boolean', short: 'v', help: 'show every document, not only those with faults or warnings' },
    },
    examples: [
        ['kubetyped admit --policies policies/ manifests/', 'what would be refused?'],
        ['kubetyped admit --policies policies/ -o yaml pod.yaml', 'what would mutating policies make of it?'],
        ['helm template ./chart | kubetyped admit --policies policies/ -o github', 'annotate a pull request'],
        ['kubetyped admit --policies policies/ --as ann --as-group dev --operation delete app.yaml', 'may she?'],
    ],
    run: async (args) => (await import('./admit_files.js')).admitFiles(args),
};
