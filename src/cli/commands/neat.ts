import type { Command } from '../command.ts';

export const neat: Command = {
  name: 'neat',
  usage: 'neat [options] [paths...]',
  description: `Prints objects without what a server added to them, as manifests to keep and apply again: drops
status, uid, resourceVersion, creationTimestamp, generation, managedFields and annotations of
controllers; cluster IPs, the node and the token volume of a Pod, the volume that a claim was bound
to, generated selectors of Jobs. What a user set is kept, as far as it can be told; comments are not
kept.

With --defaults it also drops fields that have the value they would have anyway: restartPolicy
Always, protocol TCP, revisionHistoryLimit 10 and so on.

The items of a List are printed one by one. A path is a file, a folder (all its .yaml, .yml and
.json files), a pattern in quotes ('**/*.yaml'), or - for standard input, which is also read when
no path is given.

Exit status: 0 all is well, 1 documents could not be read and were left out, 2 wrong usage or
unreadable files.`,
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json'],
      help: 'yaml (default), or json with one object on each line',
    },
    defaults: { type: 'boolean', help: 'drop default values, too' },
  },
  examples: [
    ['kubetyped neat --defaults dump.yaml > app.yaml', 'the shortest manifests of what is in a cluster'],
    ['kubectl get deploy web -o yaml | kubetyped neat', 'a manifest of one object'],
    ['kubectl get po web -o yaml | kubetyped neat | kubectl apply -n test -f -', 'the same Pod elsewhere'],
  ],
  run: async (args) => (await import('./neat_files.ts')).neatFiles(args),
};
