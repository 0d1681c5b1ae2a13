import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { ListOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { convertFrom } from '#apimachinery/conversion/queryparams/convert_from';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { parse as parseLabels } from '#apimachinery/labels/parse';

/** What a request does, to what: what is authorised, and what handlers and stores go by. */
export interface Target {
  /** `get`, `list`, `watch`, `create`, `update`, `patch`, `delete`, `deletecollection`; else the method in small letters. */
  readonly verb: string;
  readonly apiGroup: string;
  readonly apiVersion: string;
  readonly namespace: string;
  readonly resource: string;
  readonly subresource: string;
  /** Of a list or watch, the one that its field selector names; empty: all. */
  readonly name: string;
}

/** What a request is about. Mirrors Go's `request.RequestInfo`. */
export interface RequestInfo extends Target {
  /** Whether it is about objects; otherwise only `path` and `verb` count. */
  readonly isResourceRequest: boolean;
  readonly path: string;
  /** The parts of the path behind the version, as routes see them. */
  readonly segments: readonly string[];
  /** Of a list, watch or deletecollection: its field selector as it was sent; left out where there is none. */
  readonly fieldSelector?: string;
}

const VERBS: Readonly<Record<string, string>> = {
  POST: 'create',
  GET: 'get',
  HEAD: 'get',
  PUT: 'update',
  PATCH: 'patch',
  DELETE: 'delete',
};

/** The path of a URL without escapes, as Go's `URL.Path`; undefined: it can't be read. */
export function pathOf(url: string): string | undefined {
  const raw = url.split('?', 1)[0]!;
  if (!raw.startsWith('/') || /%(?![\da-f]{2})/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    // No UTF-8, which no name has.
    return raw.replace(/%[\da-f]{2}/gi, (escape) => String.fromCharCode(Number(`0x${escape.slice(1)}`)));
  }
}

/**
 * What a request is about, by its method and path. Mirrors Go's `RequestInfoFactory.NewRequestInfo`.
 * @throws {StatusError} 400 for a path of the old watches that lacks its end
 */
export function newRequestInfo(method: string, path: string, query: URLSearchParams): RequestInfo {
  const other: RequestInfo = {
    isResourceRequest: false,
    path,
    verb: method.toLowerCase(),
    apiGroup: '',
    apiVersion: '',
    namespace: '',
    resource: '',
    subresource: '',
    name: '',
    segments: [],
  };
  let parts = path.replace(/^\/+|\/+$/g, '').split('/');
  const prefix = parts[0];
  if (parts.length < 3 || (prefix !== 'api' && prefix !== 'apis')) return other;
  let apiGroup = '';
  parts = parts.slice(1);
  if (prefix === 'apis') {
    if (parts.length < 3) return other;
    apiGroup = parts[0]!;
    parts = parts.slice(1);
  }
  const apiVersion = parts[0]!;
  parts = parts.slice(1);
  const segments = parts;
  let verb = VERBS[method] ?? '';
  let hasSubresource = true;
  let hasSelectors = true;
  if (parts[0] === 'watch' || parts[0] === 'proxy') {
    if (parts.length < 2) throw newBadRequest(`unable to determine kind and namespace from url, ${path}`);
    verb = parts[0];
    hasSubresource = verb !== 'proxy';
    // A watch of one object by its old path heeds no selector.
    hasSelectors = false;
    parts = parts.slice(1);
  }
  let namespace = '';
  if (parts[0] === 'namespaces' && parts.length > 1) {
    namespace = parts[1]!;
    if (parts.length > 2 && parts[2] !== 'status' && parts[2] !== 'finalize') parts = parts.slice(2);
  }
  const [resource = '', found = '', third = ''] = parts;
  let name = found;
  if (name === '' && verb === 'get') ({ verb, name } = listOrWatch(query));
  if (name === '' && verb === 'delete') verb = 'deletecollection';
  const fieldSelector = hasSelectors && WITH_SELECTORS.includes(verb) ? query.get('fieldSelector') : null;
  return {
    ...other,
    isResourceRequest: true,
    verb,
    apiGroup,
    apiVersion,
    namespace,
    resource,
    subresource: hasSubresource ? third : '',
    name,
    segments,
    ...(fieldSelector && { fieldSelector }),
  };
}

const WITH_SELECTORS: readonly string[] = ['list', 'watch', 'deletecollection'];

function listOrWatch(query: URLSearchParams): { verb: string; name: string } {
  let watch: boolean;
  let name = '';
  try {
    const options = convertFrom(query, ListOptions);
    parseLabels(options.labelSelector ?? '');
    name = parseSelector(options.fieldSelector ?? '').requiresExactMatch('metadata.name') ?? '';
    watch = options.watch === true;
  } catch {
    // The handler reports what is wrong, to users who may list all objects.
    name = '';
    watch = query.has('watch') && !['false', '0'].includes(query.get('watch')!.toLowerCase());
  }
  return { verb: watch ? 'watch' : 'list', name: validatePathSegmentName(name, false).length === 0 ? name : '' };
}
