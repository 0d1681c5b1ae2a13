import type { Command } from '../command.ts';

export const schema: Command = {
  name: 'schema',
  usage: 'schema [options] [KIND...]',
  description: `Writes a JSON Schema (draft 7) of kinds, for editors and other validators: types, required fields,
values, and what explain says of each field. A kind is named by its kind or its plural, in any
case. Of several kinds, or of all when none is named, the schema tells them apart by apiVersion
and kind; without --api-version it has every version of each.`,
  options: {
    'api-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'the group and version: apps/v1 (default: all with the kind)',
    },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'use the schema of this version (default: the latest)',
    },
    open: { type: 'boolean', help: 'allow fields that the API does not have' },
    output: {
      type: 'string',
      short: 'o',
      values: ['pretty', 'compact'],
      help: 'pretty (default), or compact: all in one line',
    },
  },
  examples: [
    ['kubetyped schema deployment service ingress > app.schema.json', 'of what an application has'],
    ['kubetyped schema -o compact > kubernetes.schema.json', 'of everything, for a setting of an editor'],
    ['kubetyped schema --kubernetes-version 1.30 pod', 'without the fields that came after 1.30'],
    ['kubetyped schema cronjob --api-version batch/v1 --open', 'takes fields of newer servers'],
  ],
  run: async (args) => (await import('./write_schema.ts')).writeSchema(args),
};
