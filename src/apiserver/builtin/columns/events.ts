import type { Event as CoreEvent } from '#api/core/v1/zz_generated.types';
import type { Event } from '#api/events/v1/zz_generated.types';
import { timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { trimSpace } from '#engine/go/trim_space';
import type { Column } from '../../endpoints/table.ts';
import { age, nameColumn, text, wide, type ColumnsOfKinds } from './cells.ts';

/** What both versions of an Event say, by the names of core/v1. */
type Said = Pick<
  CoreEvent,
  | 'metadata'
  | 'count'
  | 'eventTime'
  | 'firstTimestamp'
  | 'lastTimestamp'
  | 'message'
  | 'reason'
  | 'series'
  | 'source'
  | 'type'
> & {
  readonly involvedObject?: CoreEvent['involvedObject'] | undefined;
  readonly reportingComponent?: string;
  readonly reportingInstance?: string;
};

function columnsOf<T extends CoreEvent | Event>(said: (event: T) => Said): readonly Column<T>[] {
  return [
    text<T>('Last Seen', (event) => lastSeen(said(event))),
    text<T>('Type', (event) => event.type ?? ''),
    text<T>('Reason', (event) => event.reason ?? ''),
    text<T>('Object', (event) => {
      const { kind = '', name } = said(event).involvedObject ?? {};
      return `${kind.toLowerCase()}${name ? `/${name}` : ''}`;
    }),
    wide<T>('Subobject', (event) => said(event).involvedObject?.fieldPath ?? ''),
    wide<T>('Source', (event) => {
      const { source, reportingComponent = '', reportingInstance = '' } = said(event);
      const [component, instance] = [source?.component || reportingComponent, source?.host || reportingInstance];
      return instance ? `${component}, ${instance}` : component;
    }),
    text<T>('Message', (event) => trimSpace(said(event).message ?? '')),
    wide<T>('First Seen', (event) => firstSeen(said(event))),
    // One that has happened once says nothing of it.
    wide<T>('Count', (event) => {
      const { series, count } = said(event);
      return series === undefined ? count || 1 : (series.count ?? 0);
    }),
    { ...nameColumn, priority: 1 },
  ];
}

function firstSeen({ firstTimestamp, eventTime }: Said): string {
  return age(timeIsZero(firstTimestamp) ? eventTime : firstTimestamp);
}

function lastSeen(event: Said): string {
  if (event.series !== undefined) return age(event.series.lastObservedTime);
  return timeIsZero(event.lastTimestamp) ? firstSeen(event) : age(event.lastTimestamp);
}

function saidByNew({ regarding, note, reportingController, deprecatedCount, deprecatedSource, ...event }: Event): Said {
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

const coreColumns = /* @__PURE__ */ columnsOf<CoreEvent>((event) => event);
const newColumns = /* @__PURE__ */ columnsOf<Event>(saidByNew);

/** Mirrors `printEvent` of kube-apiserver, which shows both versions alike. */
export const eventsColumns: ColumnsOfKinds = {
  'events.k8s.io/v1 Event': newColumns,
  'v1 Event': coreColumns,
};
