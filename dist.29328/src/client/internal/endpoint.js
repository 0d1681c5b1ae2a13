import { convert } from '#apimachinery/conversion/queryparams/convert';
import { checkSegment, joinPath, PathSegmentError } from '../rest/url.js';
/** Makes the calls for one resource. */
export class Endpoint {
    rest;
    content;
    path;
    onWritten;
    /**
     * Differs from Go: its clients without generated code don't look at names, and none refuses a missing namespace; such requests
     * go to other paths.
     * @throws PathSegmentError when group, version, resource or namespace can be no part of a path
     */
    constructor(rest, content, path, onWritten) {
        for (const [what, name] of Object.entries(path))
            if (name !== undefined)
                checkSegment(what, name);
        this.rest = rest;
        this.content = content;
        this.path = path;
        this.onWritten = onWritten;
    }
    /** The same for another namespace. */
    inNamespace(namespace) {
        return new Endpoint(this.rest, this.content, { ...this.path, namespace }, this.onWritten);
    }
    /** The same for objects of another class. */
    knowing(type) {
        const content = this.content.knowing(type);
        return content === this.content ? this : new Endpoint(this.rest, content, this.path, this.onWritten);
    }
    /** Tells of a write, unless it was a dry run. @returns what the server answered */
    written(call, answer) {
        for (const [parameter] of call.query ?? [])
            if (parameter === 'dryRun')
                return answer;
        this.onWritten?.({ verb: call.verb, resource: this.path, ...(call.name ? { name: call.name } : {}), answer });
        return answer;
    }
    /** @throws PathSegmentError when a name is missing, or can be no part of a path */
    url(namespace, ...names) {
        const { group, version, resource } = this.path;
        for (const [at, name] of names.entries()) {
            if (name === '')
                throw new PathSegmentError(at === 0 ? 'resource name may not be empty' : 'subresource may not be empty');
            if (at === 0)
                checkSegment('resource name', name);
        }
        const root = group === '' ? ['api', version] : ['apis', group, version];
        const scope = namespace ? ['namespaces', namespace] : [];
        return joinPath(...root, ...scope, resource, ...names);
    }
    /** The namespace for a call about one object. @throws PathSegmentError when there is none, but must be */
    namespaceFor(verb, given) {
        if (this.path.namespace === undefined)
            return undefined;
        const namespace = this.path.namespace || given || '';
        if (namespace !== '')
            return checkSegment('namespace', namespace);
        throw new PathSegmentError(verb === 'POST'
            ? 'an empty namespace may not be set during creation'
            : 'an empty namespace may not be set when a resource name is provided');
    }
    /** What a call takes of the options. */
    callOf(options) {
        const { signal, timeout } = options;
        return {
            signal,
            resource: this.path,
            negotiator: this.content.negotiator,
            ...(timeout === undefined ? {} : { timeout }),
        };
    }
}
/** Options that say nothing to a server. */
const OF_CALLS = ['signal', 'timeout', 'onUndecodable'];
/** Options as query parameters, without what is for the call alone. */
export function parametersOf(type, options) {
    const fields = Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== undefined && !OF_CALLS.includes(name)));
    return [...convert(new type(fields))];
}
