// @ts-check
// What there is: how many objects of each kind, which are not ready, and what has happened.
import { ACCEPT, first, forEachKind, kindsIn, MOST, pathOf, send } from './api.mjs';
import { element, table } from './dom.mjs';
import { linkOf, linkTo } from './links.mjs';
import { FAULTS } from './readiness.mjs';

const EVENTS = 50;

/**
 * @param {readonly import('./api.mjs').Kind[]} kinds
 * @param {string} namespace '': all, and what is in none
 * @param {AbortSignal} signal
 * @param {(error: unknown) => void} failed
 */
export function overview(kinds, namespace, signal, failed) {
  const shown = kindsIn(kinds, namespace);
  const status = element('p', { role: 'status' });
  const counts = element('ul', { class: 'inline counts' });
  const faults = element('section', { 'aria-label': 'Not ready' });
  const events = element('section', { 'aria-label': 'Events' });

  const readCounts = async () => {
    /** @type {Map<import('./api.mjs').Kind, number>} */
    const found = new Map();
    await forEachKind(
      shown,
      async (kind) => {
        const answer = await send(`${pathOf(kind, namespace)}?limit=1`, { accept: ACCEPT.list, signal });
        const { items, metadata } = await answer.json();
        found.set(kind, (items?.length ?? 0) + (metadata?.remainingItemCount ?? 0));
      },
      failed,
    );
    const some = shown.filter((kind) => (found.get(kind) ?? 0) > 0);
    const lines = some.map((kind) =>
      element('li', {}, element('a', { href: `#${pathOf(kind, namespace)}` }, kind.kind), ` ${found.get(kind)}`),
    );
    counts.replaceChildren(...lines);
    const sum = some.reduce((all, kind) => all + (found.get(kind) ?? 0), 0);
    status.textContent = `${sum} ${sum === 1 ? 'object' : 'objects'} of ${some.length} ${some.length === 1 ? 'kind' : 'kinds'}`;
  };

  const readFaults = async () => {
    /** @type {[import('./api.mjs').Kind, any, string][]} */
    const found = [];
    /** @type {string[]} */
    const notes = [];
    let looked = 0;
    await forEachKind(
      shown.filter(({ group, resource }) => Object.hasOwn(FAULTS, `${group}/${resource}`)),
      async (kind) => {
        const objects = await first(pathOf(kind, namespace), signal, ACCEPT.json);
        looked++;
        if (objects.length >= MOST) notes.push(`Of ${kind.resource}, only the first ${objects.length} are judged.`);
        for (const object of objects) {
          const fault = FAULTS[`${kind.group}/${kind.resource}`](object);
          if (fault !== undefined) found.push([kind, object.metadata, fault]);
        }
      },
      failed,
    );
    if (looked === 0) return faults.replaceChildren();
    found.sort(([a], [b]) => shown.indexOf(a) - shown.indexOf(b));
    const rows = found.map(([kind, { namespace: own, name }, fault]) => [
      linkTo(kind, own, name, `${kind.kind} ${name}`),
      own ?? '',
      fault,
    ]);
    faults.replaceChildren(
      element('h3', {}, 'Not ready'),
      rows.length === 0
        ? element('p', {}, 'All that can be is ready.')
        : table('Not ready', ['Object', 'Namespace', 'Reason'], rows),
      ...notes.map((each) => element('p', {}, each)),
    );
  };

  const readEvents = async () => {
    await forEachKind(
      shown.filter(({ group, resource }) => group === '' && resource === 'events'),
      async (kind) => {
        const all = await first(pathOf(kind, namespace), signal, ACCEPT.json);
        const timed = all.map((event) => ({ event, time: timeOf(event) }));
        timed.sort((a, b) => (Date.parse(b.time) || 0) - (Date.parse(a.time) || 0));
        const rows = timed.slice(0, EVENTS).map(({ event, time }) => {
          const { type = '', reason = '', message = '', involvedObject = {} } = event;
          return [when(time), type, reason, linkOf(kinds, involvedObject), message];
        });
        if (rows.length === 0) return events.replaceChildren();
        events.replaceChildren(
          element('h3', {}, 'Events'),
          table('Events', ['When', 'Type', 'Reason', 'Object', 'Message'], rows),
          ...(all.length > EVENTS
            ? [
                element(
                  'a',
                  { href: `#${pathOf(kind, namespace)}` },
                  `All ${all.length >= MOST ? '' : all.length} events`,
                ),
              ]
            : []),
          ...(all.length >= MOST ? [element('p', {}, `Of events, only the first ${all.length} are looked at.`)] : []),
        );
      },
      failed,
    );
  };

  const read = () => {
    status.textContent = 'Reading…';
    void Promise.all([readCounts(), readFaults(), readEvents()]);
  };
  read();
  return [
    element('h2', {}, namespace === '' ? 'Overview' : `Overview of ${namespace}`),
    element('div', { class: 'tools' }, element('button', { type: 'button', click: read }, 'Reload')),
    status,
    counts,
    faults,
    events,
  ];
}

/** @param {any} event @returns {string} */
function timeOf({ series, lastTimestamp, eventTime, metadata }) {
  return series?.lastObservedTime ?? lastTimestamp ?? eventTime ?? metadata.creationTimestamp ?? '';
}

/** @param {string} time */
function when(time) {
  const date = new Date(time);
  return element('time', { datetime: time }, Number.isNaN(date.getTime()) ? time : date.toLocaleString());
}
