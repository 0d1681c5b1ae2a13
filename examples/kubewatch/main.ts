/**
 * kubewatch on an API server of its own, or on a cluster:
 *
 *     npm run example -- kubewatch --kind pods,deployments
 *     npm run example -- kubewatch --context staging --kind pods --namespace shop --slack env:SLACK_URL
 */

import { isNoMatchError } from 'kubetyped/apimachinery/api/meta';
import type { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { Client } from 'kubetyped/client';
import { Discovery } from 'kubetyped/client/discovery';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { DeferredDiscoveryRESTMapper } from 'kubetyped/client/restmapper';
import type { SharedInformer } from 'kubetyped/client/tools/cache';
import { terminationSignal } from 'kubetyped/controller/endpoints';
import { connect } from '../connect.ts';
import { fail } from '../failure.ts';
import { type Options, readOptions, USAGE, UsageError } from './options.ts';
import { Outlet, type Sink } from './outlet.ts';
import { redacted } from './redaction.ts';
import { slack, terminal, webhook } from './sinks.ts';
import { Memories } from './told.ts';
import { watch } from './watcher.ts';

/** How long what waits may still be sent at the end, in milliseconds. */
const GRACE = 5000;
/** The first delay after a failure to send. */
const RETRY = 500;

function optionsOrEnd(): Options {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options !== undefined) return options;
    console.log(USAGE);
    process.exit();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\nkubewatch --help lists all options.`);
    process.exit(2);
  }
}

/** What is watched. */
interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
  /** Of all its objects, which ones. */
  readonly scope: string;
}

/** Watches until the signal is aborted. @throws UsageError for kinds that the server doesn't have */
async function run(client: Client, options: Options, signal: AbortSignal): Promise<void> {
  const mapper = new DeferredDiscoveryRESTMapper(new Discovery(client));
  const informers = new SharedInformerFactory(client, {
    omitManagedFields: true,
    onError: (error, { source }) => {
      if (!signal.aborted) console.error(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  const { kinds, namespaces, labels } = options;
  const watched: { readonly informer: SharedInformer<Unstructured>; readonly what: Kind }[] = [];
  for (const kind of new Set(kinds)) {
    const { resource, groupVersionKind, scope } = await mapper
      .resourceMapping(kind, { signal })
      .catch((error: unknown) => {
        throw isNoMatchError(error) ? new UsageError(`the server has no ${kind}`) : error;
      });
    for (const namespace of scope.name === 'namespace' && namespaces.length > 0 ? new Set(namespaces) : ['']) {
      const selected = { namespace, transform: redacted, ...(labels !== undefined && { labelSelector: labels }) };
      const apiVersion = resource.group === '' ? resource.version : `${resource.group}/${resource.version}`;
      const what = { apiVersion, kind: groupVersionKind.kind, scope: `${namespace} ${labels ?? ''}` };
      watched.push({ informer: informers.unstructuredFor(resource, selected), what });
    }
  }
  const sinks: Sink[] = [];
  if (options.terminal !== 'none') sinks.push(terminal(options.terminal, (line) => console.log(line)));
  if (options.webhook !== undefined) sinks.push(webhook(options.webhook));
  if (options.slack !== undefined) sinks.push(slack(options.slack));
  const memories = new Memories(options.state);
  const reasons = new Set(options.reasons.map((reason) => reason.toLowerCase()));
  await using _running = informers.start({ signal });
  await informers.synced({ signal });
  console.error(`watching ${watched.map(({ what }) => what.kind).join(', ')}`);

  const sending = new AbortController();
  const { queue: limit, batch, wait } = options;
  const outlets = sinks.map((sink) => {
    // People don't want to wait for what is on their own screen.
    const own = { limit, batch, wait: sink.name === 'terminal' ? 0 : wait, retry: RETRY };
    return new Outlet(sink, { ...own, onError: (message) => console.error(message) });
  });
  const sent = Promise.all(outlets.map((outlet) => outlet.run(sending.signal)));
  const watches = outlets.flatMap((outlet) =>
    watched.map(({ informer, what }) =>
      watch(informer, outlet, memories.of(outlet.name, what), { ...options, reasons }, signal),
    ),
  );
  try {
    await Promise.all(watches);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const outlet of outlets) outlet.close();
    const late = setTimeout(() => sending.abort(), GRACE);
    await sent.catch((error: unknown) => {
      if (!sending.signal.aborted) throw error;
      for (const { name, size } of outlets) if (size > 0) console.error(`${name}: ${size} notices were not sent`);
    });
    clearTimeout(late);
    memories.save();
  }
}

const options = optionsOrEnd();
const signal = terminationSignal();
try {
  await using connection = await connect(options, {
    name: 'kubewatch',
    hint: 'create configmap hello --from-literal=greeting=hi',
  });
  await run(connection.client, options, signal);
} catch (error) {
  if (!signal.aborted) fail(error);
}
