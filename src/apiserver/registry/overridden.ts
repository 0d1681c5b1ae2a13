import type { RESTStorage } from './rest_storage.ts';

/** A storage with other code for some of the verbs. */
export function overridden(store: RESTStorage, own: Partial<RESTStorage>): RESTStorage {
  return {
    get: (...args) => store.get(...args),
    list: (...args) => store.list(...args),
    watch: (...args) => store.watch(...args),
    create: (...args) => store.create(...args),
    update: (...args) => store.update(...args),
    delete: (...args) => store.delete(...args),
    deleteCollection: (...args) => store.deleteCollection(...args),
    ...(store.deleteCorrupt && { deleteCorrupt: store.deleteCorrupt.bind(store) }),
    ...own,
  };
}
