// Where Services lead: the rows of Go's proxy_test.go, for cluster IPs and for endpoints, and what an APIService says of its Service.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Service } from 'kubetyped/api/core/v1';
import { EndpointSlice } from 'kubetyped/api/discovery/v1';
import { newNotFound } from 'kubetyped/apimachinery/api/errors';
import { StoredServices } from '#src/apiserver/aggregator/service_resolver';

type Slice = ConstructorParameters<typeof EndpointSlice>[0];

const HTTPS = { name: 'https', port: 443, targetPort: 1443 };
const PORTS = [HTTPS, { port: 1234, targetPort: 1234 }];

/** Where `one` in `default` leads. @param spec undefined: it is not there */
function services(
  spec: object | undefined,
  slices: readonly object[] | undefined,
  toEndpoints = false,
): StoredServices {
  const of = (resource: string): object | undefined => {
    if (resource === 'services')
      return {
        store: {
          get: async (name: string) => {
            if (spec === undefined || name !== 'one') throw newNotFound({ group: '', resource }, name);
            return new Service({ metadata: { name, namespace: 'default' }, spec });
          },
        },
      };
    return (
      slices && { store: { list: async () => ({ items: slices.map((slice) => new EndpointSlice(slice as Slice)) }) } }
    );
  };
  const router = { get: (_group: string, _version: string, resource: string) => of(resource) };
  return new StoredServices(router as never, {} as never, { toEndpoints });
}

const slice = (
  endpoints: object[],
  ports: object[] = [{ name: 'https', port: 1443 }],
  addressType = 'IPv4',
): object => ({
  metadata: {},
  addressType,
  endpoints,
  ports,
});
const ready = (...addresses: string[]): object => ({ addresses, conditions: { ready: true } });
const unready = (...addresses: string[]): object => ({ addresses, conditions: { ready: false } });

async function ways(stored: StoredServices, port = 443, times = 1): Promise<string> {
  const all: string[] = [];
  for (let count = 0; count < times; count++)
    try {
      const { host, port: found } = await stored.resolve({ namespace: 'default', name: 'one', port });
      all.push(`${host}:${found}`);
    } catch (error) {
      assert.ok(error instanceof Error);
      all.push(error.message);
    }
  return all.join(' ');
}

test('a Service leads to its cluster IP, or where its external name is', async () => {
  for (const [spec, port, expected] of [
    [{ type: 'ClusterIP', clusterIP: '10.0.0.9', ports: PORTS }, 443, '10.0.0.9:443'],
    [{ clusterIP: '10.0.0.9', ports: PORTS }, 1234, '10.0.0.9:1234'],
    [{ type: 'ClusterIP', clusterIP: '10.0.0.9', ports: PORTS }, 444, 'no service port 444 found for service "one"'],
    [{ type: 'ClusterIP', clusterIP: 'None', ports: PORTS }, 443, 'cannot route to service with ClusterIP "None"'],
    [{ type: 'ClusterIP', clusterIP: '', ports: PORTS }, 443, 'cannot route to service with ClusterIP ""'],
    [{ type: 'LoadBalancer', clusterIP: '10.0.0.9', ports: PORTS }, 443, '10.0.0.9:443'],
    [{ type: 'NodePort', clusterIP: '10.0.0.9', ports: PORTS }, 443, '10.0.0.9:443'],
    [{ type: 'ExternalName', externalName: 'foo.bar.com' }, 443, 'foo.bar.com:443'],
    [{ type: 'Unheard', clusterIP: '10.0.0.9', ports: PORTS }, 443, 'unsupported service type "Unheard"'],
    [undefined, 443, 'service "one" not found'],
  ] as const)
    assert.equal(await ways(services(spec, []), port), expected, JSON.stringify(spec));
});

test('a Service leads to its endpoints that are ready, one after the other, with the port of its name', async () => {
  const spec = { type: 'ClusterIP', clusterIP: '10.0.0.9', ports: PORTS };
  const none = 'no endpoints available for service "one"';
  for (const [more, slices, port, expected] of [
    [{}, [slice([ready('127.0.0.1')])], 443, '127.0.0.1:1443 127.0.0.1:1443'],
    [{ clusterIP: 'None' }, [slice([ready('127.0.0.1')])], 443, '127.0.0.1:1443 127.0.0.1:1443'],
    [{ type: 'NodePort' }, [slice([ready('127.0.0.1')])], 443, '127.0.0.1:1443 127.0.0.1:1443'],
    [{}, [slice([ready('10.1.0.1', '10.1.0.9'), ready('10.1.0.2')])], 443, '10.1.0.1:1443 10.1.0.2:1443'],
    [{}, [slice([unready('10.1.0.1'), ready('10.1.0.2')])], 443, '10.1.0.2:1443 10.1.0.2:1443'],
    [{}, [slice([{ addresses: ['10.1.0.3'] }])], 443, '10.1.0.3:1443 10.1.0.3:1443'],
    [{}, [slice([ready('10.1.0.1')]), slice([ready('10.1.0.2')])], 443, '10.1.0.1:1443 10.1.0.2:1443'],
    [
      {},
      [slice([ready('10.1.0.1')], [{ name: 'http', port: 80 }]), slice([ready('10.1.0.2')])],
      443,
      '10.1.0.2:1443 10.1.0.2:1443',
    ],
    [{}, [slice([unready('10.1.0.1')]), slice([ready('10.1.0.2')])], 443, '10.1.0.2:1443 10.1.0.2:1443'],
    [{}, [slice([]), slice([ready('10.1.0.2')])], 443, '10.1.0.2:1443 10.1.0.2:1443'],
    [{}, [slice([ready('10.1.0.1')], [{ name: 'https' }])], 443, `${none} ${none}`],
    [{}, [slice([ready('10.1.0.1')], [{ name: '', port: 99 }])], 1234, '10.1.0.1:99 10.1.0.1:99'],
    [{}, [slice([ready('10.1.0.1')])], 1234, `${none} ${none}`],
    [{}, [slice([unready('10.1.0.1')])], 443, `${none} ${none}`],
    [{}, [], 443, `${none} ${none}`],
    [{}, undefined, 443, `${none} ${none}`],
    [
      { ipFamilies: ['IPv6', 'IPv4'] },
      [slice([ready('10.1.0.1')]), slice([ready('fd00::1')], undefined, 'IPv6')],
      443,
      'fd00::1:1443 fd00::1:1443',
    ],
    [
      { ipFamilies: ['IPv6'] },
      [slice([ready('10.1.0.1')]), slice([unready('fd00::1')], undefined, 'IPv6')],
      443,
      '10.1.0.1:1443 10.1.0.1:1443',
    ],
  ] as [object, object[] | undefined, number, string][])
    assert.equal(await ways(services({ ...spec, ...more }, slices, true), port, 2), expected, JSON.stringify(slices));
  for (const [type, message] of [
    ['ExternalName', 'unsupported service type "ExternalName"'],
    ['Unheard', 'unsupported service type "Unheard"'],
  ])
    assert.equal(await ways(services({ ...spec, type }, [slice([ready('10.1.0.1')])], true)), message);
  assert.equal(await ways(services(spec, [], true), 444), 'no service port 444 found for service "one"');
});

test('what keeps an APIService from its Service is said as by kube-aggregator', async () => {
  const spec = { clusterIP: '10.0.0.9', ports: PORTS };
  for (const [of, slices, reason, message] of [
    [undefined, [], 'ServiceNotFound', 'service/one in "default" is not present'],
    [{ ports: [] }, [], 'ServicePortError', 'service/one in "default" is not listening on port 443'],
    [spec, [], 'EndpointsNotFound', 'cannot find endpointslices for service/one in "default"'],
    [
      spec,
      [slice([])],
      'MissingEndpoints',
      'endpointslices for service/one in "default" have no addresses with port name "https"',
    ],
    [
      spec,
      [slice([ready('10.1.0.1')], [{ name: 'x', port: 1 }])],
      'MissingEndpoints',
      'endpointslices for service/one in "default" have no addresses with port name "https"',
    ],
  ] as const)
    assert.deepEqual(await services(of, slices).fault({ namespace: 'default', name: 'one', port: 443 }), {
      status: 'False',
      reason,
      message,
    });
  for (const [of, slices] of [
    [spec, [slice([]), slice([ready('10.1.0.1')])]],
    [spec, undefined],
    [{ type: 'ExternalName', externalName: 'a' }, []],
    [{ ...spec, type: 'NodePort' }, []],
  ] as const)
    assert.equal(await services(of, slices).fault({ namespace: 'default', name: 'one', port: 443 }), undefined);
});
