import type { Event } from '#api/core/v1/zz_generated.types';
import type { Event as NewEvent } from '#api/events/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

/** What the two forms of an Event share, under names that are their own. */
interface Report {
  readonly namespace: string;
  readonly eventTime: string | undefined;
  readonly regarding: { readonly namespace?: string } | undefined;
  readonly controller: string;
  readonly controllerField: string;
  readonly instance: string;
  readonly action: string;
  readonly reason: string;
  readonly note: string;
}

/** An Event of the core group; the time when it happened is all that newer rules ask for. */
export function checkEvent(faults: Faults, event: Event): void {
  checkReport(faults, {
    namespace: event.metadata.namespace || 'default',
    eventTime: event.eventTime,
    regarding: event.involvedObject,
    controller: event.reportingComponent ?? '',
    controllerField: 'reportingComponent',
    instance: event.reportingInstance ?? '',
    action: event.action ?? '',
    reason: event.reason ?? '',
    note: event.message ?? '',
  });
  checkObjectMeta(faults, event.metadata, { namespaced: true, name: anyName });
}

/** The server looks at names of Events only as parts of a path. */
const anyName = (): string[] => [];

export function checkNewEvent(faults: Faults, event: NewEvent): void {
  checkReport(faults, {
    namespace: event.metadata.namespace || 'default',
    eventTime: event.eventTime,
    regarding: event.regarding,
    controller: event.reportingController ?? '',
    controllerField: 'reportingController',
    instance: event.reportingInstance ?? '',
    action: event.action ?? '',
    reason: event.reason ?? '',
    note: event.note ?? '',
  });
  checkObjectMeta(faults, event.metadata, { namespaced: true, name: nameIsDNSSubdomain });
  const { series, type = '' } = event;
  if (series !== undefined) {
    if ((series.count ?? 0) < 2) faults.invalid(newPath('series.count'), '', 'should be at least 2');
    if (!series.lastObservedTime) faults.required(newPath('series.lastObservedTime'));
  }
  if (!event.eventTime) faults.required(newPath('eventTime'));
  if (type !== 'Normal' && type !== 'Warning') faults.invalid(newPath('type'), '', `has invalid value: ${type}`);
  const unset = (field: string, value: unknown): void => {
    if (value) faults.invalid(newPath(field), '', 'needs to be unset');
  };
  unset('firstTimestamp', event.deprecatedFirstTimestamp);
  unset('lastTimestamp', event.deprecatedLastTimestamp);
  unset('count', event.deprecatedCount);
  unset('source', event.deprecatedSource?.component || event.deprecatedSource?.host);
}

const SHORT = 128;

const LONG = 1024;

function checkReport(faults: Faults, report: Report): void {
  const { namespace, eventTime, regarding, controllerField } = report;
  const involved = regarding?.namespace ?? '';
  const at = newPath('involvedObject', 'namespace');
  const misplaced = (): void => faults.invalid(at, involved, 'does not match event.namespace');
  if (!eventTime) {
    if (involved === '' ? namespace !== 'default' : namespace !== involved) misplaced();
    return;
  }
  if (involved === '' && namespace !== 'default' && namespace !== 'kube-system') misplaced();
  const controller = newPath(controllerField);
  faults.present(controller, report.controller);
  checkQualifiedName(faults, controller, report.controller);
  for (const [field, value] of [
    ['reportingInstance', report.instance],
    ['action', report.action],
    ['reason', report.reason],
  ] as const) {
    faults.present(newPath(field), value);
    if (value.length > SHORT) faults.invalid(newPath(field), '', `can have at most ${SHORT} characters`);
  }
  if (report.note.length > LONG) faults.invalid(newPath('message'), '', `can have at most ${LONG} characters`);
}

/** What never changes, and what kube-apiserver calls it; whether it is a text, which Go never lacks. */
const FIXED = [
  ['regarding', 'involvedObject', false],
  ['reason', 'reason', true],
  ['note', 'message', true],
  ['deprecatedSource', 'source', false],
  ['deprecatedFirstTimestamp', 'firstTimestamp', false],
  ['deprecatedLastTimestamp', 'lastTimestamp', false],
  ['deprecatedCount', 'count', false],
  ['type', 'type', true],
  ['eventTime', 'eventTime', false],
  ['action', 'action', true],
  ['related', 'related', false],
  ['reportingController', 'reportingController', true],
  ['reportingInstance', 'reportingInstance', true],
] as const satisfies readonly (readonly [field: keyof NewEvent, name: string, isText: boolean])[];

/** Of an Event only the series goes on. Mirrors `ValidateEventUpdate` of kube-apiserver. */
function checkEventUpdate(faults: Faults, event: NewEvent, old: NewEvent): void {
  for (const [field, name, isText] of FIXED) {
    const empty = isText ? '' : null;
    const value = event[field] ?? empty;
    if (!deepEqual(value ?? {}, old[field] ?? empty ?? {})) faults.invalid(newPath(name), value, 'field is immutable');
  }
}

/** Of the group events.k8s.io. */
export const eventUpdateValidation: UpdateValidation<NewEvent> = {
  update: checkEventUpdate,
  isOfCreation: ({ field }) => field === 'eventTime' || field === 'type',
};

export const coreEventStrategy: KindStrategy<Event> = {
  allowCreateOnUpdate: true,
  selectableFields: {
    'involvedObject.apiVersion': ({ involvedObject }) => involvedObject?.apiVersion ?? '',
    'involvedObject.fieldPath': ({ involvedObject }) => involvedObject?.fieldPath ?? '',
    'involvedObject.kind': ({ involvedObject }) => involvedObject?.kind ?? '',
    'involvedObject.name': ({ involvedObject }) => involvedObject?.name ?? '',
    'involvedObject.namespace': ({ involvedObject }) => involvedObject?.namespace ?? '',
    'involvedObject.resourceVersion': ({ involvedObject }) => involvedObject?.resourceVersion ?? '',
    'involvedObject.uid': ({ involvedObject }) => involvedObject?.uid ?? '',
    reason: ({ reason }) => reason ?? '',
    reportingComponent: ({ reportingComponent }) => reportingComponent ?? '',
    source: ({ source, reportingComponent }) => source?.component || (reportingComponent ?? ''),
    type: ({ type }) => type ?? '',
  },
  defaultGarbageCollectionPolicy: 'Unsupported',
  ttlSeconds: 3600,
};
