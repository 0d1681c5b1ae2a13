import type { Command } from '../command.ts';

export const schema: Command = {
  name: 'schema',
  usage: 'schema [options] [KIND...]',
  description: `Writes a JSON Schema (draft 7) of kinds, for editors and other validators: types, required fields,
allowed values, and the description of each field. Kinds are named by kind or plural, in any case;
without names, all kinds are written. The schema of several kinds selects by apiVersion and kind;
without --api-version it has all versions of each.`,
  options: {
    'api-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the group and version: apps/v1 (default: all that have the kind)',
    },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'use the schema of this version (default: the latest)',
    },
    open: { type: 'boolean', help: 'allow unknown fields' },
    output: {
      type: 'string',
      short: 'o',
      values: ['pretty', 'compact'],
      help: 'pretty (default), or compact (a single line)',
    },
  },
  examples: [
    ['kubetyped schema deployment service ingress > app.schema.json', 'write a schema for the kinds of an application'],
    ['kubetyped schema -o compact > kubernetes.schema.json', 'write a schema of all kinds, for an editor'],
    ['kubetyped schema --kubernetes-version 1.30 pod', 'leave out fields added after 1.30'],
    ['kubetyped schema cronjob --api-version batch/v1 --open', 'accept fields of newer servers'],
  ],
  run: async (args) => (await import('./write_schema.ts')).writeSchema(args),
};
