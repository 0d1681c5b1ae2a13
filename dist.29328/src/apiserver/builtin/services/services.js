import { Endpoints, RangeAllocation, Service } from '#api/core/v1/zz_generated.types';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { IPAddress, ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import { addToScheme } from '#api/zz_generated.register';
import { Scheme } from '#apimachinery/runtime/scheme';
import { parsePortRange } from '#apimachinery/util/net/port_range';
import { asError } from '#engine/text/as_error';
import { APIServerUser } from '../../request/user.js';
import { buildResources, codecsOf, codecsOfOptions } from '../../resources/build_resource.js';
import { protobufOf } from '../../resources/serve_resource.js';
import { ObjectStorage } from '../../storage/object_storage.js';
import { newSchemeCodec } from '../../storage/scheme_codec.js';
import { IPAllocator } from './ip_allocator.js';
import { IPRange } from './ip_range.js';
import { kubernetesServiceHook, serviceCIDRHook } from './kubernetes_service.js';
import { PortAllocator } from './port_allocator.js';
import { serviceAllocation } from './service_allocation.js';
import { ServiceRepair } from './service_repair.js';
/** kube-apiserver's. */
const CLUSTER_IPS = '10.0.0.0/24';
const NODE_PORTS = '30000-32767';
/** What kube-apiserver asks for. */
const FEWEST_ADDRESSES = 8;
/**
 * Reads the ranges as kube-apiserver's flags have them.
 * @param clusterIPs networks, at most one of each family, with a comma between
 * @param nodePorts `30000-32767`
 * @throws {TypeError} that says what is wrong
 */
export function serviceRanges(clusterIPs = CLUSTER_IPS, nodePorts = NODE_PORTS) {
    const networks = clusterIPs.split(',').map((cidr) => {
        const range = IPRange.parse(cidr.trim());
        if (range === undefined)
            throw new TypeError(`the range of cluster IPs ${JSON.stringify(cidr)} is no network such as ${CLUSTER_IPS} or fd00::/112`);
        if (range.size < FEWEST_ADDRESSES)
            throw new TypeError(`the range of cluster IPs ${cidr} has less than ${FEWEST_ADDRESSES} addresses`);
        return range;
    });
    const [first, second, third] = networks;
    if (first === undefined || third !== undefined || first.family === second?.family)
        throw new TypeError(`the ranges of cluster IPs ${clusterIPs} must be one, or one of IPv4 and one of IPv6`);
    let ports;
    try {
        ports = parsePortRange(nodePorts);
    }
    catch (error) {
        throw new TypeError(`the range of node ports is none such as ${NODE_PORTS}: ${asError(error).message}`, {
            cause: error,
        });
    }
    if (ports.size === 0 || ports.base < 1)
        throw new TypeError(`the range of node ports ${JSON.stringify(nodePorts)} is none such as ${NODE_PORTS}`);
    return { clusterIPs: second === undefined ? [first] : [first, second], nodePorts: ports };
}
/** Addresses and ports for Services, as kube-apiserver has them, and the Service `kubernetes`. */
export function servicesParts({ ranges, scheme, codecs, storage, storageFormat, host, find, }) {
    const factory = codecsOf(scheme, codecs);
    const objectsOf = (kind, resourcePrefix) => {
        const codec = newSchemeCodec(scheme, kind, { protobuf: protobufOf(factory, kind), format: storageFormat });
        return new ObjectStorage({ engine: storage, codec, resourcePrefix });
    };
    const parts = {
        codecs: factory,
        metaCodecs: codecsOfOptions(),
        engine: storage,
        storageFormat,
        garbageCollection: false,
        onCorrupt: () => { },
    };
    const storeOf = (kind) => {
        let store;
        return () => {
            if (store !== undefined)
                return store;
            store = find(kind);
            if (store === undefined) {
                // Older releases have no IPAddresses, say: they are kept nevertheless, and served to nobody.
                const own = new Scheme('services');
                addToScheme(own);
                store = buildResources({ ...parts, scheme: own }, kind, { storagePrefix: `/${kind.resource}` })[0].store;
            }
            return store;
        };
    };
    const { signal } = new AbortController();
    let report = () => { };
    const onError = (error) => report(error);
    const stores = {
        services: storeOf(Service),
        endpoints: storeOf(Endpoints),
        endpointSlices: storeOf(EndpointSlice),
        ipAddresses: storeOf(IPAddress),
        serviceCIDRs: storeOf(ServiceCIDR),
        context: (namespace) => ({ namespace, user: APIServerUser, warn: () => { }, signal }),
    };
    const [first, ...others] = ranges.clusterIPs;
    const allocators = {
        addresses: new IPAllocator(stores),
        ports: new PortAllocator(ranges.nodePorts, objectsOf(RangeAllocation, '/ranges')),
        families: [first.family, ...others.map(({ family }) => family)],
    };
    const repair = new ServiceRepair(allocators, stores, onError);
    const firsts = {
        ranges: ranges.clusterIPs,
        stores,
        leases: objectsOf(Endpoints, '/masterleases'),
        host,
    };
    return {
        strategy: serviceAllocation(allocators, stores, onError),
        controllers: [
            (server) => {
                report = (error) => server.onError(error);
                return repair;
            },
        ],
        postStartHooks: [
            serviceCIDRHook(firsts),
            { name: 'start-service-ip-repair-controllers', start: () => repair.run() },
            kubernetesServiceHook(firsts),
        ],
    };
}
