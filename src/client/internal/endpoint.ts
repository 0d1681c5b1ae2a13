import { convert } from '#apimachinery/conversion/queryparams/convert';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { CallOptions } from '../options.ts';
import type { Content } from '../rest/content.ts';
import type { Call, RESTClient } from '../rest/rest_client.ts';
import { checkSegment, joinPath, PathSegmentError } from '../rest/url.ts';

/** Where objects of a kind are: what a GroupVersionResource and a scope come to. */
export interface ResourcePath {
  readonly group: string;
  readonly version: string;
  /** The plural name in URLs. */
  readonly resource: string;
  /** Undefined for a kind that lives in no namespace; empty for all of them. */
  readonly namespace: string | undefined;
}

/** A write that a server has accepted. */
export interface Write {
  readonly verb: Call['verb'];
  readonly resource: ResourcePath;
  /** Of the object that was deleted. */
  readonly name?: string;
  /** The object as it is now; of a deletion a Status, or the object that waits for finalizers. */
  readonly answer: object;
}

/** Called with every write, before the caller gets the response. */
export type WriteObserver = (write: Write) => void;

/** Makes the calls for one resource. */
export class Endpoint {
  readonly rest: RESTClient;
  readonly content: Content;
  readonly path: ResourcePath;
  readonly onWritten: WriteObserver | undefined;

  /**
   * Differs from Go: its clients without generated code don't look at names, and none refuses a missing namespace; such requests
   * go to other paths.
   * @throws PathSegmentError when group, version, resource or namespace can be no part of a path
   */
  constructor(rest: RESTClient, content: Content, path: ResourcePath, onWritten: WriteObserver | undefined) {
    for (const [what, name] of Object.entries(path)) if (name !== undefined) checkSegment(what, name);
    this.rest = rest;
    this.content = content;
    this.path = path;
    this.onWritten = onWritten;
  }

  /** The same for another namespace. */
  inNamespace(namespace: string): Endpoint {
    return new Endpoint(this.rest, this.content, { ...this.path, namespace }, this.onWritten);
  }

  /** The same for objects of another class. */
  knowing(type: KindClass): Endpoint {
    const content = this.content.knowing(type);
    return content === this.content ? this : new Endpoint(this.rest, content, this.path, this.onWritten);
  }

  /** Tells of a write, unless it was a dry run. @returns what the server answered */
  written<R extends object>(call: Pick<Call, 'verb' | 'name' | 'query'>, answer: R): R {
    for (const [parameter] of call.query ?? []) if (parameter === 'dryRun') return answer;
    this.onWritten?.({ verb: call.verb, resource: this.path, ...(call.name ? { name: call.name } : {}), answer });
    return answer;
  }

  /** @throws PathSegmentError when a name is missing, or can be no part of a path */
  url(namespace: string | undefined, ...names: readonly string[]): string {
    const { group, version, resource } = this.path;
    for (const [at, name] of names.entries()) {
      if (name === '')
        throw new PathSegmentError(at === 0 ? 'resource name may not be empty' : 'subresource may not be empty');
      if (at === 0) checkSegment('resource name', name);
    }
    const root = group === '' ? ['api', version] : ['apis', group, version];
    const scope = namespace ? ['namespaces', namespace] : [];
    return joinPath(...root, ...scope, resource, ...names);
  }

  /** The namespace for a call about one object. @throws PathSegmentError when there is none, but must be */
  namespaceFor(verb: string, given?: string): string | undefined {
    if (this.path.namespace === undefined) return undefined;
    const namespace = this.path.namespace || given || '';
    if (namespace !== '') return checkSegment('namespace', namespace);
    throw new PathSegmentError(
      verb === 'POST'
        ? 'an empty namespace may not be set during creation'
        : 'an empty namespace may not be set when a resource name is provided',
    );
  }

  /** What a call takes of the options. */
  callOf(options: CallOptions): Pick<Call, 'signal' | 'timeout' | 'negotiator' | 'resource'> {
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
const OF_CALLS: readonly string[] = ['signal', 'timeout', 'onUndecodable'];

/** Options as query parameters, without what is for the call alone. */
export function parametersOf<T extends object>(
  type: new (init: never) => T,
  options: object,
): readonly (readonly [string, string])[] {
  const fields = Object.entries(options).filter(([name, value]) => value !== undefined && !OF_CALLS.includes(name));
  return fields.length === 0 ? [] : [...convert(new type(Object.fromEntries(fields) as never))];
}
