import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
/** The verbs of code. */
export function verbsOf(rest) {
    const verbs = [
        ['create', rest.create !== undefined],
        ['delete', rest.delete !== undefined],
        ['deletecollection', rest.deleteCollection !== undefined],
        ['get', rest.get !== undefined],
        ['list', rest.list !== undefined],
        ['patch', rest.update !== undefined && rest.get !== undefined],
        ['update', rest.update !== undefined],
        ['watch', rest.watch !== undefined],
    ];
    const methods = rest.connect === undefined ? [] : (rest.methods ?? CONNECT_METHODS);
    const connected = methods.map((method) => VERB_OF[method] ?? method.toLowerCase());
    return [...new Set([...verbs.filter(([, isThere]) => isThere).map(([verb]) => verb), ...connected])].sort();
}
/** The methods that reach a Connecter which names none. */
export const CONNECT_METHODS = ['GET', 'POST'];
const VERB_OF = {
    GET: 'get',
    POST: 'create',
    PUT: 'update',
    PATCH: 'patch',
    DELETE: 'delete',
};
/** Code as a whole storage: what is missing throws 405. */
export function customStorage(rest, resource) {
    const missing = (verb) => () => {
        throw newMethodNotSupported(resource, verb);
    };
    return {
        get: async (...args) => (rest.get ?? missing('get'))(...args),
        list: async (...args) => (rest.list ?? missing('list'))(...args),
        watch: rest.watch?.bind(rest) ?? missing('watch'),
        create: async (object, context, options = {}) => (rest.create ?? missing('create'))(object, context, options),
        update: async (...args) => (rest.update ?? missing('update'))(...args),
        delete: async (...args) => (rest.delete ?? missing('delete'))(...args),
        deleteCollection: async (...args) => (rest.deleteCollection ?? missing('deletecollection'))(...args),
    };
}
