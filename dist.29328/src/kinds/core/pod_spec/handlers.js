import { isHTTPHeaderName } from '#apimachinery/util/validation/keys';
/** Exactly one way to do something: a command, a request, a connection, a wait. */
function checkHandler(faults, path, handler, gracePeriod) {
    let found = 0;
    /** Whether the way is the first one. */
    const isFirst = (name) => {
        if (handler[name] === undefined)
            return false;
        if (found++ === 0)
            return true;
        faults.forbidden(path.child(name), 'may not specify more than 1 handler type');
        return false;
    };
    const { exec, httpGet, tcpSocket, grpc, sleep } = handler;
    if (isFirst('exec') && (exec.command ?? []).length === 0)
        faults.required(path.child('exec', 'command'));
    if (isFirst('httpGet')) {
        const at = path.child('httpGet');
        faults.port(at.child('port'), httpGet.port ?? 0);
        if (httpGet.scheme)
            faults.oneOf(at.child('scheme'), httpGet.scheme, ['HTTP', 'HTTPS']);
        for (const { name = '' } of httpGet.httpHeaders ?? [])
            faults.each(at.child('httpHeaders'), name, isHTTPHeaderName(name));
    }
    if (isFirst('tcpSocket'))
        faults.port(path.child('tcpSocket', 'port'), tcpSocket.port ?? 0);
    if (isFirst('grpc'))
        faults.port(path.child('grpc', 'port'), grpc.port ?? 0);
    if (isFirst('sleep')) {
        const seconds = sleep.seconds ?? 0;
        if (seconds < 0 || seconds > gracePeriod) {
            faults.invalid(path.child('sleep'), seconds, `must be non-negative and less than terminationGracePeriodSeconds (${gracePeriod})`);
        }
    }
    if (found === 0)
        faults.required(path, 'must specify a handler type');
}
/** A check that the kubelet makes again and again. Only readiness may want more than one success, and has no grace period. */
export function checkProbe(faults, path, probe, gracePeriod, readiness) {
    checkHandler(faults, path, probe, gracePeriod);
    for (const name of [
        'initialDelaySeconds',
        'timeoutSeconds',
        'periodSeconds',
        'successThreshold',
        'failureThreshold',
    ]) {
        faults.nonNegative(path.child(name), probe[name]);
    }
    const own = probe.terminationGracePeriodSeconds;
    if (own !== undefined && own <= 0)
        faults.invalid(path.child('terminationGracePeriodSeconds'), own, 'must be greater than 0');
    if (readiness) {
        if (own !== undefined)
            faults.invalid(path.child('terminationGracePeriodSeconds'), own, 'must not be set for readinessProbes');
    }
    else if ((probe.successThreshold || 1) !== 1)
        faults.invalid(path.child('successThreshold'), probe.successThreshold, 'must be 1');
}
/** What a container does when it starts and before it stops. */
export function checkLifecycle(faults, path, { postStart, preStop }, gracePeriod) {
    if (postStart !== undefined)
        checkHandler(faults, path.child('postStart'), postStart, gracePeriod);
    if (preStop !== undefined)
        checkHandler(faults, path.child('preStop'), preStop, gracePeriod);
}
