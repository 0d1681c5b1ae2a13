/// <reference types="node" />

import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

export const convert: Command = {
  name: 'convert',
  usage: 'convert -o json|yaml|protobuf|cbor [options] [paths...]',
  description: `Converts manifests and encoded objects to YAML, JSON, Protobuf or CBOR. Unknown fields, the order of
fields and custom resources are kept; comments are lost. Several objects are written as YAML
documents separated by ---, as JSON with one object per line, or as a CBOR sequence.

With --canonical, the output is byte for byte what Kubernetes' own serializers write: fields in the
order of the API types, quantities in canonical form. Unknown fields are faults, as in validate, and
custom resources are rejected. Conversions from and to Protobuf are always canonical, because
Protobuf has no field names; only built-in kinds have a Protobuf format. As in etcd, the data starts
with an envelope that names the kind, and a file has one object: with --output-dir, several objects
of a manifest go to NAME-1.pb, NAME-2.pb and so on.

A path is a file, a folder (all its .yaml, .yml, .json, .pb, .protobuf and .cbor files), a pattern
in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given. The
format is detected from the first bytes of a file and its name.

Exit status: 0 everything was converted, 1 documents with faults were left out, 2 wrong usage or
files that could not be read or written.`,
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['json', 'yaml', 'protobuf', 'cbor'],
      help: 'json, yaml, protobuf or cbor (required)',
    },
    from: {
      type: 'string',
      placeholder: 'FORMAT',
      values: ['json', 'yaml', 'protobuf', 'cbor'],
      help: 'the input format: json, yaml, protobuf or cbor (default: detected)',
    },
    canonical: { type: 'boolean', help: 'write exactly what Kubernetes would write' },
    pretty: { type: 'boolean', help: 'indent JSON' },
    'indent-lists': { type: 'boolean', help: 'YAML: indent list items below their key' },
    'line-width': {
      type: 'string',
      placeholder: 'N',
      help: 'YAML: fold longer lines at spaces; 0 to never fold (default: 80)',
    },
    lax: { type: 'boolean', help: 'accept duplicate keys (the last wins); with --canonical, drop unknown fields' },
    'output-dir': {
      type: 'string',
      placeholder: 'DIR',
      help: 'write each file into this folder, under its path relative to the argument',
    },
    force: { type: 'boolean', help: 'overwrite files in the output folder' },
  },
  examples: [
    ['kubetyped convert -o json deployment.yaml', 'YAML to JSON'],
    ['kubetyped convert -o yaml --output-dir yaml/ manifests/', 'convert every file in a folder to another folder'],
    ['kubectl get deploy -o json | kubetyped convert -o yaml', 'what another program writes'],
    ['kubetyped convert -o protobuf pod.yaml > pod.pb', 'what an API server stores'],
    [
      'kubetyped convert -o json --canonical deployment.yaml | sha256sum',
      'a checksum that does not depend on how it was written',
    ],
  ],
  run: async (args) => {
    checkUsage(args);
    return (await import('./convert_files.ts')).convertFiles(args);
  },
};

function checkUsage(args: Arguments): void {
  const output = args.value('output');
  if (output === undefined)
    throw new UsageError('no output format given', 'use -o json, -o yaml, -o protobuf or -o cbor');
  const lineWidth = args.value('line-width');
  if (lineWidth !== undefined && !/^\d{1,6}$/.test(lineWidth))
    throw new UsageError('--line-width takes a number of columns');
  for (const option of ['indent-lists', 'line-width'])
    if (args.has(option) && (output !== 'yaml' || args.has('canonical')))
      throw new UsageError(`--${option} requires -o yaml, without --canonical`);
  if (args.has('pretty') && output !== 'json') throw new UsageError('--pretty requires -o json');
  const binary = output === 'protobuf' || output === 'cbor';
  if (binary && streams().stdout.isTTY === true && !args.has('output-dir'))
    throw new UsageError(
      `${output} can't be written to a terminal`,
      'redirect to a file or a program, or use --output-dir',
    );
  if (args.has('force') && !args.has('output-dir')) throw new UsageError('--force requires --output-dir');
}
