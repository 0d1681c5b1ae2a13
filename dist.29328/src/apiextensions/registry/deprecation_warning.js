import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';
/** The warning to clients of a deprecated version; undefined when it is not deprecated. Mirrors `defaultDeprecationWarning`. */
export function deprecationWarning({ group, names, versions }, name) {
    const { byName, newest } = known(versions);
    const version = byName.get(name);
    if (version?.deprecated !== true)
        return undefined;
    if (version.deprecationWarning !== undefined)
        return version.deprecationWarning;
    const isNewer = newest !== undefined && compareKubeAwareVersionStrings(name, newest) < 0;
    return `${group}/${name} ${names.kind} is deprecated${isNewer ? `; use ${group}/${newest} ${names.kind}` : ''}`;
}
/** Each version asks: there may be thousands. */
const knownVersions = /* @__PURE__ */ new WeakMap();
function known(versions) {
    let found = knownVersions.get(versions);
    if (found === undefined) {
        const good = versions.filter(({ served, deprecated }) => served && deprecated !== true);
        const [newest] = good.map(({ name }) => name).sort((a, b) => compareKubeAwareVersionStrings(b, a));
        found = { byName: new Map([...versions].reverse().map((version) => [version.name, version])), newest };
        knownVersions.set(versions, found);
    }
    return found;
}
