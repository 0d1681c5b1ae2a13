import { UsageError } from '../usage_error.js';
/** The options that say which cluster is meant. Without one of them no command asks any. */
export const clusterOptions = {
    context: { type: 'string', placeholder: 'NAME', help: 'a context of the kubeconfig: talk to its cluster' },
    kubeconfig: {
        type: 'string',
        placeholder: 'FILE',
        help: 'a kubeconfig instead of that of kubectl: talk to its cluster',
    },
    server: { type: 'string', placeholder: 'URL', help: 'an API server; alone, without any credentials' },
    namespace: { type: 'string', short: 'n', placeholder: 'NAME', help: 'the namespace, instead of that of the context' },
};
/** Whether the command line names a cluster. */
export function namesCluster(args) {
    return ['context', 'kubeconfig', 'server'].some((name) => args.value(name) !== undefined);
}
/** @throws UsageError when the command line names no cluster */
export function checkCluster(args, command) {
    if (namesCluster(args))
        return;
    throw new UsageError(`${command} needs a cluster, and none is asked unless you name it`, 'use --context NAME, --kubeconfig FILE or --server URL');
}
/** An option in seconds. @returns milliseconds @throws UsageError */
export function secondsOf(args, name) {
    const value = args.value(name);
    if (value === undefined)
        return undefined;
    if (!/^\d{1,7}(\.\d{1,3})?s?$/.test(value))
        throw new UsageError(`--${name} takes seconds, not ${value}`);
    return Number.parseFloat(value) * 1000;
}
