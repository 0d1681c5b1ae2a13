import { quote } from '#engine/schema/fault';
import { newApplyConflict } from '../../api/errors/constructors.js';
import { pathToString } from '../structuredmergediff/fieldpath/index.js';
import { groupByManager } from '../structuredmergediff/merge/index.js';
import { parseManagerIdentifier } from './manager_identifier.js';
/**
 * A server's response to an apply with conflicts: a Status with a cause of type `FieldManagerConflict` for each field.
 * Mirrors Go's `NewConflictError`.
 */
export function newConflictError(conflicts) {
    const causes = conflicts.conflicts.map(({ manager, path }) => ({
        reason: 'FieldManagerConflict',
        message: `conflict with ${managerText(manager)}`,
        field: pathToString(path),
    }));
    return newApplyConflict(causes, messageOf(conflicts));
}
function messageOf({ conflicts }) {
    const [first] = conflicts;
    if (first !== undefined && conflicts.length === 1) {
        return `Apply failed with 1 conflict: conflict with ${managerText(first.manager)}: ${pathToString(first.path)}`;
    }
    const lines = groupByManager(conflicts).flatMap(([manager, paths]) => [
        `conflicts with ${managerText(manager)}:`,
        ...paths.map((path) => `- ${path}`),
    ]);
    return `Apply failed with ${conflicts.length} conflicts: ${lines.join('\n')}`;
}
/** `"kubectl" using apps/v1`: the manager as shown to users. */
function managerText(identifier) {
    const manager = parseManagerIdentifier(identifier);
    if (manager === undefined)
        return quote(identifier);
    const subresource = manager.subresource === undefined ? '' : ` with subresource ${quote(manager.subresource)}`;
    const version = manager.operation === 'Update' ? ` using ${manager.apiVersion ?? ''}` : '';
    return `${quote(manager.manager ?? '')}${subresource}${version}`;
}
