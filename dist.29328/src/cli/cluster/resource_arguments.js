import { UsageError } from '../usage_error.js';
/** Checks what is said about objects before a cluster is asked. @throws UsageError */
export function checkResourceArguments({ paths }, command) {
    if (paths.length === 0)
        throw new UsageError(`${command} what?`, `kubetyped ${command} pods, or pod/NAME`);
    const slashed = paths.filter((path) => path.includes('/'));
    if (slashed.length > 0 && slashed.length < paths.length)
        throw new UsageError('either TYPE NAME... or TYPE/NAME..., not both');
    const bad = slashed.find((path) => !/^[^/]+\/[^/]+$/.test(path));
    if (bad !== undefined)
        throw new UsageError(`expected TYPE/NAME, got ${bad}`);
}
/** `pods`, `pods,services`, `pod web db`, `pod/web deploy/db`. @throws UsageError for types that the server lacks */
export async function wantedBy({ paths }, cluster) {
    const [types = '', ...names] = paths;
    if (!types.includes('/')) {
        const resources = await cluster.resources(types);
        return resources.map((resource) => ({ resource, names }));
    }
    const wanted = [];
    for (const path of paths) {
        const [type = '', name = ''] = path.split('/');
        for (const resource of await cluster.resources(type))
            wanted.push({ resource, names: [name] });
    }
    return wanted;
}
