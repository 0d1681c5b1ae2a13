/// <reference types="node" />

import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

export const convert: Command = {
  name: 'convert',
  usage: 'convert -o json|yaml|protobuf|cbor [options] [paths...]',
  description: `Turns manifests and encoded objects into another format: YAML, JSON, Protobuf or CBOR. Everything is
kept: unknown fields, the order of fields, custom resources; only comments are lost. Several
objects are written as YAML documents separated by ---, as JSON with one object on each line, or as
a CBOR sequence.

With --canonical the output has the bytes that Kubernetes' own serializers write for the object:
fields in their order, quantities in their shortest form. Then unknown fields are faults, as
in validate, and custom resources are refused. From and to Protobuf it is always so, because
Protobuf has no names: it is for kinds of the Kubernetes API. It begins with an envelope that says
which kind it is, as in etcd, and a file holds one object: with --output-dir, those of a manifest
with several go to NAME-1.pb, NAME-2.pb and so on.

A path is a file, a folder (all its .yaml, .yml, .json, .pb, .protobuf and .cbor files), a pattern
in quotes ('**/*.yaml'), or - for standard input, which is also read when no path is given. Formats
are told by the first bytes of a file and by its name.

Exit status: 0 all was converted, 1 documents had faults and were left out, 2 wrong usage or files
that could not be read or written.`,
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
      help: 'the input format, one of the same (default: detected)',
    },
    canonical: { type: 'boolean', help: 'write what Kubernetes itself would write' },
    pretty: { type: 'boolean', help: 'indent JSON' },
    'indent-lists': { type: 'boolean', help: 'YAML: indent the items of a list below its key' },
    'line-width': {
      type: 'string',
      placeholder: 'N',
      help: 'YAML: fold longer lines at a blank; 0 folds none (default: 80)',
    },
    lax: { type: 'boolean', help: 'accept duplicate keys, the last wins; with --canonical, drop unknown fields' },
    'output-dir': {
      type: 'string',
      placeholder: 'DIR',
      help: 'write each file into this folder, under its path relative to the argument',
    },
    force: { type: 'boolean', help: 'overwrite files in the output folder' },
  },
  examples: [
    ['kubetyped convert -o json deployment.yaml', 'YAML to JSON'],
    ['kubetyped convert -o yaml --output-dir yaml/ manifests/', 'every file of a folder, into another folder'],
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
