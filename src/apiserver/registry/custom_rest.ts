import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { CreateOptions, RESTStorage } from './rest_storage.ts';

/** What connects a client with something behind an object, such as a log. Mirrors Go's `rest.Connecter`. */
export interface Connecter {
  /** The methods it takes; `GET` and `POST` unless given. */
  readonly methods?: readonly string[];
  /**
   * The Kind of the options in the query. Admission plug-ins are asked about them as about an object, by the operation
   * `CONNECT`. One with a field `path` takes paths below the subresource, which the field gets. Mirrors Go's
   * `NewConnectOptions`.
   */
  readonly options?: KindClass<object>;
  /**
   * Whether it only shows the object in another form, as a log does: admission plug-ins are not asked, and nothing is served
   * below the path. No unless given. Mirrors Go's `rest.ResourceStreamer`.
   */
  readonly isRead?: boolean;
  /**
   * Answers with whatever it likes, as text, as bytes, or in pieces, which may go on as long as the client stays.
   * @param rest what stands in the path behind the subresource
   * @param options of the Kind `options`, without its fields that are left out
   */
  connect(
    name: string,
    request: ServerRequest,
    context: RequestContext,
    rest: readonly string[],
    options: object,
  ): Promise<ConnectResponse> | ConnectResponse;
}

/** A response whose body may also be given as a whole. */
export type ConnectResponse = Omit<ServerResponse, 'body'> & {
  readonly body: ServerResponse['body'] | string | Uint8Array;
};

/**
 * Code in place of stored objects: the verbs that are there are served, the others answered with 405. A resource that
 * only computes has `create`, one that shows what is kept elsewhere `get` and `list`, a log `connect`.
 *
 * ```ts
 * server.resource(Review, { rest: { create: (review) => ({ ...review, status: judge(review.spec) }) } });
 * ```
 */
export type CustomREST<T extends APIObject = APIObject> = Partial<Omit<RESTStorage<T>, 'create' | 'get'>> &
  Partial<Connecter> & {
    /** Answers a POST. @param object decoded, defaulted, in the Kind's own version */
    create?(object: T, context: RequestContext, options: CreateOptions<T>): Promise<APIObject> | APIObject;
    get?(name: string, context: RequestContext, resourceVersion?: string): Promise<APIObject> | APIObject;
    /** Whether a POST may say `uid` and `creationTimestamp`. Mirrors Go's `rest.SubresourceObjectMetaPreserver`. No unless given. */
    readonly keepsSystemFields?: boolean;
  };

/** A subresource: code, and the Kind it answers with if that is another one than its resource's. */
export type SubresourceREST<T extends APIObject = APIObject> = CustomREST<T> & { readonly kind?: KindClass<object> };

/** The verbs of code. */
export function verbsOf(rest: CustomREST): string[] {
  const verbs: [verb: string, isThere: boolean][] = [
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
  const connected = methods.flatMap((method) => VERB_OF[method] ?? []);
  return [...new Set([...verbs.filter(([, isThere]) => isThere).map(([verb]) => verb), ...connected])].sort();
}

/** The methods that reach a Connecter which names none. */
export const CONNECT_METHODS: readonly string[] = ['GET', 'POST'];

const VERB_OF: Readonly<Record<string, string>> = {
  GET: 'get',
  HEAD: 'get',
  POST: 'create',
  PUT: 'update',
  PATCH: 'patch',
  DELETE: 'delete',
};

/** Code as a whole storage: what is missing throws 405. */
export function customStorage(rest: CustomREST, resource: GroupResourceLike): RESTStorage {
  const missing = (verb: string) => (): never => {
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
