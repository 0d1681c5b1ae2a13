import { timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { trimSpace } from '#engine/go/trim_space';
import { age, nameColumn } from '../aspects/cells.js';
function columnsOf(said) {
    return [
        { name: 'Last Seen', value: (event) => lastSeen(said(event)) },
        { name: 'Type', value: (event) => event.type ?? '' },
        { name: 'Reason', value: (event) => event.reason ?? '' },
        {
            name: 'Object',
            value: (event) => {
                const { kind = '', name } = said(event).involvedObject ?? {};
                return `${kind.toLowerCase()}${name ? `/${name}` : ''}`;
            },
        },
        { name: 'Subobject', priority: 1, value: (event) => said(event).involvedObject?.fieldPath ?? '' },
        {
            name: 'Source',
            priority: 1,
            value: (event) => {
                const { source, reportingComponent = '', reportingInstance = '' } = said(event);
                const [component, instance] = [source?.component || reportingComponent, source?.host || reportingInstance];
                return instance ? `${component}, ${instance}` : component;
            },
        },
        { name: 'Message', value: (event) => trimSpace(said(event).message ?? '') },
        { name: 'First Seen', priority: 1, value: (event) => firstSeen(said(event)) },
        // One that has happened once says nothing of it.
        {
            name: 'Count',
            priority: 1,
            value: (event) => {
                const { series, count } = said(event);
                return series === undefined ? count || 1 : (series.count ?? 0);
            },
        },
        { ...nameColumn, priority: 1 },
    ];
}
function firstSeen({ firstTimestamp, eventTime }) {
    return age(timeIsZero(firstTimestamp) ? eventTime : firstTimestamp);
}
function lastSeen(event) {
    if (event.series !== undefined)
        return age(event.series.lastObservedTime);
    return timeIsZero(event.lastTimestamp) ? firstSeen(event) : age(event.lastTimestamp);
}
function saidByNew({ regarding, note, reportingController, deprecatedCount, deprecatedSource, ...event }) {
    const { deprecatedFirstTimestamp, deprecatedLastTimestamp, ...same } = event;
    return {
        ...same,
        involvedObject: regarding,
        ...(reportingController !== undefined && { reportingComponent: reportingController }),
        ...(note !== undefined && { message: note }),
        ...(deprecatedCount !== undefined && { count: deprecatedCount }),
        ...(deprecatedSource !== undefined && { source: deprecatedSource }),
        ...(deprecatedFirstTimestamp !== undefined && { firstTimestamp: deprecatedFirstTimestamp }),
        ...(deprecatedLastTimestamp !== undefined && { lastTimestamp: deprecatedLastTimestamp }),
    };
}
export const coreEventColumns = /* @__PURE__ */ columnsOf((event) => event);
export const eventColumns = /* @__PURE__ */ columnsOf(saidByNew);
