import { without, withSpec } from '../../aspects/server_fields.js';
/** The addresses are those that were assigned; `None` is chosen. */
function withoutAddresses(spec) {
    const isHeadless = spec['clusterIP'] === 'None';
    return without(spec, ({ key }) => key === 'clusterIPs' || (key === 'clusterIP' && !isHeadless) || key === 'healthCheckNodePort');
}
/** The addresses are those that were assigned; `None` is chosen. */
export const serviceWithoutServerFields = (service) => withSpec(service, withoutAddresses);
