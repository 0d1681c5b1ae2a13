import { compareUTF8 } from '#engine/text/utf8';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.js';
export const flowSchemaColumns = [
    nameColumn,
    { name: 'PriorityLevel', value: ({ spec }) => spec?.priorityLevelConfiguration?.name ?? '' },
    { name: 'MatchingPrecedence', value: ({ spec }) => spec?.matchingPrecedence ?? 0 },
    {
        name: 'DistinguisherMethod',
        value: ({ spec }) => (spec?.distinguisherMethod === undefined ? NONE : (spec.distinguisherMethod.type ?? '')),
    },
    ageColumn,
    {
        name: 'MissingPL',
        value: ({ status }) => {
            const dangling = status?.conditions?.find(({ type }) => type === 'Dangling');
            return dangling === undefined ? '?' : (dangling.status ?? '');
        },
    },
];
/** In the order in which they are tried, then by name. */
export function byPrecedence(a, b) {
    const order = (a.spec?.matchingPrecedence ?? 0) - (b.spec?.matchingPrecedence ?? 0);
    return order || compareUTF8(a.metadata.name ?? '', b.metadata.name ?? '');
}
export const flowSchemaStrategy = {
    generation: true,
    status: { keepsMetadata: true },
    tableOrder: byPrecedence,
};
export const flowSchemaDefaults = {
    'flowcontrol/v1.FlowSchemaSpec': (spec) => void (spec.matchingPrecedence ||= 1000),
};
