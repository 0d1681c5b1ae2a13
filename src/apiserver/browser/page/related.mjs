// @ts-check
// What an object has to do with others: owners, what it owns, Services and their Pods, names that it mentions.
import { ACCEPT, first, forEachKind, kindsIn, MOST, pathOf, send } from './api.mjs';
import { element } from './dom.mjs';
import { linkOf, linkTo } from './links.mjs';

/** @typedef {import('./links.mjs').Reference} Reference */

/** Fields that have the name of an object, or an object with its `name`, by its Kind. */
const NAMED = {
  ConfigMap: ['configMap', 'configMapRef', 'configMapKeyRef'],
  Secret: ['secret', 'secretName', 'secretRef', 'secretKeyRef', 'secrets', 'imagePullSecrets'],
  ServiceAccount: ['serviceAccountName'],
  PersistentVolumeClaim: ['claimName'],
  PersistentVolume: ['volumeName', 'persistentVolumeName'],
  Node: ['nodeName'],
  Service: ['service', 'serviceName'],
  'StorageClass.storage.k8s.io': ['storageClassName'],
  'PriorityClass.scheduling.k8s.io': ['priorityClassName'],
  'RuntimeClass.node.k8s.io': ['runtimeClassName'],
  'IngressClass.networking.k8s.io': ['ingressClassName'],
  'ResourceClaim.resource.k8s.io': ['resourceClaimName'],
};
const KIND_BY_FIELD = new Map(Object.entries(NAMED).flatMap(([kind, fields]) => fields.map((field) => [field, kind])));
/** What names no objects, though its keys may be any. */
const LEFT_OUT = new Set(['metadata', 'status', 'data', 'stringData', 'binaryData', 'matchLabels', 'selector']);
/** How many objects of one heading are shown. */
const SHOWN = 100;

/**
 * The objects that an object names in its fields.
 * @param {any} value
 * @param {string} [field] that has it
 * @returns {Generator<Reference, void>}
 */
export function* mentions(value, field = '') {
  if (Array.isArray(value)) for (const each of value) yield* mentions(each, field);
  else if (typeof value === 'object' && value !== null) {
    const [kind, name, namespace, apiVersion, apiGroup] = ['kind', 'name', 'namespace', 'apiVersion', 'apiGroup'].map(
      (key) => (typeof value[key] === 'string' ? value[key] : undefined),
    );
    if (field !== '' && kind !== undefined && name !== undefined) yield { kind, name, namespace, apiVersion, apiGroup };
    else if (name !== undefined) yield* named(field, name, namespace);
    for (const [key, each] of Object.entries(value)) if (!LEFT_OUT.has(key)) yield* mentions(each, key);
  } else if (typeof value === 'string') yield* named(field, value);
}

/** @param {string} field @param {string} name @param {string} [namespace] @returns {Generator<Reference, void>} */
function* named(field, name, namespace) {
  const [kind, ...group] = KIND_BY_FIELD.get(field)?.split('.') ?? [];
  if (kind !== undefined && name !== '') yield { kind, apiGroup: group.join('.'), name, namespace };
}

/**
 * @param {readonly import('./api.mjs').Kind[]} kinds
 * @param {import('./api.mjs').Kind} kind
 * @param {string} namespace
 * @param {string} name
 * @param {AbortSignal} signal
 * @param {(error: unknown) => void} failed
 */
export function relatedView(kinds, kind, namespace, name, signal, failed) {
  const section = element('section', { 'aria-label': 'Related objects' });
  const isCore = (/** @type {string} */ resource) => kind.group === '' && kind.resource === resource;
  const core = (/** @type {string} */ resource) =>
    kinds.filter((each) => each.group === '' && each.resource === resource);

  /** The objects of some kinds that belong to this one. @param {readonly import('./api.mjs').Kind[]} of @param {string} accept @param {(object: any) => boolean} belongs @param {Record<string, string>} [query] */
  const linksTo = async (of, accept, belongs, query) => {
    /** @type {Map<import('./api.mjs').Kind, (Node | string)[]>} */
    const found = new Map(of.map((each) => [each, []]));
    await forEachKind(
      of,
      async (each) => {
        const objects = await first(pathOf(each, namespace), signal, accept, query);
        const links = objects
          .filter(belongs)
          .map(({ metadata }) => linkTo(each, metadata.namespace, metadata.name, `${each.kind} ${metadata.name}`));
        const note = objects.length >= MOST ? [`only the first ${objects.length} ${each.resource} were looked at`] : [];
        found.set(each, [...links, ...note]);
      },
      failed,
    );
    return [...found.values()].flat();
  };
  const owners = (/** @type {any} */ { metadata }) =>
    (metadata.ownerReferences ?? []).map((/** @type {Reference} */ each) => linkOf(kinds, { namespace, ...each }));
  const owned = (/** @type {any} */ { metadata: { uid } }) =>
    linksTo(
      kindsIn(kinds, namespace),
      ACCEPT.list,
      ({ metadata }) => metadata.ownerReferences?.some((/** @type {any} */ each) => each.uid === uid) ?? false,
    );
  const pods = (/** @type {any} */ { spec }) => {
    const pairs = Object.entries(spec?.selector ?? {});
    if (!isCore('services') || pairs.length === 0) return [];
    const labelSelector = pairs.map(([key, value]) => `${key}=${value}`).join(',');
    return linksTo(core('pods'), ACCEPT.list, () => true, { labelSelector });
  };
  const services = (/** @type {any} */ { metadata: { labels = {} } }) => {
    const selects = (/** @type {any} */ { spec }) => {
      const pairs = Object.entries(spec?.selector ?? {});
      return pairs.length > 0 && pairs.every(([key, value]) => Object.hasOwn(labels, key) && labels[key] === value);
    };
    return isCore('pods') ? linksTo(core('services'), ACCEPT.json, selects) : [];
  };
  const references = (/** @type {any} */ object) => {
    const byAddress = new Map();
    for (const each of mentions(object)) {
      const link = linkOf(kinds, { ...each, namespace: each.namespace ?? namespace });
      if (typeof link !== 'string') byAddress.set(link.href, link);
    }
    return [...byAddress.values()];
  };

  const read = async () => {
    const object = await (await send(pathOf(kind, namespace, name), { signal })).json();
    const parts = { Owners: owners, Owns: owned, Pods: pods, Services: services, 'Refers to': references };
    const lists = await Promise.all(
      Object.entries(parts).map(async ([heading, of]) => {
        const links = await of(object);
        if (links.length === 0) return [];
        const more = links.length > SHOWN ? [`${links.length - SHOWN} more`] : [];
        const items = [...links.slice(0, SHOWN), ...more].map((each) => element('li', {}, each));
        return [element('h3', {}, heading), element('ul', { class: 'inline' }, ...items)];
      }),
    );
    section.replaceChildren(...lists.flat());
  };
  // That there is no such object is said where it is shown.
  return { section, read: () => void read().catch(() => {}) };
}
