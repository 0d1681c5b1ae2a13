// @ts-check
// How objects at the edges of rules are written: created, and changed.

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {Data & { apiVersion: string, kind: string, metadata: Data }} APIObject */
/** @typedef {{ in: APIObject, old?: APIObject, subresource?: string }} Row */

const metadata = { name: 'a', namespace: 'default' };
export const stored = { ...metadata, resourceVersion: '1' };
export const container = { name: 'a', image: 'i' };

/** @type {(apiVersion: string, kind: string, rest: Data, meta?: Data) => APIObject} */
export const object = (apiVersion, kind, rest, meta = {}) => ({
  apiVersion,
  kind,
  metadata: { ...metadata, ...meta },
  ...rest,
});

/** One that is created. @type {(apiVersion: string, kind: string, rest: Data, meta?: Data) => Row} */
export const created = (apiVersion, kind, rest, meta) => ({ in: object(apiVersion, kind, rest, meta) });

/** @type {(apiVersion: string, kind: string, before: Data, after: Data, subresource?: string) => Row} */
export const changed = (apiVersion, kind, before, after, subresource) => ({
  in: object(apiVersion, kind, after, stored),
  old: object(apiVersion, kind, before, stored),
  ...(subresource && { subresource }),
});

/** Of a Kind without namespaces. @type {(row: Row) => Row} */
export const global = (row) => {
  /** @type {(each: APIObject) => APIObject} */
  const without = (each) => ({ ...each, metadata: { ...each.metadata, namespace: undefined } });
  return { ...row, in: without(row.in), ...(row.old && { old: without(row.old) }) };
};

export const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '2Gi' } } };

/** @type {(more: Data) => Data} */
export const template = (more) => ({
  metadata: { labels: { a: 'b' } },
  spec: { containers: [container], ...more },
});
export const selector = { matchLabels: { a: 'b' } };
