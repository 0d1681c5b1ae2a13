import { asError } from '#engine/text/as_error';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { Service } from '#api/core/v1/zz_generated.types';
import type { ServiceReference } from '#api/apiregistration/v1/zz_generated.types';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Address } from './backend.ts';

/** Why a server is not available, as the condition of its APIService says it. */
export interface ServiceFault {
  readonly reason: string;
  readonly message: string;
}

/** Where the Services of a server say that one leads. Mirrors Go's `proxy.ResolveCluster`. */
export async function resolveService(
  services: RESTStorage | undefined,
  { namespace, name, port = 0 }: ServiceReference,
  context: RequestContext,
): Promise<Address | ServiceFault> {
  const where = `service/${name} in "${namespace}"`;
  const missing: ServiceFault = { reason: 'ServiceNotFound', message: `${where} is not present` };
  if (services === undefined) return missing;
  let service: Service;
  try {
    service = serviceOf(await services.get(name, { ...context, namespace }));
  } catch (error) {
    if (isNotFound(error)) return missing;
    return { reason: 'ServiceAccessError', message: `${where} cannot be checked due to: ${asError(error).message}` };
  }
  const { type = 'ClusterIP', externalName = '', clusterIP = '', ports = [] } = service.spec ?? {};
  if (type === 'ExternalName') return { host: externalName, port };
  if (!ports.some((each) => each.port === port))
    return { reason: 'ServicePortError', message: `${where} is not listening on port ${port}` };
  if (clusterIP === '' || clusterIP === 'None')
    return { reason: 'FailedDiscoveryCheck', message: `cannot route to service with ClusterIP "${clusterIP}"` };
  return { host: clusterIP, port };
}

function serviceOf(object: object): Service {
  if (!isService(object)) throw new TypeError('expected a Service');
  return object;
}

function isService(object: object): object is Service {
  return 'kind' in object && object.kind === Service.kind;
}
