/**
 * An API of one's own, for kubectl and every other client of Kubernetes, without a cluster:
 *
 *     npm run example -- apiserver
 *     kubectl --kubeconfig birds.kubeconfig get birds
 */
import { writeFileSync } from 'node:fs';
import { defineKind } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { newPath, required } from 'kubetyped/apimachinery/util/validation/field';
import { APIServer } from 'kubetyped/apiserver';
import type { APIObject } from 'kubetyped/apiserver/storage';

interface BirdSpec {
  species?: string;
  songs?: string[];
}

interface Bird extends APIObject {
  spec?: BirdSpec;
  status?: { singing?: boolean };
}

const LIST = 1;
const OPTIONAL = 12;

const Bird = defineKind<Bird>({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  plural: 'birds',
  namespaced: true,
  fields: [
    [
      'spec',
      {
        type: 'zoo.BirdSpec',
        fields: [
          ['species', 'string', 8],
          ['songs', 'string', LIST | 8],
        ],
      },
      OPTIONAL,
    ],
    ['status', { type: 'zoo.BirdStatus', fields: [['singing', 'bool', 8]] }, OPTIONAL],
  ],
});

const server = new APIServer({ scheme: new Scheme('birds') });
server.resource<Bird>(Bird as never, {
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

const { url, kubeconfig } = await server.listen({ port: Number(process.argv[2] ?? 0) });
writeFileSync('birds.kubeconfig', kubeconfig, { mode: 0o600 });
console.log(`birds are served at ${url}; try kubectl --kubeconfig birds.kubeconfig get birds`);
process.once('SIGINT', () => void server.close());
process.once('SIGTERM', () => void server.close());
