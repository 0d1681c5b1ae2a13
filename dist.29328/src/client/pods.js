import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
/**
 * The log of a container, as it is written: with `follow` it goes on until the container ends. Mirrors Go's
 * `PodInterface.GetLogs(...).Stream`.
 * @param pods the resource client of `corev1.Pod`
 */
export async function podLog(pods, name, options = {}) {
    const { signal, timeout: _, ...fields } = options;
    // What is empty is left out, but for numbers: 0 lines are not all lines.
    const parameters = Object.entries(fields)
        .filter(([, value]) => value !== undefined && value !== false && value !== '')
        .map(([field, value]) => [field, String(value)]);
    return pods.subresource('log').stream(name, parameters, { signal });
}
/** {@link podLog} line by line, without the line feeds. */
export async function* podLogLines(pods, name, options = {}) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of await podLog(pods, name, options)) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop();
        yield* lines;
    }
    rest += decoder.decode();
    if (rest !== '')
        yield rest;
}
/**
 * Asks for a Pod to go, as its disruption budgets allow: else `isTooManyRequests`, after the waits that the server asks
 * for. Mirrors Go's `PodInterface.EvictV1`.
 */
export async function evictPod(pods, name, { deleteOptions, ...options } = {}) {
    const metadata = { name, ...(pods.namespace ? { namespace: pods.namespace } : {}) };
    const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata, ...(deleteOptions && { deleteOptions }) };
    await pods.subresource('eviction', unstructured).create(name, eviction, options);
}
/** Puts a Pod on a node, as schedulers do. Mirrors Go's `PodInterface.Bind`. */
export async function bindPod(pods, name, target, options = {}) {
    const metadata = { name, ...(pods.namespace ? { namespace: pods.namespace } : {}) };
    const binding = { apiVersion: 'v1', kind: 'Binding', metadata, target: { kind: 'Node', ...target } };
    await pods.subresource('binding', unstructured).create(name, binding, options);
}
const unstructured = Unstructured;
