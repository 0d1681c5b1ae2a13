import type { Container, EphemeralContainer, Volume } from '#api/core/v1/zz_generated.structs';
import { Pod, ServiceAccount } from '#api/core/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { secretNamesOf } from '#src/kinds/core/pod/references';
import { generateName } from '../../registry/generate_name.ts';
import {
  type AdmissionPlugin,
  type Attributes,
  changeObject,
  type HostedAdmission,
  isAbout,
  newForbidden,
  ofKind,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const DEFAULT = 'default';
/** Where programs find the token. */
const MOUNT_PATH = '/var/run/secrets/kubernetes.io/serviceaccount';
const VOLUME_PREFIX = 'kube-api-access-';
/** An hour, and a bit by which a token is known that a program has not read again. */
const TOKEN_SECONDS = 3607;
const MIRROR_ANNOTATION = 'kubernetes.io/config.mirror';
const ENFORCE_ANNOTATION = 'kubernetes.io/enforce-mountable-secrets';

/** How often the account `default` of a new namespace is looked for, and milliseconds between. */
const TRIES = 10;
const PAUSE = 100;

/** Gives Pods their ServiceAccount, which must be there, and its token. */
export const serviceAccount: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'ServiceAccount',
      handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
      async admit(attributes) {
        if (attributes.operation !== 'CREATE' || !isAbout(attributes, '', 'pods')) return;
        const pod = ofKind(Pod, attributes.object);
        if (pod === undefined) return;
        if (pod.metadata.annotations?.[MIRROR_ANNOTATION] === undefined) await give(attributes, pod, stored);
        await validate(attributes, stored);
      },
      async validate(attributes) {
        if (isAbout(attributes, '', 'pods', ['', 'ephemeralcontainers'])) await validate(attributes, stored);
      },
    };
  },
};

async function give(attributes: Attributes, pod: Pod, stored: StoredObjects): Promise<void> {
  const name = pod.spec?.serviceAccountName || DEFAULT;
  const account = await accountOf(attributes, name, stored);
  const isMounted = pod.spec?.automountServiceAccountToken ?? account.automountServiceAccountToken ?? true;
  changeObject(attributes, Pod, ({ spec }) => {
    if (spec === undefined) return;
    spec.serviceAccountName = name;
    // The older field says the same.
    spec.serviceAccount = name;
    if (isMounted) mountToken(spec);
    const { imagePullSecrets = [] } = account;
    if ((spec.imagePullSecrets ?? []).length === 0 && imagePullSecrets.length > 0)
      spec.imagePullSecrets = imagePullSecrets.map((secret) => ({ name: secret.name ?? '' }));
  });
}

function mountToken(spec: NonNullable<Pod['spec']>): void {
  const own = (spec.volumes ?? []).find(({ name }) => name.startsWith(VOLUME_PREFIX));
  const name = own?.name ?? generateName(VOLUME_PREFIX);
  let isNeeded = false;
  for (const container of [...(spec.initContainers ?? []), ...(spec.containers ?? [])]) {
    const mounts = container.volumeMounts ?? [];
    // What a container mounts there itself stays.
    if (mounts.some(({ mountPath }) => mountPath === MOUNT_PATH)) continue;
    container.volumeMounts = [...mounts, { name, readOnly: true, mountPath: MOUNT_PATH }];
    isNeeded = true;
  }
  if (own === undefined && isNeeded) spec.volumes = [...(spec.volumes ?? []), tokenVolume(name)];
}

function tokenVolume(name: string): Volume {
  return {
    name,
    projected: {
      defaultMode: 0o644,
      sources: [
        { serviceAccountToken: { path: 'token', expirationSeconds: TOKEN_SECONDS } },
        { configMap: { name: 'kube-root-ca.crt', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
        {
          downwardAPI: {
            items: [{ path: 'namespace', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.namespace' } }],
          },
        },
      ],
    },
  };
}

async function validate(attributes: Attributes, stored: StoredObjects): Promise<void> {
  const { operation, subresource, namespace } = attributes;
  const isDebugged = operation === 'UPDATE' && subresource === 'ephemeralcontainers';
  const pod = ofKind(Pod, attributes.object);
  if (pod?.spec === undefined || (operation !== 'CREATE' && !isDebugged)) return;
  if (!isDebugged && pod.metadata.annotations?.[MIRROR_ANNOTATION] !== undefined)
    return validateMirror(attributes, pod);
  const { serviceAccountName: name } = pod.spec;
  if (!name) throw refused(attributes, `no service account specified for pod ${namespace}/${pod.metadata.name ?? ''}`);
  const account = await accountOf(attributes, name, stored);
  if (!/^(?:1|t|T|TRUE|true|True)$/.test(account.metadata.annotations?.[ENFORCE_ANNOTATION] ?? '')) return;
  if (!isDebugged) {
    const fault = foreignSecretOfPod(pod, account);
    if (fault !== undefined) throw refused(attributes, fault);
    return;
  }
  const fault = foreignSecret('ephemeral container', pod.spec.ephemeralContainers ?? [], account);
  // As in Go no status: it is answered by 500.
  if (fault !== undefined) throw new Error(fault);
}

const refused = (attributes: Attributes, text: string): Error => newForbidden(attributes, new Error(text));

/** A Pod of a kubelet is nobody's. */
function validateMirror(attributes: Attributes, pod: Pod): void {
  const { spec } = pod;
  if (spec?.serviceAccountName) throw refused(attributes, 'a mirror pod may not reference service accounts');
  if (secretNamesOf(pod).length > 0) throw refused(attributes, 'a mirror pod may not reference secrets');
  const sources = (spec?.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? []);
  if (sources.some(({ serviceAccountToken }) => serviceAccountToken))
    throw refused(attributes, 'a mirror pod may not use ServiceAccountToken volume projections');
}

function foreignSecretOfPod({ spec }: Pod, account: ServiceAccount): string | undefined {
  const { name = '' } = account.metadata;
  const known = secretsOf(account);
  for (const { secret } of spec?.volumes ?? [])
    if (secret && !known.has(secret.secretName ?? ''))
      return `volume with secret.secretName="${secret.secretName ?? ''}" is not allowed because service account ${name} does not reference that secret`;
  const fault =
    foreignSecret('init container', spec?.initContainers ?? [], account) ??
    foreignSecret('container', spec?.containers ?? [], account);
  if (fault !== undefined) return fault;
  const pulling = new Set((account.imagePullSecrets ?? []).map((each) => each.name ?? ''));
  for (const [index, each] of (spec?.imagePullSecrets ?? []).entries())
    if (!pulling.has(each.name ?? ''))
      return `imagePullSecrets[${index}].name="${each.name ?? ''}" is not allowed because service account ${name} does not reference that imagePullSecret`;
  return undefined;
}

function foreignSecret(
  what: string,
  containers: readonly (Container | EphemeralContainer)[],
  account: ServiceAccount,
): string | undefined {
  const known = secretsOf(account);
  const why = (secret: string): string =>
    `referencing secret.secretName="${secret}" is not allowed because service account ${account.metadata.name ?? ''} does not reference that secret`;
  for (const container of containers) {
    for (const { name, valueFrom } of container.env ?? []) {
      const { secretKeyRef: ref } = valueFrom ?? {};
      if (ref && !known.has(ref.name ?? ''))
        return `${what} ${container.name} with envVar ${name} ${why(ref.name ?? '')}`;
    }
    for (const { secretRef: ref } of container.envFrom ?? [])
      if (ref && !known.has(ref.name ?? '')) return `${what} ${container.name} with envFrom ${why(ref.name ?? '')}`;
  }
  return undefined;
}

const secretsOf = ({ secrets }: ServiceAccount): Set<string> => new Set((secrets ?? []).map(({ name }) => name ?? ''));

/** @throws {StatusError} 403 when there is none */
async function accountOf(attributes: Attributes, name: string, stored: StoredObjects): Promise<ServiceAccount> {
  const { namespace } = attributes;
  // That of a new namespace comes a moment after it.
  for (let tries = name === DEFAULT ? TRIES : 1; tries > 0; tries--) {
    const found = await stored.latest(ServiceAccount, name, namespace);
    if (found !== undefined) return found;
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  const missing = newNotFound({ group: '', resource: 'serviceaccount' }, name);
  throw refused(attributes, `error looking up service account ${namespace}/${name}: ${missing.message}`);
}
