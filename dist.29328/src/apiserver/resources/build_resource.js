import { codecs as authenticationCodecs } from '#api/authentication/v1/protobuf/index';
import { codecs as authorizationCodecs } from '#api/authorization/v1/protobuf/index';
import { codecs as autoscalingCodecs } from '#api/autoscaling/v1/protobuf/index';
import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import { codecs as rbacCodecs } from '#api/rbac/v1/protobuf/index';
import { codecs as metaCodecs } from '#apimachinery/apis/meta/v1/protobuf/index';
import { addMetaToScheme, addToGroupVersion } from '#apimachinery/apis/meta/v1/register';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { Scheme } from '#apimachinery/runtime/scheme';
import { newCodecFactory } from '#apimachinery/runtime/serializer/all/new_codec_factory';
import { withCBOR } from '#apimachinery/runtime/serializer/cbor/with_cbor';
import { scaleColumns } from '../endpoints/scale_columns.js';
import { scaleREST } from '../registry/scale.js';
import { Store } from '../registry/store.js';
import { ObjectStorage } from '../storage/object_storage.js';
import { newSchemeCodec } from '../storage/scheme_codec.js';
import { defaultStrategy, statusStrategy } from './default_strategy.js';
import { converted, protobufOf, serveResource } from './serve_resource.js';
/** A Kind can't be served: it says not what is needed for that. */
export class ResourceError extends TypeError {
    code = 'ERR_SERVED_RESOURCE';
    constructor(message) {
        super(message);
        this.name = 'ResourceError';
    }
}
/** The resources under which a Kind is served: itself and its subresources, in each of its versions. */
export function buildResources(parts, kind, options) {
    const { resource, namespaced, group } = kind;
    if (resource === undefined || namespaced === undefined)
        throw new ResourceError(`${kind.kind} is no resource: its class lacks \`resource\` and \`namespaced\``);
    const versions = versionsOf(kind, options);
    const { status, scale, ...others } = options.subresources ?? {};
    const hasStatus = status !== undefined && status !== false;
    const strategy = defaultStrategy(hasStatus, options.strategy);
    const root = options.storagePrefix ?? (group === '' ? `/${resource}` : `/${group}/${resource}`);
    const store = new Store({
        kind: { group, kind: kind.kind, resource, namespaced },
        storage: new ObjectStorage({
            engine: parts.engine,
            codec: decorated(newSchemeCodec(parts.scheme, kind, {
                protobuf: protobufOf(parts.codecs, kind),
                format: parts.storageFormat,
            }), strategy),
            resourcePrefix: root,
            onCorrupt: (error) => parts.onCorrupt({ group, resource }, error),
        }),
        strategy,
        keyRoot: root,
        garbageCollection: parts.garbageCollection,
        ...(options.returnDeletedObject !== undefined && { returnDeletedObject: options.returnDeletedObject }),
        ...(options.ttlSeconds !== undefined && { ttlSeconds: options.ttlSeconds }),
    });
    const { rest } = options;
    const answeredBy = typeof rest === 'function' ? { storage: overridden(store, rest(store)) } : (rest ?? { storage: store });
    const rests = {};
    /** Those of subresources, by that of the resource. */
    const strategies = [];
    if (hasStatus)
        strategies.push(['status', status === true ? statusStrategy : () => status.strategy]);
    for (const [name, given] of Object.entries(others)) {
        if ('strategy' in given)
            strategies.push([name, () => given.strategy]);
        else
            rests[name] = typeof given === 'function' ? given(store) : given;
    }
    if (scale) {
        const [first, ...rest] = versions.map((version) => version.kind.apiVersion);
        rests['scale'] = { kind: Scale, ...scaleREST(store, [first, ...rest], scale === true ? {} : scale) };
    }
    return versions.flatMap((version) => {
        const part = {
            groupVersion: new GroupVersion(version.kind),
            type: kind,
            hub: kind,
            kind: version.kind,
            versions,
            options,
        };
        const own = strategyIn(parts, strategy, version, kind);
        const { resetFields } = strategy;
        const main = serveResource(parts, { ...part, subresource: '', answeredBy, strategy: own, resetFields });
        const changing = strategies.map(([subresource, of]) => {
            const changes = of(own);
            const { resetFields } = changes;
            return serveResource(parts, {
                ...part,
                subresource,
                answeredBy: { storage: store },
                strategy: changes,
                resetFields,
            });
        });
        const subresources = Object.entries(rests).map(([subresource, rest]) => {
            const shownAs = rest.kind && { kind: rest.kind, hub: rest.kind, versions: [{ kind: rest.kind }] };
            if (rest.kind && !parts.scheme.recognizes(rest.kind))
                parts.scheme.addKnownTypes(rest.kind, rest.kind);
            const shown = subresource === 'scale' && rest.kind === Scale ? { ...options, columns: scaleColumns() } : options;
            return serveResource(parts, { ...part, ...shownAs, options: shown, subresource, answeredBy: rest });
        });
        return [main, ...changing, ...subresources];
    });
}
/** Completes what is read. */
function decorated(codec, { decorate }) {
    if (decorate === undefined)
        return codec;
    return {
        encode: (object) => codec.encode(object),
        decode(data) {
            const object = codec.decode(data);
            decorate(object);
            return object;
        },
    };
}
/** All versions of a resource, that of the stored objects first. */
function versionsOf(kind, { strategy = {}, otherVersions = [] }) {
    const others = otherVersions.map((each) => {
        if (typeof each !== 'function')
            return each;
        const known = strategy.ofVersion?.(each);
        return { kind: each, ...(known && { strategy: known }) };
    });
    return [{ kind, strategy }, ...others];
}
/** How objects are written by requests in a version: with its rules, which see them in it. */
function strategyIn({ scheme }, strategy, { kind, strategy: { validate, validateUpdate } = {} }, hub) {
    if (kind === hub)
        return strategy;
    const inVersion = (object) => converted(scheme, object, kind);
    return {
        ...strategy,
        ...(validate && { validate: (object, context) => validate(inVersion(object), context) }),
        ...(validateUpdate && {
            validateUpdate: (object, old, context) => validateUpdate(inVersion(object), inVersion(old), context),
        }),
    };
}
/** A storage with other code for some of the verbs. */
function overridden(store, own) {
    return {
        get: (...args) => store.get(...args),
        list: (...args) => store.list(...args),
        watch: (...args) => store.watch(...args),
        create: (...args) => store.create(...args),
        update: (...args) => store.update(...args),
        delete: (...args) => store.delete(...args),
        deleteCollection: (...args) => store.deleteCollection(...args),
        ...(store.deleteCorrupt && { deleteCorrupt: store.deleteCorrupt.bind(store) }),
        ...own,
    };
}
/** The formats of the objects of a server. Adds to the Scheme what every API has: Status, Table, the options of requests. */
export function codecsOf(scheme, codecs) {
    if (!scheme.recognizes({ group: '', version: 'v1', kind: 'Status' }))
        addToGroupVersion(scheme, { group: '', version: 'v1' });
    if (!scheme.recognizes({ group: 'meta.k8s.io', version: 'v1', kind: 'Table' }))
        addMetaToScheme(scheme);
    return newCodecFactory(scheme, {
        codecs: [codecs, authenticationCodecs, authorizationCodecs, autoscalingCodecs, rbacCodecs, metaCodecs],
        canonical: true,
        serializers: [withCBOR],
    });
}
/** The formats of the options of requests. */
export function codecsOfOptions() {
    const meta = new Scheme('meta');
    for (const group of ['', 'meta.k8s.io'])
        addToGroupVersion(meta, { group, version: 'v1' });
    // Typed clients send them in the group and version of what they delete.
    meta.addUnversionedTypes({ group: 'meta.k8s.io', version: 'v1' }, DeleteOptions);
    return newCodecFactory(meta, { codecs: metaCodecs, serializers: [withCBOR] });
}
