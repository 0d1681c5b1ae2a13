import { hasCode } from '#engine/text/has_code';
/** A kubeconfig without anything in it. Mirrors Go's `clientcmdapi.NewConfig`. */
export function newConfig() {
    return { clusters: {}, authInfos: {}, contexts: {}, currentContext: '', extensions: {} };
}
/** A kubeconfig can't be read, or not be used. It never shows credentials. */
export class KubeconfigError extends Error {
    code = 'ERR_KUBECONFIG';
    failure;
    constructor(message, options = {}) {
        super(message, options);
        this.name = 'KubeconfigError';
        this.failure = options.failure ?? 'unreadable';
    }
}
/** Whether an error is about a kubeconfig. */
export function isKubeconfigError(err) {
    return hasCode(err, 'ERR_KUBECONFIG');
}
/** Whether an error says that no server is configured at all. Mirrors Go's `clientcmd.IsEmptyConfig`. */
export function isEmptyConfig(err) {
    return isKubeconfigError(err) && err.failure === 'empty';
}
/** Whether an error says that a context is not there. Mirrors Go's `clientcmd.IsContextNotFound`. */
export function isContextNotFound(err) {
    return isKubeconfigError(err) && err.failure === 'contextNotFound';
}
/** Whether an error says that a kubeconfig can be read, but not be used. Mirrors Go's `clientcmd.IsConfigurationInvalid`. */
export function isConfigurationInvalid(err) {
    return isKubeconfigError(err) && (err.failure === 'invalid' || err.failure === 'contextNotFound');
}
