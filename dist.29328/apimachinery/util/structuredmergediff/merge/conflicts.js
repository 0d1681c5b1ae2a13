import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { pathToString } from '../fieldpath/index.js';
/** An apply would change fields that others own. The message is Go's. Mirrors Go's `merge.Conflicts`. */
export class Conflicts extends Error {
    code = 'ERR_SMD_CONFLICT';
    conflicts;
    constructor(conflicts) {
        super(textOf(conflicts));
        this.name = 'Conflicts';
        this.conflicts = conflicts;
    }
}
function textOf(conflicts) {
    const [first] = conflicts;
    if (first !== undefined && conflicts.length === 1)
        return `conflict with ${quote(first.manager)}: ${pathToString(first.path)}`;
    return groupByManager(conflicts)
        .map(([manager, paths]) => [`conflicts with ${quote(manager)}:`, ...paths.map((path) => `- ${path}`)].join('\n'))
        .join('\n');
}
/** The paths in conflict with each manager, sorted by manager. */
export function groupByManager(conflicts) {
    const groups = new Map();
    for (const { manager, path } of conflicts) {
        const paths = groups.get(manager) ?? [];
        groups.set(manager, paths);
        paths.push(pathToString(path));
    }
    return [...groups].sort(([a], [b]) => compareUTF8(a, b));
}
/**
 * A conflict for each field of each manager. Sorted by manager, then in set order; Go's order is random. Mirrors Go's
 * `merge.ConflictsFromManagers`.
 */
export function conflictsFromManagers(managers) {
    return [...managers]
        .sort(([a], [b]) => compareUTF8(a, b))
        .flatMap(([manager, { set }]) => Array.from(set.paths(), (path) => ({ manager, path })));
}
