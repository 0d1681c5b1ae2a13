import { conditionsSchema, defineKind, type KindOf } from 'kubetyped/apiextensions';

/** A Memo: its fields, their rules and their defaults. */
export const Memo = defineKind({
  group: 'data.example.com',
  version: 'v1alpha1',
  kind: 'Memo',
  plural: 'memos',
  subresources: { status: {} },
  additionalPrinterColumns: [
    { name: 'Ready', type: 'string', jsonPath: '.status.conditions[?(@.type=="Ready")].status' },
    { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
  ],
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        description: 'What is wanted.',
        required: ['message'],
        properties: {
          message: { type: 'string', description: 'What is said.', minLength: 1, maxLength: 100 },
          times: {
            type: 'integer',
            format: 'int32',
            description: 'How often it is said.',
            minimum: 1,
            maximum: 10,
            default: 1,
          },
        },
      },
      status: {
        type: 'object',
        description: 'What there is.',
        properties: {
          said: { type: 'string', description: 'What was said in the end.' },
          conditions: conditionsSchema,
        },
      },
    },
  },
});
/** The data of a Memo, inferred from the schema. */
export type Memo = KindOf<typeof Memo>;
