// @ts-check
// The objects of a kind, as kubectl's columns, kept up to date by a watch.
import { ACCEPT, follow, pathOf, send } from './api.mjs';
import { element } from './dom.mjs';

const PAGE = '500';

/**
 * @param {import('./api.mjs').Kind} kind
 * @param {string} namespace '': all
 * @param {URLSearchParams} query of the address: `filter`, `wide`
 * @param {AbortSignal} signal ends the watch
 * @param {(error: unknown) => void} failed
 */
export function tableView(kind, namespace, query, signal, failed) {
  const path = pathOf(kind, namespace);
  const showsNamespace = kind.namespaced && namespace === '';
  const status = element('p', { role: 'status' });
  const filter = element('input', { type: 'search', autocomplete: 'off', input: () => change() });
  filter.value = query.get('filter') ?? '';
  const wide = element('input', { type: 'checkbox', checked: query.has('wide'), change: () => change() });
  const head = element('thead');
  const body = element('tbody');
  const more = element('button', { type: 'button', hidden: true, click: () => void readMore().catch(failed) }, 'More');
  /** @typedef {{ namespace: string, name: string, cells: unknown[], line?: HTMLElement }} Row @type {Map<string, Row>} */
  const rows = new Map();
  /** @type {{ name: string, priority: number, format?: string }[]} */
  let columns = [];
  let continueFrom = '';
  let isLive = false;

  /** @param {any} table */
  const take = (table) => {
    // Only the first event of a watch says them.
    if (table.columnDefinitions?.length > 0) columns = table.columnDefinitions;
    for (const { cells, object } of table.rows ?? []) {
      const { name, namespace: own = '' } = object.metadata;
      rows.set(`${own}/${name}`, { namespace: own, name, cells });
    }
  };
  const page = async () => {
    const query = new URLSearchParams({ limit: PAGE, ...(continueFrom !== '' && { continue: continueFrom }) });
    const table = await (await send(`${path}?${query}`, { accept: ACCEPT.table, signal })).json();
    continueFrom = table.metadata.continue ?? '';
    take(table);
    return String(table.metadata.resourceVersion);
  };
  const readMore = async () => {
    await page();
    draw();
  };

  /** @param {Row} row */
  const lineOf = (row) => {
    if (row.line !== undefined) return row.line;
    const link = element('a', { href: `#${pathOf(kind, row.namespace, row.name)}` }, row.name);
    const cells = [
      element('th', { scope: 'row' }, link),
      ...(showsNamespace ? [element('td', {}, row.namespace)] : []),
      ...visible().map((index) => element('td', {}, String(row.cells[index] ?? ''))),
    ];
    row.line = element('tr', {}, ...cells);
    return row.line;
  };
  // The name stands first, whatever the server's columns are.
  const visible = () =>
    columns.flatMap(({ name, priority, format }, index) =>
      name !== 'Name' && format !== 'name' && (priority === 0 || wide.checked) ? [index] : [],
    );
  let drawnFor = '';
  const draw = () => {
    const headings = [
      'Name',
      ...(showsNamespace ? ['Namespace'] : []),
      ...visible().map((index) => columns[index].name),
    ];
    if (drawnFor !== headings.join()) {
      head.replaceChildren(element('tr', {}, ...headings.map((name) => element('th', { scope: 'col' }, name))));
      for (const row of rows.values()) delete row.line;
      drawnFor = headings.join();
    }
    const wanted = filter.value.toLowerCase();
    const found = [...rows]
      .filter(([key, { cells }]) => `${key} ${cells.join(' ')}`.toLowerCase().includes(wanted))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    body.replaceChildren(...found.map(([, row]) => lineOf(row)));
    more.hidden = continueFrom === '';
    const count = found.length === rows.size ? `${rows.size}` : `${found.length} of ${rows.size}`;
    const objects = rows.size === 1 ? 'object' : 'objects';
    status.textContent = `${count} ${objects}${more.hidden ? '' : ', and more'}${isLive ? '; live' : '; not live'}`;
  };
  // The address keeps it, without a step back for every letter.
  const change = () => {
    const said = new URLSearchParams({
      ...(filter.value !== '' && { filter: filter.value }),
      ...(wide.checked && { wide: '1' }),
    });
    history.replaceState(null, '', `#${path}${said.size === 0 ? '' : `?${said}`}`);
    draw();
  };
  // Many events may come at once.
  let isPending = false;
  const drawSoon = () => {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => {
      isPending = false;
      draw();
    });
  };

  void follow(path, {}, ACCEPT.table, signal, {
    async read() {
      rows.clear();
      continueFrom = '';
      return page();
    },
    event(type, table) {
      for (const { object } of table.rows ?? [])
        if (type === 'DELETED') rows.delete(`${object.metadata.namespace ?? ''}/${object.metadata.name}`);
      if (type === 'ADDED' || type === 'MODIFIED') {
        take(table);
        for (const { object } of table.rows ?? []) {
          const row = rows.get(`${object.metadata.namespace ?? ''}/${object.metadata.name}`);
          if (row !== undefined) lineOf(row).className = 'changed';
        }
      }
      drawSoon();
    },
    state(error) {
      isLive = error === undefined;
      if (error !== undefined) failed(error);
      draw();
    },
  });
  const create = element('a', { href: `#${path}?new` }, `New ${kind.kind}`);
  return [
    element('h2', {}, `${kind.kind}${namespace === '' || !kind.namespaced ? '' : ` in ${namespace}`}`),
    element(
      'div',
      { class: 'tools' },
      element('label', {}, 'Filter ', filter),
      element('label', {}, wide, ' All columns'),
      ...(kind.verbs.includes('create') ? [create] : []),
    ),
    status,
    element('div', { class: 'scroll' }, element('table', { 'aria-label': kind.kind }, head, body)),
    more,
  ];
}
