import type { Command } from '../command.ts';

export const inspect: Command = {
  name: 'inspect',
  usage: 'inspect [options] [paths...]',
  description: `Shows the contents of encoded data: a value of etcd, the body of a response (with its headers or
without, gzipped or not), a watch as a file, or any object in Protobuf, CBOR, JSON or YAML. Says in
comments how it is encoded (envelope, content type, sizes, offsets), then prints the content as
YAML. Of unknown kinds and damaged bytes it prints as much as can be read, where and why reading
ended, and what the bytes there look like.

A path is a file, a folder (all its files), a pattern in quotes ('**/*.pb'), or - for standard
input, which is also read when no path is given.

Exit status: 0 all could be read, 1 something could not, 2 wrong usage or files that could not be
opened.`,
  options: {
    from: {
      type: 'string',
      placeholder: 'FORMAT',
      values: ['json', 'yaml', 'protobuf', 'cbor', 'frames'],
      help: 'json, yaml, protobuf, cbor, or frames of a Protobuf watch (default: detected)',
    },
    bytes: { type: 'string', placeholder: 'N', help: 'bytes to show where decoding stopped (default: 256)' },
  },
  examples: [
    ['kubetyped inspect --bytes 64 damaged.pb', 'how far a broken file can be read'],
    ['etcdctl get /registry/pods/default/web --print-value-only | kubetyped inspect', 'what etcd stores'],
    [
      "curl -si -H 'Accept: application/vnd.kubernetes.protobuf' $SERVER/api/v1/pods | kubetyped inspect",
      'an answer, with its headers',
    ],
  ],
  run: async (args) => (await import('./inspect_files.ts')).inspectFiles(args),
};
