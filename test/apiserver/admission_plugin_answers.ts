// What our admission plug-ins make of requests, each by itself: the questions that scripts/go/admissionplugins answers, too.
import assert from 'node:assert/strict';
import { scheme } from 'kubetyped';
import { Attributes, type Operation } from 'kubetyped/admission';
import { isStatusError } from 'kubetyped/apimachinery/api/errors';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { fromAPIVersionAndKind } from 'kubetyped/apimachinery/runtime/schema';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { type AdmissionHost, type APIServer, admissionPlugins } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { send } from './client.ts';

export interface ServedKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly resource: string;
  readonly namespaced: boolean;
}

/** A request to a plug-in, and the world that it looks at. */
export interface PluginRequest {
  readonly plugin: string;
  readonly operation: Operation;
  readonly kind: { readonly group: string; readonly version: string; readonly kind: string };
  readonly resource: { readonly group: string; readonly version: string; readonly resource: string };
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly user: { readonly name: string; readonly groups?: readonly string[] };
  readonly dryRun?: boolean;
  /** Whether the plug-in is only asked at the end, as if another one had changed the object since. */
  readonly validateOnly?: boolean;
  readonly object?: object;
  readonly old?: object;
  readonly existing?: readonly Existing[];
  readonly served?: readonly ServedKind[];
  /** Questions to the authorizer, such as `update apps/v1/replicasets/finalizers default/a`. */
  readonly allowed?: readonly string[];
  readonly reason?: string;
  readonly failure?: string;
}

/** What comes of it. */
export interface PluginAnswer {
  readonly handles: boolean;
  /** The Statuses with which it is refused. */
  readonly admit?: object;
  readonly validate?: object;
  /** If it was changed, without what is empty. */
  readonly object?: unknown;
  /** The namespaces that are new. */
  readonly created?: readonly string[];
  /** What the authorizer was asked. */
  readonly asked?: readonly string[];
}

const serializer = new Serializer(scheme, { canonical: true });

/** Of Kinds that are not known, as it is. */
function decode(object: object | undefined): RuntimeObject | undefined {
  if (object === undefined) return undefined;
  const { apiVersion = '', kind = '' } = object as Partial<Existing>;
  return scheme.recognizes(fromAPIVersionAndKind(apiVersion, kind))
    ? serializer.decode(JSON.stringify(object)).object
    : new Unstructured(object);
}

/** Without what is empty, which Go writes for some structs. */
function neat(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => neat(each) ?? {});
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const fields = Object.entries(value).flatMap(([name, each]) => {
    const left = neat(each);
    return left === undefined || left === '' ? [] : [[name, left] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

const shown = (object: RuntimeObject | undefined): unknown => object && neat(JSON.parse(JSON.stringify(object)));

/** The answer of the Go program in the form of ours. */
export function goAnswer(request: PluginRequest, { object, ...answer }: PluginAnswer): unknown {
  const changed = shown(decode(object instanceof Object ? object : request.object));
  return { ...answer, ...(changed !== undefined && { object: changed }) };
}

/** A server that all plug-ins look at. */
export class PluginAnswers {
  readonly #server: APIServer;
  readonly #host: AdmissionHost;
  readonly #close: () => Promise<void>;
  readonly served: readonly ServedKind[];

  private constructor(server: APIServer, host: AdmissionHost, close: () => Promise<void>) {
    this.#server = server;
    this.#host = host;
    this.#close = close;
    this.served = [...host.resources()]
      .filter(({ subresource, kind }) => subresource === '' && KINDS.includes(kind.kind))
      .map(({ groupVersion: { group, version }, kind: { kind }, resource, namespaced }) => ({
        group,
        version,
        kind,
        resource,
        namespaced,
      }));
  }

  /** @param existing what is stored */
  static async start(existing: readonly Existing[] = []): Promise<PluginAnswers> {
    let found: AdmissionHost | undefined;
    const admission = [
      {
        install(host: AdmissionHost) {
          found = host;
          return { name: 'Finder' };
        },
      },
    ];
    const api = await startTestServer({ admission });
    assert.ok(found);
    for (const object of existing) await createObject(api.server, found, object);
    return new PluginAnswers(api.server, found, async () => api[Symbol.asyncDispose]());
  }

  close(): Promise<void> {
    return this.#close();
  }

  async answer(request: PluginRequest): Promise<unknown> {
    const {
      plugin: name,
      operation,
      object,
      old,
      served,
      allowed = [],
      reason,
      failure,
      validateOnly,
      existing: _,
      ...rest
    } = request;
    if (served !== undefined) assert.deepEqual(served, this.served);
    const asked: string[] = [];
    const plugin = onlyPlugin(name).install({
      ...this.#host,
      resources: () => [...this.#host.resources()].filter(({ kind }) => KINDS.includes(kind.kind)),
      authorizer({ verb, apiGroup, apiVersion, resource, subresource, namespace, name: asking }) {
        const question = `${verb} ${apiGroup}/${apiVersion}/${resource}/${subresource} ${namespace}/${asking}`;
        asked.push(question);
        if (allowed.includes(question)) return { allowed: true };
        if (failure !== undefined) throw new Error(failure);
        return { allowed: false, ...(reason !== undefined && { reason }) };
      },
    });
    const attributes = new Attributes({
      ...rest,
      user: { ...rest.user, groups: [...(rest.user.groups ?? [])] },
      operation,
      object: decode(object),
      oldObject: decode(old),
    });
    const handles = plugin.handles?.(operation) ?? true;
    if (!handles) return { handles, ...(object && { object: shown(decode(object)) }) };
    const { interfaces } = this.#host.admission();
    const isNew = await this.#hasNoNamespace(request);
    const admit = await statusOf(validateOnly ? undefined : plugin.admit?.(attributes, interfaces));
    const validate = await statusOf(plugin.validate?.(attributes, interfaces));
    const created = isNew && !(await this.#hasNoNamespace(request)) ? [request.namespace] : [];
    return {
      handles,
      ...(admit && { admit }),
      ...(validate && { validate }),
      ...(created.length > 0 && { created }),
      ...(asked.length > 0 && { asked }),
      ...(attributes.object && { object: shown(attributes.object) }),
    };
  }

  async #hasNoNamespace({ namespace = '' }: PluginRequest): Promise<boolean> {
    if (!/^[a-z0-9]+$/.test(namespace)) return false;
    return (await send(this.#server, 'GET', `/api/v1/namespaces/${namespace}`)).status === 404;
  }
}

/** An object that is stored. */
export interface Existing {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

async function createObject(server: APIServer, host: AdmissionHost, object: Existing): Promise<void> {
  const { apiVersion, kind, metadata } = object;
  const found = [...host.resources()].find(
    (each) => each.subresource === '' && each.kind.kind === kind && each.groupVersion.toString() === apiVersion,
  );
  assert.ok(found);
  const base = found.groupVersion.group === '' ? '/api/v1' : `/apis/${apiVersion}`;
  const path = metadata.namespace === undefined ? base : `${base}/namespaces/${metadata.namespace}`;
  const { status, text } = await send(server, 'POST', `${path}/${found.resource}`, object);
  // Some are there in every server.
  assert.ok(status === 201 || status === 409, text);
}

/** The Kinds that owners are of. */
const KINDS: readonly string[] = ['Pod', 'ReplicaSet', 'Node', 'ConfigMap', 'Namespace', 'Service'];

/** The plug-in alone. */
function onlyPlugin(name: string): Exclude<ReturnType<typeof admissionPlugins>['plugins'][number], { name: string }> {
  const { plugins } = admissionPlugins({ enable: [name], disable: DEFAULTS.filter((each) => each !== name) });
  const [plugin] = plugins;
  assert.ok(plugin !== undefined && plugins.length === 1 && 'install' in plugin);
  return plugin;
}

const DEFAULTS = [
  'NamespaceLifecycle',
  'LimitRanger',
  'ServiceAccount',
  'TaintNodesByCondition',
  'PodSecurity',
  'Priority',
  'DefaultTolerationSeconds',
  'DefaultStorageClass',
  'StorageObjectInUseProtection',
  'PodGroupProtection',
  'PersistentVolumeClaimResize',
  'RuntimeClass',
  'CertificateApproval',
  'CertificateSigning',
  'ClusterTrustBundleAttest',
  'CertificateSubjectRestriction',
  'DefaultIngressClass',
  'PodTopologyLabels',
  'NodeDeclaredFeatureValidator',
  'PodResizeValidator',
  'MutatingAdmissionPolicy',
  'MutatingAdmissionWebhook',
  'ValidatingAdmissionPolicy',
  'ValidatingAdmissionWebhook',
  'ResourceQuota',
];

async function statusOf(work: Promise<void> | undefined): Promise<object | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (isStatusError(error)) {
      const { apiVersion: _, kind: __, ...status } = JSON.parse(JSON.stringify(error.errStatus));
      return { metadata: {}, ...status };
    }
    assert.ok(error instanceof Error);
    return { metadata: {}, message: error.message };
  }
}
