/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { asError } from '#engine/text/as_error';
import { systemMessage } from '../system_message.js';
import { UsageError } from '../usage_error.js';
/**
 * Opens the storage: memory where nothing was said.
 * @param tell takes what its operator should know, as a line
 * @throws what keeps it from being opened
 */
export async function openStorage({ data, etcd }, tell) {
    if (etcd !== undefined)
        return openEtcd(etcd, tell);
    if (data !== undefined) {
        const { folder } = await import('../../apiserver/storage/folder/folder.js');
        return { description: data, engine: await folder(data, { tell }), format: 'json' };
    }
    const { memory } = await import('../../apiserver/storage/memory/memory.js');
    return { description: 'memory', engine: memory(), format: 'json' };
}
async function openEtcd({ endpoints, caFile, certFile, keyFile }, tell) {
    const files = Object.entries({ ca: caFile, cert: certFile, key: keyFile }).flatMap(([name, file]) => file === undefined ? [] : [[name, readPEM(file)]]);
    const { etcd } = await import('../../apiserver/storage/etcd/etcd.js');
    const { cached } = await import('../../apiserver/storage/cache/cache.js');
    const store = await etcd({ endpoints, ...(files.length > 0 && { tls: Object.fromEntries(files) }) });
    // Where kube-apiserver would find them.
    return {
        description: `etcd at ${endpoints.join(', ')}`,
        engine: await cached(store, { onError: (error) => tell(asError(error).message) }),
        format: 'protobuf',
    };
}
function readPEM(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch (error) {
        throw new UsageError(`${file}: ${systemMessage(error)}`);
    }
}
