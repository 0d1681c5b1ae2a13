import { checkContainer } from './container.js';
const NOT_FOR_DEBUGGING = [
    'ports',
    'resources',
    'livenessProbe',
    'readinessProbe',
    'startupProbe',
    'lifecycle',
    'resizePolicy',
    'restartPolicy',
    'restartPolicyRules',
];
/** Containers for debugging, which have neither ports nor probes. */
export function checkEphemeralContainers(faults, path, spec, context) {
    const others = new Set([...(spec.containers ?? []), ...(spec.initContainers ?? [])].map(({ name }) => name));
    const names = new Set(others);
    for (const [index, container] of (spec.ephemeralContainers ?? []).entries()) {
        const { name = '', image = '', targetContainerName: target = '', volumeMounts = [] } = container;
        const at = path.index(index);
        checkContainer(faults, at, container, context);
        if (image.trim() !== image)
            faults.invalid(at.child('image'), image, 'must not have leading or trailing whitespace');
        if (names.has(name))
            faults.duplicate(at.child('name'), name);
        names.add(name);
        if (target !== '' && !others.has(target))
            faults.notFound(at.child('targetContainerName'), target);
        for (const field of NOT_FOR_DEBUGGING) {
            const value = container[field];
            const empty = value === undefined || (field === 'resources' && Object.keys(value).length === 0);
            if (!empty)
                faults.forbidden(at.child(field), 'cannot be set for an Ephemeral Container');
        }
        for (const [mount, { subPath, subPathExpr }] of volumeMounts.entries()) {
            const place = at.child('volumeMounts').index(mount);
            if (subPath)
                faults.forbidden(place.child('subPath'), 'cannot be set for an Ephemeral Container');
            if (subPathExpr)
                faults.forbidden(place.child('subPathExpr'), 'cannot be set for an Ephemeral Container');
        }
    }
}
