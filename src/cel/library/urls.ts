import { escapedPath, type ParsedURL, parseRequestURI, parseURL, queryOf, splitHost, urlText } from '#engine/text/url';
import { textOf, URLFault } from '#engine/text/url_escape';
import { memberOverload, overload } from '../decls/declarations.ts';
import { BoolType, listType, mapType, objectType, StringType, type Type } from '../types/type.ts';
import { NativeList } from '../values/list.ts';
import { NativeMap } from '../values/map.ts';
import { CelError, noSuchOverload, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** The type of URLs. */
const URLType: Type = /* @__PURE__ */ objectType('kubernetes.URL');

/** A URL. */
class URLValue extends OpaqueValue {
  readonly type: Type = URLType;
  readonly goType = 'cel.URL';
  readonly url: ParsedURL;

  constructor(url: ParsedURL) {
    super();
    this.url = url;
  }

  equals(other: Value): Value {
    return other instanceof URLValue ? urlText(this.url) === urlText(other.url) : noSuchOverload(other);
  }

  override toString(): string {
    return urlText(this.url);
  }
}

function parse(text: string): URLValue | CelError {
  const request = parseRequestURI(text);
  const url = request instanceof URLFault ? request : parseURL(text);
  if (url instanceof URLFault) return new CelError(`URL parse error during conversion from string: ${url.message}`);
  return new URLValue(url);
}

/** URLs: `url('https://example.com')`. Mirrors Kubernetes' `library.URLs`. */
export function urls(): Library {
  const S = StringType;
  const getter = (
    name: string,
    id: string,
    result: Type,
    get: (url: ParsedURL) => Value,
  ): Library['functions'][number] => ({
    name,
    overloads: [memberOverload(id, [URLType], result, (value) => get((value as URLValue).url))],
  });
  return {
    functions: [
      { name: 'url', overloads: [overload('string_to_url', [S], URLType, (text) => parse(text as string))] },
      getter('getScheme', 'url_get_scheme', S, (url) => url.scheme),
      getter('getHost', 'url_get_host', S, (url) => textOf(url.host)),
      getter('getHostname', 'url_get_hostname', S, (url) => textOf(splitHost(url.host)[0])),
      getter('getPort', 'url_get_port', S, (url) => splitHost(url.host)[1]),
      getter('getEscapedPath', 'url_get_escaped_path', S, (url) => textOf(escapedPath(url))),
      getter(
        'getQuery',
        'url_get_query',
        mapType(S, listType(S)),
        (url) => new NativeMap(Array.from(queryOf(url), ([key, values]) => [key, new NativeList(values)] as const)),
      ),
      {
        name: 'isURL',
        overloads: [
          overload('is_url_string', [S], BoolType, (text) => !(parseRequestURI(text as string) instanceof URLFault)),
        ],
      },
    ],
  };
}
