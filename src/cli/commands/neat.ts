import type { Command } from '../command.ts';

export const neat: Command = {
  name: 'neat',
  usage: 'neat [options] [paths...]',
  description: `Prints objects without server-set fields, as manifests to keep and apply again. Drops status, uid,
resourceVersion, creationTimestamp, generation, managedFields and annotations of controllers;
cluster IPs, the node and token volume of a Pod, the volume that a claim is bound to, generated
selectors of Jobs. Fields set by users are kept where they can be told apart; comments are lost.

With --defaults, also drops fields with their default value: restartPolicy Always, protocol TCP,
revisionHistoryLimit 10 and so on.

The items of a List are printed as separate objects. A path is a file, a folder (all its .yaml, .yml
and .json files), a pattern in quotes ('**/*.yaml'), or - for standard input, which is also read
when no path is given.

Exit status: 0 all is well, 1 documents could not be read and were left out, 2 wrong usage or
unreadable files.`,
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json'],
      help: 'yaml (default), or json with one object per line',
    },
    defaults: { type: 'boolean', help: 'also drop default values' },
  },
  examples: [
    ['kubetyped neat --defaults dump.yaml > app.yaml', 'shorten the manifests of a cluster as much as possible'],
    ['kubectl get deploy web -o yaml | kubetyped neat', 'get the manifest of an object'],
    ['kubectl get po web -o yaml | kubetyped neat | kubectl apply -n test -f -', 'copy a Pod to another namespace'],
  ],
  run: async (args) => (await import('./neat_files.ts')).neatFiles(args),
};
