import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { UsageError } from '../usage_error.js';
/** The minor version of `1.36`, `v1.36` or `1.36.2`. @throws UsageError */
export function minorVersion(version) {
    const match = /^v?1\.(\d{1,3})(?:\.\d{1,3})?$/.exec(version);
    if (match === null)
        throw new UsageError(`${version} is not a Kubernetes version`, 'expected a version such as 1.36');
    return Number(match[1]);
}
/** The status of a kind in a Kubernetes minor version. */
export function stageOf(lifecycle, minor) {
    if (lifecycle === undefined)
        return 'current';
    const reached = (version) => version !== undefined && minorVersion(version) <= minor;
    if (reached(lifecycle.removed))
        return 'removed';
    if (reached(lifecycle.deprecated))
        return 'deprecated';
    return reached(lifecycle.introduced) ? 'current' : 'future';
}
/** The warning about using a kind with a Kubernetes version; undefined when there is none. */
export function lifecycleWarning(type, minor) {
    const { lifecycle } = type;
    const stage = stageOf(lifecycle, minor);
    if (lifecycle === undefined || stage === 'current')
        return undefined;
    const name = `${new GroupVersion(type)} ${type.kind}`;
    if (stage === 'future')
        return `${name} is not there before Kubernetes ${lifecycle.introduced}`;
    const instead = lifecycle.replacement === undefined ? '' : `; use ${replacementText(lifecycle)}`;
    // A fault, which is reported as such.
    if (stage === 'removed')
        return undefined;
    const end = lifecycle.removed === undefined ? '' : `, gone in ${lifecycle.removed}`;
    return `${name} is deprecated since Kubernetes ${lifecycle.deprecated}${end}${instead}`;
}
/** `apps/v1 Deployment`, or `apps/v1` for a kind of the same name; empty when there is no replacement. */
export function replacementText({ replacement }, kind) {
    if (replacement === undefined)
        return '';
    const version = new GroupVersion(replacement).toString();
    return replacement.kind === kind ? version : `${version} ${replacement.kind}`;
}
