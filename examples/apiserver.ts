/**
 * An API of your own for kubectl and every other Kubernetes client, without a cluster:
 *
 *     npm run example -- apiserver
 *     kubectl --kubeconfig birds.kubeconfig get birds
 */
import { writeFileSync } from 'node:fs';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { newPath, required } from 'kubetyped/apimachinery/util/validation/field';
import { APIServer } from 'kubetyped/apiserver';
import { readArguments, readNumber } from './arguments.ts';

const USAGE = `Usage: apiserver [PORT]

Serves the API zoo.example.com/v1 without a cluster, and writes birds.kubeconfig.

  PORT  any port that is free unless given
  -h, --help`;

const { positionals } = readArguments(USAGE, {}, 1);
const port = readNumber(positionals[0] ?? '0', 'PORT', 65535, USAGE);

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  schema: {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: { species: { type: 'string' }, songs: { type: 'array', items: { type: 'string' } } },
      },
      status: { type: 'object', properties: { singing: { type: 'boolean' } } },
    },
  },
});

const server = new APIServer({ scheme: new Scheme('birds') });
server.resource(Bird, {
  shortNames: ['bi'],
  categories: ['all'],
  subresources: { status: true },
  columns: [
    { name: 'Name', format: 'name', value: ({ metadata }) => metadata.name },
    { name: 'Species', value: ({ spec }) => spec?.species },
    { name: 'Age', type: 'date', value: ({ metadata }) => metadata.creationTimestamp },
  ],
  strategy: {
    validate: ({ spec }) => (spec?.species ? [] : [required(newPath('spec').child('species'), '')]),
  },
});

const { url, kubeconfig } = await server.listen({ port });
writeFileSync('birds.kubeconfig', kubeconfig, { mode: 0o600 });
console.log(`birds are served at ${url}; try kubectl --kubeconfig birds.kubeconfig get birds`);
process.once('SIGINT', () => void server.close());
process.once('SIGTERM', () => void server.close());
