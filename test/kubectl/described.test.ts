// What `describe` says beside kubectl on one server, of objects in described.yaml: every word of kubectl's text is in ours, but
// for those that only label something, which are listed with what we say instead. With KUBETYPED_CONTROLPLANE=start on
// kube-apiserver, too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadAll } from 'js-yaml';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { isAlreadyExists } from 'kubetyped/apimachinery/api/errors';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { type Client, mergePatch, type ResourceClient } from 'kubetyped/client';
import { describe } from 'kubetyped/kubectl';
import { kubectl } from '../server/kubectl.ts';
import { places } from './places.ts';

const skip = kubectl === '' && 'NOT COMPARED WITH KUBECTL: set KUBETYPED_GO=1';

/** Resources of what has no class here. */
const RESOURCES: Readonly<Record<string, string>> = {
  Widget: 'widgets',
  CustomResourceDefinition: 'customresourcedefinitions',
};
/** Kinds that are there for others. */
const UNKNOWN = ['Lease', 'RuntimeClass'];
const objects = loadAll(readFileSync('test/kubectl/described.yaml', 'utf8')).map(
  (each) => new Unstructured(JSON.parse(JSON.stringify(each))),
);

function resourceOf(client: Client, object: Unstructured): ResourceClient<Unstructured> {
  const { group, version, kind } = object.groupVersionKind();
  const resource = scheme.typeFor({ group, version, kind })?.resource ?? RESOURCES[kind] ?? '';
  const namespace = object.getNamespace();
  return client.unstructured({ group, version, resource }, namespace === '' ? {} : { namespace });
}

/** Creates an object, and gives it its status. */
async function create(client: Client, object: Unstructured): Promise<void> {
  const resource = resourceOf(client, object);
  const name = object.getName();
  for (let tries = 0; ; tries++)
    try {
      await resource.create(object).catch((error: unknown) => {
        if (!isAlreadyExists(error)) throw error;
      });
      break;
    } catch (error) {
      // Definitions take a moment to be served.
      if (tries > 50 || object.getKind() !== 'Widget') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  const { status }: { status?: object } = JSON.parse(JSON.stringify(object));
  if (status !== undefined && object.getKind() !== 'Widget') await resource.patchStatus(name, mergePatch({ status }));
}

/** Words of kubectl that label or explain something, and stand for nothing that is not said in ours; see the objects. */
const LABELS: ReadonlySet<string> = new Set(
  `0% +0000 0/TCP 100 about AcquireTime active AddressType affecting Affinity all Allocated allowed AllowedTopologies
  Allowing AllowVolumeExpansion any API APIGroup Architecture are Backends bare BinaryData burstable by Capacity CIDR
  ClaimName Class command ConfigMapName connectivity Constraints Container container contains Creation CreationTimestamp
  Current DataSource deleted destination do Environment EphemeralVolume error expected Failed false Families Family
  Finished for found FSType get gets GlobalDefault guaranteed have HealthCheck History HolderIdentity Host HostPathType
  i.e Image include Info information Ingress injected Interface IPBlock is IsDefaultClass isolated Kind
  LastHeartbeatTime LastProbeTime lasts LastTransitionTime leases.coordination.k8s.io least lifetime Limit LimitRange
  LocalhostProfile long Matches MaxUnavailable may Message Metadata MinReadySeconds mount MountOptions Mounts multiple
  Namespace NamespaceSelector nil Node Node-Selector Node-Selectors NodeName NodePort Non-Resource Non-terminated Number
  of op openAPIV3Schema Operating over overcommitted Path percent percentage Period Persistent pod pod's pod>:8076
  PodCIDR PodCIDRs PodSelector Policy PolicyRule populated Port PreemptionPolicy ProviderID quality Range Ranges
  ReadOnly ReclaimPolicy reference Reference RenewTime Required requirement Resource resources Resources restricted
  Retention RollingUpdateStrategy routes ROX running RWO RWX same SeccompProfile Seconds SecretName Selected service set
  shares SizeLimit SNI source Spec specific specification Status Statuses StorageClass StrategyType Suspend TargetPort
  TargetRef temporary Term terminate terminates Terms that the These this Time Timestamp to TokenExpirationSeconds total
  Total True true TTL unset Up-to-date URLs usually UTC v1:spec.nodeName Value value Variables Verbs Version
  VolumeAttributes VolumeBindingMode VolumeHandle VolumeMode WhenDeleted WhenScaled whose with`.split(/\s+/),
);

/** What we say besides. */
const MORE: ReadonlySet<string> = new Set([
  'Addresses',
  'Allowed Sources',
  'Annotations',
  'Capacity',
  'Conditions',
  'Created',
  'Deadline',
  'Default',
  'Deleted After',
  'Events',
  'Failure Policy',
  'Healthy Pods',
  'Immutable',
  'Kept Jobs',
  'Labels',
  'Max Failed Indexes',
  'Mountable Secrets',
  'Namespace',
  'Nodes',
  'Paused',
  'Ports',
  'Reason',
  'Requested',
  'Requested by Pods',
  'Resources',
  'Rules',
  'Scales',
  'Scope Selector',
  'Started',
  'Suspended',
  'TLS',
  'Terminates Within',
  'Token Is Mounted',
  'Unhealthy Pods',
  'Update Strategy',
  'Volumes Can Grow',
]);

/** The words of a text, times as they are in objects. */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4}/g, (time) => new Date(time).toISOString())
    .replace(/(\d\d:\d\d:\d\d)\.0+Z/g, '$1Z')
    .split(/[\s,()"=;|[\]]+/)
    .map((word) => word.replace(/^[-.:*<'/]+|[-.:>'/]+$/g, ''));
  return [...new Set(words.filter((word) => word !== ''))];
}

function labelsOf(text: string): string[] {
  return [...text.matchAll(/^([A-Z][A-Za-z ]*):/gm)].map(([, label = '']) => label);
}

for (const [where, start] of Object.entries(places))
  test(`every fact that kubectl shows is shown, on ${where}`, { skip, timeout: 300_000 }, async (t) => {
    const place = await start();
    t.after(() => place.close());
    const { client } = place;
    const metadata = { name: 'kube-node-lease' };
    await client.resource(corev1.Namespace).apply({ metadata }, { fieldManager: 'test' });
    for (const object of objects) await create(client, object);
    const asked = objects.filter((each) => !UNKNOWN.includes(each.getKind()));
    const names = asked.map((each) => {
      const { group, version, kind } = each.groupVersionKind();
      return `${kind}.${version}.${group}/${each.getName()}`;
    });
    const { status, stdout, stderr } = await place.kubectl('describe', '-n', 'team', ...names);
    assert.equal(status, 0, stderr);
    const texts = stdout.split(/\n\n\n(?=Name: )/);
    assert.equal(texts.length, names.length);
    const unused = new Set([...LABELS, ...MORE]);
    const wrong: string[] = [];
    for (const [at, theirs] of texts.entries()) {
      const object = asked[at] ?? assert.fail();
      const ours = await describe(client, resourceOf(client, object), object.getName());
      const [said, known] = [wordsOf(ours).join(' ').toLowerCase(), wordsOf(theirs).join(' ').toLowerCase()];
      const faults = wordsOf(theirs).filter((word) => {
        if (said.includes(word.toLowerCase()) || unused.delete(word) || LABELS.has(word)) return false;
        return object.getKind() !== 'Node' || !/^\d+[smhd]$/.test(word);
      });
      const more = labelsOf(ours).filter(
        (label) =>
          !known.includes(label.toLowerCase().split(' ')[0] ?? '') && !unused.delete(label) && !MORE.has(label),
      );
      if (faults.length + more.length > 0)
        wrong.push(
          `${names[at]}: not said: ${faults.join(' ')}; said besides: ${more.join(', ')}\n${theirs}\n--- ours\n${ours}`,
        );
    }
    assert.equal(wrong.length, 0, wrong.join('\n\n'));
    // Nothing stays listed that is said.
    if (where === 'our server') assert.deepEqual([...unused], []);
  });
