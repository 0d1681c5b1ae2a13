import type { Command } from '../command.ts';

export const inspect: Command = {
  name: 'inspect',
  usage: 'inspect [options] [paths...]',
  description: `Shows the contents of encoded data: a value from etcd, a response body (with or without headers,
gzipped or not), a recorded watch, or any object in Protobuf, CBOR, JSON or YAML. Prints the
encoding as comments (envelope, content type, sizes, offsets), then the contents as YAML. For
unknown kinds and damaged data it prints as much as it can read, where and why decoding stopped, and
a dump of the bytes there.

A path is a file, a folder (all its files), a pattern in quotes ('**/*.pb'), or - for standard
input, which is also read when no path is given.

Exit status: 0 everything was decoded, 1 something could not be decoded, 2 wrong usage or unreadable
files.`,
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
    ['kubetyped inspect --bytes 64 damaged.pb', 'decode a damaged file as far as possible'],
    ['etcdctl get /registry/pods/default/web --print-value-only | kubetyped inspect', 'decode a value from etcd'],
    [
      "curl -si -H 'Accept: application/vnd.kubernetes.protobuf' $SERVER/api/v1/pods | kubetyped inspect",
      'decode a response with its headers',
    ],
  ],
  run: async (args) => (await import('./inspect_files.ts')).inspectFiles(args),
};
