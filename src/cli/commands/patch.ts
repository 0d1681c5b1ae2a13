import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const patch: Command = {
  name: 'patch',
  usage: 'patch -p PATCH [--type strategic|merge|json] [options] [paths...]',
  description: `Applies a patch to manifests and prints the result, like kubectl patch --local, to try a patch
before using it on a cluster. The files are not changed.

  strategic  the default. Objects are merged, null deletes a field. Lists are merged as declared in
             the API types: containers by name, ports by containerPort. "$patch: delete" in an
             element deletes it. Built-in kinds only.
  merge      JSON merge patch (RFC 7386). Objects are merged, null deletes a field, lists are
             replaced. Also works for custom resources.
  json       JSON patch (RFC 6902): a list of operations: add, remove, replace, move, copy, test.

The patch is JSON or YAML, in one argument or in a file. It is applied to each object of the input,
and to each item of a List. A path is a file, a folder (all its .yaml, .yml and .json files), a
pattern in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given.

Exit status: 0 all objects were patched, 1 the patch can't be applied to an object or an object
can't be read, 2 wrong usage or unreadable files.`,
  options: {
    patch: { type: 'string', short: 'p', placeholder: 'PATCH', help: 'the patch, as JSON or YAML' },
    'patch-file': { type: 'string', placeholder: 'FILE', help: 'read the patch from a file' },
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
      help: 'yaml (default), or json with one object per line',
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
    [
      `kubetyped patch --type json -p '[{op: remove, path: /spec/replicas}]' deployment.yaml`,
      'use JSON patch operations, as YAML',
    ],
    [
      'kubectl get deploy web -o yaml | kubetyped patch --patch-file change.yaml | kubectl diff -f -',
      'preview the effect on a live object',
    ],
  ],
  run: async (args) => {
    checkUsage(args);
    return (await import('./patch_files.ts')).patchFiles(args);
  },
};

function checkUsage(args: Arguments): void {
  const given = [args.value('patch'), args.value('patch-file')].filter((each) => each !== undefined);
  if (given.length === 0) throw new UsageError('no patch given', 'use -p PATCH or --patch-file FILE');
  if (given.length === 2) throw new UsageError('--patch and --patch-file are mutually exclusive');
  if (args.value('patch-file') === '-' && (args.paths.length === 0 || args.paths.includes('-')))
    throw new UsageError('standard input holds the patch, so the manifests must be files');
}
