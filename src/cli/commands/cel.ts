import type { Command } from '../command.ts';

export const cel: Command = {
  name: 'cel',
  usage: 'cel [options] EXPRESSION',
  description: `Evaluates a CEL (Common Expression Language) expression on every object in a file, with the
functions and the cost limit of Kubernetes 1.37. Prints its value and type.

An expression can refer to the object in two ways:
  self, oldSelf      as in the rules of a CustomResourceDefinition (x-kubernetes-validations): typed
                     by its schema (--crds) or its kind, with defaults; times are timestamps
  object, oldObject, params
                     as in admission policies: types are checked when it runs, times are strings;
                     type errors for the kind are warnings, as in the status of a policy

  self.spec.replicas <= 5
  has(self.metadata.labels) && 'app' in self.metadata.labels
  object.spec.template.spec.containers.all(c, !c.image.endsWith(':latest'))
  self.spec.items.exists_one(i, i.name == 'main')    all, exists, map, filter, ...
  quantity(self.spec.size).isLessThan(quantity('1Gi'))
  self.?spec.replicas.orValue(1)                     a field that may be missing

Without a schema (a custom resource without --crds), self is untyped, too. --var sets other
variables: a value in YAML, or @FILE (--var request=@request.yaml). Fields of self whose names have
dashes or are reserved words are escaped: self.__namespace__, self.a__dash__b.

Exit status: 0 evaluated, 1 the expression has errors or its evaluation failed for an object, 2
wrong usage or unreadable files.`,
  options: {
    filename: {
      type: 'string',
      short: 'f',
      placeholder: 'FILE',
      help: 'evaluate on the objects in this file; - is standard input',
    },
    old: { type: 'string', placeholder: 'FILE', help: 'the object before the update, for oldSelf and oldObject' },
    params: { type: 'string', placeholder: 'FILE', help: 'the parameter object of a policy, for params' },
    var: {
      type: 'string',
      placeholder: 'NAME=VALUE',
      help: 'set a variable: a value in YAML, or @FILE; may be repeated',
    },
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
      help: 'yaml (default), json (one line per object), or value (only the value)',
    },
    cost: { type: 'boolean', help: 'also print the cost, and the estimated minimum and maximum' },
  },
  examples: [
    [`kubetyped cel 'self.spec.replicas > 1' -f deployment.yaml`, 'try a validation rule'],
    [`kubetyped cel 'object.metadata.name' -f manifests.yaml -o value`, 'print a field of every object in a file'],
    [
      `kubetyped cel 'self.spec.size >= oldSelf.spec.size' -f new.yaml --old old.yaml --crds crds/`,
      'try a transition rule',
    ],
    [
      `kubetyped cel 'object.spec.replicas <= max' -f deployment.yaml --var max=5 --cost`,
      'set a variable and show the cost',
    ],
    [`kubetyped cel 'quantity("1Gi").compareTo(quantity("1024Mi"))'`, 'evaluate without an object'],
  ],
  run: async (args) => (await import('./evaluate_files.ts')).evaluateFiles(args),
};
