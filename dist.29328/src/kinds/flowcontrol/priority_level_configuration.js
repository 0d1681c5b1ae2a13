import { ageColumn, NONE, nameColumn } from '../aspects/cells.js';
export const priorityLevelConfigurationColumns = [
    nameColumn,
    { name: 'Type', value: ({ spec }) => spec?.type ?? '' },
    {
        name: 'NominalConcurrencyShares',
        value: ({ spec }) => (spec?.limited === undefined ? NONE : (spec.limited.nominalConcurrencyShares ?? 0)),
    },
    { name: 'Queues', value: (level) => queuing(level, 'queues') },
    { name: 'HandSize', value: (level) => queuing(level, 'handSize') },
    { name: 'QueueLengthLimit', value: (level) => queuing(level, 'queueLengthLimit') },
    ageColumn,
];
function queuing({ spec }, name) {
    const configuration = spec?.limited?.limitResponse?.queuing;
    return configuration === undefined ? NONE : (configuration[name] ?? 0);
}
export const priorityLevelConfigurationStrategy = {
    generation: true,
    status: { keepsMetadata: true },
};
export const priorityLevelConfigurationDefaults = {
    'flowcontrol/v1.ExemptPriorityLevelConfiguration': (object) => {
        object.nominalConcurrencyShares ??= 0;
        object.lendablePercent ??= 0;
    },
    'flowcontrol/v1.LimitedPriorityLevelConfiguration': (object) => {
        object.nominalConcurrencyShares ??= 30;
        object.lendablePercent ??= 0;
    },
    'flowcontrol/v1.QueuingConfiguration': (object) => {
        object.handSize ||= 8;
        object.queues ||= 64;
        object.queueLengthLimit ||= 50;
    },
};
