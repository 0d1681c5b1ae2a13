import { type Data, type WithoutServerFields, without, withSpec } from '../../aspects/server_fields.ts';

/** The addresses are those that were assigned; `None` is chosen. */
function withoutAddresses(spec: Data): Data {
  const isHeadless = spec['clusterIP'] === 'None';
  return without(
    spec,
    ({ key }) => key === 'clusterIPs' || (key === 'clusterIP' && !isHeadless) || key === 'healthCheckNodePort',
  );
}

/** The addresses are those that were assigned; `None` is chosen. */
export const serviceWithoutServerFields: WithoutServerFields = (service) => withSpec(service, withoutAddresses);
