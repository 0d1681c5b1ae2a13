export const cel = {
    name: 'cel',
    usage: 'cel [options] EXPRESSION',
    description: `Evaluates an expression of the Common Expression Language with the functions and the budget of
Kubernetes 1.37, on every object of a file. Prints its value and type.

An expression sees an object in two ways:
  self, oldSelf      as rules of a CustomResourceDefinition (x-kubernetes-validations) do: with the
                     types of its schema (--crds) or of its Kind, with defaults, times as times
  object, oldObject, params
                     as admission policies do: without types until it runs, times as strings;
                     what does not fit the Kind's types is a warning, as in a policy's status

  self.spec.replicas <= 5
  has(self.metadata.labels) && 'app' in self.metadata.labels
  object.spec.template.spec.containers.all(c, !c.image.endsWith(':latest'))
  self.spec.items.exists_one(i, i.name == 'main')    all, exists, map, filter, ...
  quantity(self.spec.size).isLessThan(quantity('1Gi'))
  self.?spec.replicas.orValue(1)                     a field that may be missing

Without a schema (a custom resource without --crds), self has no types either. Other variables are
given by --var: a value in YAML, or @FILE (--var request=@request.yaml). Fields of self whose names
have dashes or are reserved words are escaped: self.__namespace__, self.a__dash__b.

Exit status: 0 evaluated, 1 the expression has errors or its evaluation failed for an object, 2
wrong usage or unreadable files.`,
    options: {
        filename: { type: 'string', short: 'f', placeholder: 'FILE', help: 'objects to evaluate on; - is standard input' },
        old: { type: 'string', placeholder: 'FILE', help: 'the object before the update: oldSelf and oldObject' },
        params: { type: 'string', placeholder: 'FILE', help: 'the object that a binding names: params' },
        var: { type: 'string', placeholder: 'NAME=VALUE', help: 'another variable: YAML, or @FILE; may be repeated' },
        crds: {
            type: 'string',
            list: true,
            placeholder: 'PATHS',
            help: 'CustomResourceDefinitions: files, folders, patterns',
        },
        output: {
            type: 'string',
            short: 'o',
            placeholder: 'FORMAT',
            values: ['yaml', 'json', 'value'],
            help: 'yaml (default), json (a line for each object), value (alone)',
        },
        cost: { type: 'boolean', help: 'also what it cost, and the least and the most that it can cost' },
    },
    examples: [
        [`kubetyped cel 'self.spec.replicas > 1' -f deployment.yaml`, 'what a rule would say'],
        [`kubetyped cel 'object.metadata.name' -f manifests.yaml -o value`, 'of every object of a file'],
        [`kubetyped cel 'self.spec.size >= oldSelf.spec.size' -f new.yaml --old old.yaml --crds crds/`, 'a transition'],
        [`kubetyped cel 'object.spec.replicas <= max' -f deployment.yaml --var max=5 --cost`, 'a variable; the cost'],
        [`kubetyped cel 'quantity("1Gi").compareTo(quantity("1024Mi"))'`, 'without any object'],
    ],
    run: async (args) => (await import('./evaluate_files.js')).evaluateFiles(args),
};
