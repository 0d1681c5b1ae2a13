// A definition with two versions of another form, its conversion webhook, and requests about it.
import type { Convert } from 'kubetyped/webhooks';
import type { RandomRequest } from './random_requests.ts';

interface Where {
  host?: string;
  port?: number;
  address?: string;
  replicas?: number;
}

const specOf = (object: Record<string, unknown>): Where => (object['spec'] as Where | undefined) ?? {};

function refuseBad({ metadata }: Record<string, unknown>): void {
  const { labels } = metadata as { labels?: Record<string, string> };
  if (labels?.['bad'] !== undefined) throw new Error(`bad: ${labels['bad']}`);
}

/** v1 has an address, v2 a host and a port. */
export const conversions: Record<string, Convert> = {
  'v1 -> v2': (object) => {
    refuseBad(object);
    const { address, ...spec } = specOf(object);
    const [host = '', port] = (address ?? '').split(':');
    const { metadata } = object as { metadata: { annotations?: object } };
    return {
      ...object,
      metadata: { ...metadata, annotations: { ...metadata.annotations, from: 'v1' } },
      spec: { ...spec, host, ...(port && { port: Number(port) }), unknown: 'pruned' },
    };
  },
  'v2 -> v1': (object) => {
    refuseBad(object);
    const { host, port, ...spec } = specOf(object);
    const address = port === undefined ? (host ?? '') : `${host ?? ''}:${port}`;
    return { ...object, spec: { ...spec, address } };
  },
};

/** The definition. @param storage the version that is stored */
export function convertedDefinition(group: string, clientConfig: object, storage = 'v1'): object {
  const replicas = { type: 'integer', default: 1 };
  const string = { type: 'string' };
  const version = (name: string, properties: object, selectable: string): object => ({
    name,
    served: true,
    storage: name === storage,
    schema: {
      openAPIV3Schema: {
        type: 'object',
        properties: {
          spec: { type: 'object', properties },
          status: { type: 'object', properties: { replicas: { type: 'integer' }, note: string } },
        },
      },
    },
    subresources: { status: {}, scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' } },
    selectableFields: [{ jsonPath: selectable }],
    additionalPrinterColumns: [{ name: 'Where', type: 'string', jsonPath: selectable }],
  });
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `places.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'places', kind: 'Place' },
      versions: [
        version('v1', { address: string, replicas }, '.spec.address'),
        version(
          'v2',
          {
            host: string,
            port: { type: 'integer', maximum: 9999 },
            replicas,
            only2: { type: 'string', default: 'two' },
          },
          '.spec.host',
        ),
      ],
      conversion: { strategy: 'Webhook', webhook: { conversionReviewVersions: ['v1'], clientConfig } },
    },
  };
}

type Request = readonly [
  method: string,
  path: string,
  body?: object | undefined,
  contentType?: string | undefined,
  query?: Readonly<Record<string, string>>,
];

const MERGE = 'application/merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

/** Requests one after the other, in a namespace of its own. @param path what comes before `places`: `v1/namespaces/x/` */
export function conversionRequests(group: string, namespace: string): RandomRequest[] {
  const place = (version: string, name: string, spec: object, metadata: object = {}): object => ({
    apiVersion: `${group}/${version}`,
    kind: 'Place',
    metadata: { name, ...metadata },
    spec,
  });
  const at = (version: string, name = ''): string => `${version}/namespaces/${namespace}/places${name && `/${name}`}`;
  const manager = (fieldManager: string, more: object = {}): Record<string, string> => ({ fieldManager, ...more });
  const requests: Request[] = [
    ['POST', at('v1'), place('v1', 'a', { address: 'x:1' })],
    ['POST', at('v2'), place('v2', 'b', { host: 'y', port: 2 })],
    ['POST', at('v2'), place('v2', 'c', { host: 'z', port: 10_000 })],
    ['POST', at('v1'), place('v2', 'c', { host: 'z' })],
    ['POST', at('v2'), place('v2', 'd', { host: 'dry' }), undefined, { dryRun: 'All' }],
    ['GET', at('v2', 'd')],
    ...['a', 'b'].flatMap((name): Request[] => [
      ['GET', at('v1', name)],
      ['GET', at('v2', name)],
    ]),
    ['GET', at('v1')],
    ['GET', at('v2')],
    ['GET', at('v2'), undefined, undefined, { fieldSelector: 'spec.host=x' }],
    ['GET', at('v1'), undefined, undefined, { fieldSelector: 'spec.address=y:2' }],
    ['GET', at('v2'), undefined, undefined, { limit: '1' }],
    ['GET', at('v2'), undefined, undefined, { limit: '1', continue: '$continue' }],
    ['PUT', at('v2', 'a'), place('v2', 'a', { host: 'x2', port: 3 }, { resourceVersion: '$rv:0' })],
    ['GET', at('v1', 'a')],
    ['PATCH', at('v1', 'a'), { spec: { address: 'merged:4' } }, MERGE],
    ['PATCH', at('v2', 'a'), { spec: { port: 5 } }, MERGE],
    ['PATCH', at('v2', 'a'), { spec: { port: 50_000 } }, MERGE],
    ['PATCH', at('v2', 'b'), [{ op: 'replace', path: '/spec/host', value: 'op' }] as object, JSON_PATCH],
    ['PATCH', at('v2', 'b'), [{ op: 'test', path: '/spec/host', value: 'no' }] as object, JSON_PATCH],
    ['PATCH', at('v2', 'b/status'), { status: { note: 'n', replicas: 1 }, spec: { host: 'ignored' } }, MERGE],
    ['GET', at('v1', 'b')],
    ['GET', at('v2', 'b/scale')],
    ['PATCH', at('v2', 'b/scale'), { spec: { replicas: 3 } }, MERGE],
    ['GET', at('v1', 'b/scale')],
    ['PATCH', at('v1', 'e'), place('v1', 'e', { address: 'apply:1' }), APPLY, manager('one')],
    ['PATCH', at('v2', 'e'), place('v2', 'e', { host: 'other' }), APPLY, manager('two')],
    ['PATCH', at('v2', 'e'), place('v2', 'e', { host: 'apply', port: 1 }), APPLY, manager('two')],
    ['PATCH', at('v2', 'e'), place('v2', 'e', { host: 'other', port: 7 }), APPLY, manager('two', { force: 'true' })],
    ['GET', at('v1', 'e')],
    ['PATCH', at('v1', 'e'), place('v1', 'e', { replicas: 4 }), APPLY, manager('one')],
    ['PATCH', at('v2', 'e'), place('v2', 'e', {}), APPLY, manager('two')],
    ['GET', at('v1', 'e')],
    ['GET', at('v2', 'e')],
    ['PUT', at('v1', 'e'), place('v1', 'e', { address: 'put:9' }), undefined, manager('three')],
    ['PUT', at('v2', 'e'), place('v2', 'e', { host: 'put', port: 8 }), undefined, manager('four')],
    ['POST', at('v1'), place('v1', 'bad', { address: 'x:1' }, { labels: { bad: 'yes' } })],
    ['GET', at('v1', 'bad')],
    ['GET', at('v2', 'bad')],
    ['POST', at('v2'), place('v2', 'worse', { host: 'x' }, { labels: { bad: 'yes' } })],
    ['GET', at('v1', 'worse')],
    ['PATCH', at('v2', 'bad'), { spec: { port: 5 } }, MERGE],
    ['PATCH', at('v2', 'bad'), place('v2', 'bad', { host: 'h' }), APPLY, manager('two')],
    ['DELETE', at('v2', 'bad')],
    ['DELETE', at('v1', 'bad')],
    ['PATCH', at('v1', 'b'), { metadata: { finalizers: ['example.com/wait'] } }, MERGE],
    ['DELETE', at('v2', 'b')],
    ['GET', at('v1', 'b')],
    ['PATCH', at('v2', 'b'), { metadata: { finalizers: null } }, MERGE],
    ['GET', at('v1', 'b')],
    ['DELETE', at('v2', 'a')],
    ['DELETE', at('v2')],
    ['GET', at('v1')],
  ];
  return requests.map(([method, path, body, contentType, query = {}]) => ({
    method,
    path,
    query,
    ...(body && { contentType: contentType ?? 'application/json' }),
    ...(body && { body }),
  }));
}
