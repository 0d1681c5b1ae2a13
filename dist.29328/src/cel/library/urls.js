import { memberOverload, overload } from '../decls/declarations.js';
import { BoolType, listType, mapType, objectType, StringType } from '../types/type.js';
import { NativeList } from '../values/list.js';
import { NativeMap } from '../values/map.js';
import { CelError, noSuchOverload, OpaqueValue } from '../values/value.js';
import { escapedPath, parseRequestURI, parseURL, queryOf, splitHost, urlText } from './url_parse.js';
import { textOf, URLFault } from './url_text.js';
/** The type of URLs. */
export const URLType = /* @__PURE__ */ objectType('kubernetes.URL');
/** A URL. */
export class URLValue extends OpaqueValue {
    type = URLType;
    goType = 'cel.URL';
    url;
    constructor(url) {
        super();
        this.url = url;
    }
    equals(other) {
        return other instanceof URLValue ? urlText(this.url) === urlText(other.url) : noSuchOverload(other);
    }
    toString() {
        return urlText(this.url);
    }
}
function parse(text) {
    const request = parseRequestURI(text);
    const url = request instanceof URLFault ? request : parseURL(text);
    if (url instanceof URLFault)
        return new CelError(`URL parse error during conversion from string: ${url.message}`);
    return new URLValue(url);
}
/** URLs: `url('https://example.com')`. Mirrors Kubernetes' `library.URLs`. */
export function urls() {
    const S = StringType;
    const getter = (name, id, result, get) => ({
        name,
        overloads: [memberOverload(id, [URLType], result, (value) => get(value.url))],
    });
    return {
        functions: [
            { name: 'url', overloads: [overload('string_to_url', [S], URLType, (text) => parse(text))] },
            getter('getScheme', 'url_get_scheme', S, (url) => url.scheme),
            getter('getHost', 'url_get_host', S, (url) => textOf(url.host)),
            getter('getHostname', 'url_get_hostname', S, (url) => textOf(splitHost(url.host)[0])),
            getter('getPort', 'url_get_port', S, (url) => splitHost(url.host)[1]),
            getter('getEscapedPath', 'url_get_escaped_path', S, (url) => textOf(escapedPath(url))),
            getter('getQuery', 'url_get_query', mapType(S, listType(S)), (url) => new NativeMap(Array.from(queryOf(url), ([key, values]) => [key, new NativeList(values)]))),
            {
                name: 'isURL',
                overloads: [
                    overload('is_url_string', [S], BoolType, (text) => !(parseRequestURI(text) instanceof URLFault)),
                ],
            },
        ],
    };
}
