import { parseAccept } from '#apimachinery/runtime/serializer/accept';
import { toUTF8 } from '#engine/text/utf8';
import { readPublishedData } from '../../releases/published_data.ts';
import { respond } from '../endpoints/handlers/response_writers.ts';
import type { APIRequest, Filter } from '../filters/filter.ts';
import type { ServerResponse } from '../request/http.ts';

const FOLDER = '/browser/';
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
};

/** The page takes nothing from elsewhere, sends nothing elsewhere, and stands in no other page. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

let files: ReadonlyMap<string, Uint8Array> | undefined;

/** Shows browsers the page. @param isShown whether it is there now */
export function withObjectBrowser(isShown: () => boolean): Filter {
  return (request, next) => (isShown() ? objectBrowser(request) : undefined) ?? next(request);
}

/**
 * The page at `/` on which objects are looked at and edited, and what it loads. It holds no secrets and needs
 * no rights: what it asks the server for is asked in the name of its user.
 * @returns undefined: it is something else that is asked for
 */
function objectBrowser({ method, headers, info: { path } }: APIRequest): ServerResponse | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === '/' ? !wantsPage(headers['accept'] ?? '') : !path.startsWith(FOLDER)) return undefined;
  const name = path === '/' ? 'index.html' : path.slice(FOLDER.length);
  files ??= readFiles();
  const bytes = files.get(name);
  const mediaType = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (bytes === undefined || mediaType === undefined) return undefined;
  return respond(200, mediaType, bytes, { ...HEADERS, ...(path === '/' && { Vary: 'Accept' }) });
}

/** Clients of the API ask for JSON, or for anything. */
function wantsPage(accept: string): boolean {
  return parseAccept(accept).some(({ type, subType }) => type === 'text' && subType === 'html');
}

function readFiles(): ReadonlyMap<string, Uint8Array> {
  const data = readPublishedData('browser.json');
  return new Map(Object.entries(data ?? {}).map(([name, text]) => [name, toUTF8(String(text))]));
}
