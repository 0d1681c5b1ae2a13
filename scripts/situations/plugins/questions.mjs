// @ts-check
import { EXISTING } from './existing.mjs';
import { CONFIG_MAP, object } from './objects.mjs';

/** @typedef {import('./objects.mjs').Data} Data */
/** @typedef {import('./objects.mjs').Type} Type */

/** Collects questions, in order. */
export class Questions {
  /** @type {object[]} */
  rows = [];

  /**
   * Asks a plug-in about a request. The object is asked about as it is, without defaults.
   * @param {string} plugin @param {'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT'} operation @param {Type} type
   * @param {{ namespace?: string, name?: string, subresource?: string, object?: Data | undefined, old?: Data | undefined, allowed?: string[], failure?: string }} request
   */
  ask(plugin, operation, type, { namespace = '', name = 'x', ...rest }) {
    const [, version, kind] = type;
    this.rows.push({
      ...{ plugin, operation, kind: { group: type[0], version, kind } },
      resource: { group: type[0], version, resource: type[3] },
      ...{ namespace, name, user: { name: 'ann' }, ...rest, existing: EXISTING },
    });
  }

  /**
   * Where a plug-in looks at all: each operation, subresources, another resource, and one of the same name in another group.
   * @param {string} plugin @param {Type} type @param {Data} given @param {Data} [before] @param {{ namespace?: string, subresources?: string[] }} [where]
   */
  everywhere(plugin, type, given, before = given, { namespace = '', subresources = ['status'] } = {}) {
    for (const operation of /** @type {const} */ (['CREATE', 'UPDATE', 'DELETE', 'CONNECT'])) {
      const objects = {
        ...(operation !== 'DELETE' && { object: given }),
        ...((operation === 'UPDATE' || operation === 'DELETE') && { old: before }),
      };
      for (const subresource of operation === 'UPDATE' ? ['', ...subresources] : [''])
        this.ask(plugin, operation, type, { namespace, ...objects, subresource });
      const custom = object(['a.io', 'v1', type[2], type[3]], { name: 'x', ...(namespace && { namespace }) });
      this.ask(plugin, operation, ['a.io', 'v1', type[2], type[3]], { namespace, object: custom, old: custom });
      const other = object(CONFIG_MAP, { name: 'x', namespace: 'default' });
      this.ask(plugin, operation, CONFIG_MAP, { namespace: 'default', object: other, old: other });
    }
  }
}
