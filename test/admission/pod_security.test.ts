// What PodSecurity says of Pods, by answers of k8s.io/pod-security-admission.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluatePodSecurity } from 'kubetyped/admission';
import type { PodSpec } from 'kubetyped/api/core/v1';
import { type SecurityAnswer, securityAnswers } from './compare_pod_security.ts';
import type { SecuredPod } from './random_secured_pods.ts';

test('each level and version forbids what it forbids in Go', () => {
  const lines = readFileSync('test/admission/vectors/pod_security.jsonl', 'utf8').trim().split('\n');
  for (const line of lines) {
    const { out, ...pod } = JSON.parse(line) as SecuredPod & { readonly out: readonly SecurityAnswer[] };
    assert.deepEqual(securityAnswers(pod), out, line);
  }
});

/** The parameters that baseline allows, by the minor version from which on. */
const SYSCTLS: Readonly<Record<number, readonly string[]>> = {
  0: [
    'kernel.shm_rmid_forced',
    'net.ipv4.ip_local_port_range',
    'net.ipv4.tcp_syncookies',
    'net.ipv4.ping_group_range',
    'net.ipv4.ip_unprivileged_port_start',
  ],
  27: ['net.ipv4.ip_local_reserved_ports'],
  29: [
    'net.ipv4.tcp_keepalive_time',
    'net.ipv4.tcp_fin_timeout',
    'net.ipv4.tcp_keepalive_intvl',
    'net.ipv4.tcp_keepalive_probes',
  ],
  32: ['net.ipv4.tcp_rmem', 'net.ipv4.tcp_wmem'],
  37: ['net.ipv4.tcp_slow_start_after_idle', 'net.ipv4.tcp_notsent_lowat'],
};

test('each parameter of the kernel is allowed from a version on', () => {
  for (const [minor, names] of Object.entries(SYSCTLS))
    for (const name of names) {
      const spec = { securityContext: { sysctls: [{ name, value: '1' }] }, containers: [] };
      const isAllowed = (version: number): boolean => evaluatePodSecurity('baseline', `v1.${version}`, spec).allowed;
      const versions = Array.from({ length: 41 }, (_, version) => version);
      assert.deepEqual(
        versions.filter(isAllowed),
        versions.filter((version) => version >= Number(minor)),
        name,
      );
      assert.equal(evaluatePodSecurity('baseline', 'latest', spec).allowed, true, name);
    }
  const spec = { securityContext: { sysctls: [{ name: 'kernel.msgmax', value: '1' }] }, containers: [] };
  assert.deepEqual(evaluatePodSecurity('baseline', 'latest', spec), {
    allowed: false,
    reason: 'forbidden sysctls',
    detail: 'forbidden sysctls (kernel.msgmax)',
  });
});

const ALLOWED_VOLUMES = [
  ...['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'image', 'persistentVolumeClaim', 'projected'],
  'secret',
];
const RESTRICTED_VOLUMES = [
  ...['hostPath', 'gcePersistentDisk', 'awsElasticBlockStore', 'gitRepo', 'nfs', 'iscsi', 'glusterfs', 'rbd'],
  ...['flexVolume', 'cinder', 'cephfs', 'flocker', 'fc', 'azureFile', 'vsphereVolume', 'quobyte', 'azureDisk'],
  ...['photonPersistentDisk', 'portworxVolume', 'scaleIO', 'storageos'],
];

test('restricted allows volumes of Kubernetes itself, and names the types of others', () => {
  const detailOf = (type: string): string => {
    const spec = { volumes: [{ name: 'v', [type]: {} }], containers: [] } as PodSpec;
    return evaluatePodSecurity('restricted', 'latest', spec).detail;
  };
  for (const type of ALLOWED_VOLUMES) assert.doesNotMatch(detailOf(type), /volume/, type);
  for (const type of [...RESTRICTED_VOLUMES, 'unknown'])
    assert.match(detailOf(type), new RegExp(`\\(volume "v" uses restricted volume type "${type}"\\)`), type);
});

test('an allowed Pod has neither reason nor detail', () => {
  const spec = {
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' as const } },
    containers: [{ name: 'a', securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } }],
  };
  assert.deepEqual(evaluatePodSecurity('restricted', 'latest', spec), { allowed: true, reason: '', detail: '' });
  assert.equal(evaluatePodSecurity('privileged', 'v1.0', { hostPID: true, containers: [] }).allowed, true);
});
