// What PodNodeSelector, PodTolerationRestriction and EventRateLimit make of one request, in the form of the rows of
// scripts/go/admissionplugins.
import assert from 'node:assert/strict';
import { scheme } from 'kubetyped';
import { type AdmissionPlugin, Attributes, type Operation } from 'kubetyped/admission';
import { Event } from 'kubetyped/api/core/v1';
import { isStatusError } from 'kubetyped/apimachinery/api/errors';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import type { Clock } from 'kubetyped/apimachinery/util/wait';
import { type AdmissionHost, type AdmissionPluginsOptions, admissionPlugins } from 'kubetyped/apiserver';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { interfaces } from '../admission/policy_answer.ts';
import { send } from './client.ts';

export interface RestrictionRow {
  readonly plugin: 'EventRateLimit' | 'PodNodeSelector' | 'PodTolerationRestriction';
  /** The configuration, as JSON. */
  readonly config?: string;
  readonly operation: Operation;
  readonly kind: { readonly group: string; readonly version: string; readonly kind: string };
  readonly resource: { readonly group: string; readonly version: string; readonly resource: string };
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly user?: { readonly name: string };
  readonly dryRun?: boolean;
  readonly object?: object;
  readonly old?: object;
  readonly existing?: readonly object[];
  /** In place of the request: what EventRateLimit is asked about, one after the other. */
  readonly events?: readonly TimedEvent[];
}

/** An event, and how many milliseconds after the one before it. */
export interface TimedEvent {
  readonly after: number;
  readonly namespace?: string;
  readonly user?: string;
  readonly group?: string;
  readonly dryRun?: boolean;
  readonly source: object;
  readonly about: object;
}

export interface RestrictionAnswer {
  readonly invalid?: string;
  readonly handles: boolean;
  readonly admit?: object;
  readonly validate?: object;
  readonly object?: object;
  /** Why events are refused; empty for others. */
  readonly limited?: readonly string[];
}

/** Those that kube-apiserver has by default. */
const DEFAULTS = [
  ...['NamespaceLifecycle', 'LimitRanger', 'ServiceAccount', 'TaintNodesByCondition', 'PodSecurity', 'Priority'],
  ...['DefaultTolerationSeconds', 'DefaultStorageClass', 'StorageObjectInUseProtection', 'PodGroupProtection'],
  ...['PersistentVolumeClaimResize', 'RuntimeClass', 'CertificateApproval', 'CertificateSigning', 'ResourceQuota'],
  ...['ClusterTrustBundleAttest', 'CertificateSubjectRestriction', 'DefaultIngressClass', 'PodTopologyLabels'],
  ...['NodeDeclaredFeatureValidator', 'PodResizeValidator', 'MutatingAdmissionPolicy', 'MutatingAdmissionWebhook'],
  ...['ValidatingAdmissionPolicy', 'ValidatingAdmissionWebhook'],
];

const serializer = new Serializer(scheme);

/** A server, for plug-ins that look at its namespaces. */
export class RestrictionHost {
  readonly #api: TestServer;
  readonly #host: AdmissionHost;
  #now = 0;
  readonly #clock = { now: () => this.#now, after: () => assert.fail('nothing waits') };

  private constructor(api: TestServer, host: AdmissionHost) {
    this.#api = api;
    this.#host = host;
  }

  static async start(): Promise<RestrictionHost> {
    let host: AdmissionHost | undefined;
    const own = {
      install(given: AdmissionHost): AdmissionPlugin {
        host = given;
        return { name: 'Own' };
      },
    };
    const api = await startTestServer({ admission: [own] });
    assert.ok(host);
    return new RestrictionHost(api, host);
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  /** What our plug-in does. */
  async answer(row: RestrictionRow): Promise<RestrictionAnswer> {
    for (const object of row.existing ?? []) {
      const { status, text } = await send(this.#api.server, 'POST', '/api/v1/namespaces', object);
      assert.ok(status === 201 || status === 409, text);
    }
    let plugin: AdmissionPlugin;
    try {
      plugin = this.#plugin(row);
    } catch (error) {
      assert.ok(error instanceof Error);
      return { invalid: error.message, handles: false };
    }
    if (row.events !== undefined) return { handles: false, limited: await this.#limited(plugin, row.events) };
    if (plugin.handles?.(row.operation) === false) return { handles: false };
    const { object, old, operation, kind, resource, subresource = '', namespace = '', name = '', user, dryRun } = row;
    const attributes = new Attributes({
      ...{ operation, kind, resource, subresource, namespace, name, dryRun: dryRun ?? false },
      object: object && serializer.decode(JSON.stringify(object)).object,
      oldObject: old && serializer.decode(JSON.stringify(old)).object,
      ...(user && { user: { ...user, groups: [] } }),
    });
    const admit = await statusOf(() => plugin.admit?.(attributes, interfaces));
    const validate = await statusOf(() => plugin.validate?.(attributes, interfaces));
    return {
      handles: true,
      ...(admit && { admit }),
      ...(validate && { validate }),
      ...(attributes.object && { object: attributes.object }),
    };
  }

  async #limited(plugin: AdmissionPlugin, events: readonly TimedEvent[]): Promise<string[]> {
    const texts: string[] = [];
    for (const { after, namespace = '', user = '', group = '', dryRun = false, source, about } of events) {
      this.#now += after;
      const attributes = new Attributes({
        operation: 'CREATE',
        kind: { group, version: 'v1', kind: 'Event' },
        resource: { group, version: 'v1', resource: 'events' },
        ...{ namespace, dryRun, name: 'a', user: { name: user, groups: [] } },
        object: new Event({ metadata: {}, source, involvedObject: about }),
      });
      const status = await statusOf(() => plugin.validate?.(attributes, interfaces));
      texts.push(status && 'message' in status ? String(status.message) : '');
    }
    return texts;
  }

  /** The plug-in of a row alone. @throws {Error} when its configuration is wrong */
  #plugin({ plugin: name, config }: RestrictionRow): AdmissionPlugin {
    const { plugins } = admissionPlugins({
      enable: [name],
      disable: DEFAULTS,
      ...optionsOf(name, config, this.#clock),
    });
    assert.equal(plugins.length, 1);
    const [found] = plugins;
    assert.ok(found);
    return 'install' in found ? found.install(this.#host) : found;
  }
}

function optionsOf(
  plugin: RestrictionRow['plugin'],
  config: string | undefined,
  clock: Clock,
): AdmissionPluginsOptions {
  if (config === undefined) return {};
  const given = JSON.parse(config);
  if (plugin === 'EventRateLimit') return { eventRateLimit: { ...given, clock } };
  return plugin === 'PodNodeSelector'
    ? { podNodeSelector: given.podNodeSelectorPluginConfig }
    : { podTolerationRestriction: given };
}

/** The Status with which a request is refused; of other errors, their text. */
async function statusOf(ask: () => Promise<void> | undefined): Promise<object | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    assert.ok(error instanceof Error);
    if (!isStatusError(error)) return { message: error.message };
    const { message, reason, code, details } = error.errStatus;
    return { message, reason, code, ...(details && { details }) };
  }
}

/** An answer, ours or Go's, without what does not count. */
export function comparable({ object }: RestrictionRow, answer: RestrictionAnswer): object {
  const { invalid, handles, admit, validate, limited } = answer;
  const status = (given: object): object => {
    const { message, reason, code, details } = given as Record<string, unknown>;
    return { message, reason, code, details };
  };
  const { spec } = (answer.object ?? object ?? {}) as { spec?: Record<string, unknown> | null };
  const tolerations = ((spec?.['tolerations'] ?? []) as (object | null)[]).map((each) =>
    Object.fromEntries(Object.entries(each ?? {}).filter(([, value]) => value !== '' && value !== null)),
  );
  const selector = Object.entries((spec?.['nodeSelector'] ?? {}) as object).map(([key, value]) => [key, value ?? '']);
  return JSON.parse(
    JSON.stringify({
      ...{ handles, tolerations, limited },
      // Go takes the types out of a map.
      invalid: invalid?.replace(/supported values: "\w+"(?:, "\w+")*/g, 'supported values'),
      nodeSelector: Object.fromEntries(selector),
      admit: admit && status(admit),
      validate: validate && status(validate),
    }),
  );
}
