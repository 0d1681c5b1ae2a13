/** Adds what is missing. */
export function addMissing(to, from, isMeant = () => true) {
    for (const [name, amount] of Object.entries(from ?? {}))
        if (!Object.hasOwn(to, name) && isMeant(name))
            to[name] = amount;
}
function fillPod(object) {
    const { spec } = object;
    if (spec === undefined)
        return;
    // No time to end is a second.
    if (spec.terminationGracePeriodSeconds !== undefined && spec.terminationGracePeriodSeconds < 0)
        spec.terminationGracePeriodSeconds = 1;
    const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
    for (const { resources } of containers)
        if (resources?.limits)
            addMissing((resources.requests ??= {}), resources.limits);
    spec.enableServiceLinks ??= true;
    if (spec.hostNetwork)
        for (const { ports } of containers)
            for (const port of ports ?? [])
                port.hostPort ||= port.containerPort;
}
/** The address of a Pod is the first of its addresses; old kubelets write the one alone. */
function fillPodStatus(status) {
    const { podIP, podIPs = [] } = status;
    const first = podIPs[0]?.ip;
    if (podIP && first !== podIP)
        status.podIPs = [{ ip: podIP }];
    else if (!podIP && first)
        status.podIP = first;
}
export const podDefaults = {
    'core/v1.Pod': fillPod,
    'core/v1.PodStatus': fillPodStatus,
    'core/v1.PodLogOptions': (object) => void (object.stream ??= 'All'),
};
