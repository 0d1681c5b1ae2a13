// @ts-check
// From an object to another one that it names.
import { pathOf } from './api.mjs';
import { element } from './dom.mjs';

/**
 * An object as others name it.
 * @typedef {{ apiVersion?: string, apiGroup?: string, kind?: string, namespace?: string, name?: string }} Reference
 */

/** @param {readonly import('./api.mjs').Kind[]} kinds @param {Reference} reference */
function kindOf(kinds, { apiVersion = '', apiGroup, kind }) {
  const group = apiGroup ?? (apiVersion.includes('/') ? apiVersion.split('/')[0] : '');
  return kinds.find((each) => each.kind === kind && each.group === group);
}

/** @param {import('./api.mjs').Kind} kind @param {string | undefined} namespace @param {string} name @param {string} [text] */
export function linkTo(kind, namespace, name, text = name) {
  return element('a', { href: `#${pathOf(kind, namespace, name)}` }, text);
}

/** A link, or text where nothing can be linked to. @param {readonly import('./api.mjs').Kind[]} kinds @param {Reference} reference */
export function linkOf(kinds, reference) {
  const { kind = '', namespace, name = '' } = reference;
  const found = kindOf(kinds, reference);
  const text = `${kind} ${name}`;
  if (found === undefined || name === '' || (found.namespaced && !namespace)) return text;
  return linkTo(found, namespace, name, text);
}
