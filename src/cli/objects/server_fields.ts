import { isMap } from '#engine/json/untyped';
import type { Manifest } from '../input/manifests.ts';

type Data = Readonly<Record<string, unknown>>;

/** Metadata that only a server sets. */
const METADATA = new Set([
  'creationTimestamp',
  'deletionGracePeriodSeconds',
  'deletionTimestamp',
  'generation',
  'managedFields',
  'resourceVersion',
  'selfLink',
  'uid',
]);
/** Annotations of kubectl and of the controllers. */
const ANNOTATIONS = new Set([
  'autoscaling.alpha.kubernetes.io/conditions',
  'autoscaling.alpha.kubernetes.io/current-metrics',
  'batch.kubernetes.io/job-tracking',
  'control-plane.alpha.kubernetes.io/leader',
  'deployment.kubernetes.io/desired-replicas',
  'deployment.kubernetes.io/max-replicas',
  'deployment.kubernetes.io/revision',
  'deployment.kubernetes.io/revision-history',
  'deprecated.daemonset.template.generation',
  'endpoints.kubernetes.io/last-change-trigger-time',
  'kubectl.kubernetes.io/last-applied-configuration',
  'kubernetes.io/config.hash',
  'kubernetes.io/config.seen',
  'pv.kubernetes.io/bind-completed',
  'pv.kubernetes.io/bound-by-controller',
  'pv.kubernetes.io/provisioned-by',
  'volume.beta.kubernetes.io/storage-provisioner',
  'volume.kubernetes.io/selected-node',
  'volume.kubernetes.io/storage-provisioner',
]);
/** Labels that the Job controller gives to the Pods of a Job without a selector of its own. */
const JOB_LABELS = new Set([
  'batch.kubernetes.io/controller-uid',
  'batch.kubernetes.io/job-name',
  'controller-uid',
  'job-name',
]);
const BOUND_BY_CONTROLLER = 'pv.kubernetes.io/bound-by-controller';
const TOKEN_FOLDER = '/var/run/secrets/kubernetes.io/serviceaccount';
/** What the API server adds to every Pod, so that it leaves a lost node after five minutes. */
const TOLERATED = new Set(['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable']);

/** What a server adds to the spec of a kind, by group and kind. */
const SPECS: Readonly<Record<string, (spec: Data, object: Data) => Data>> = {
  'v1 Namespace': (spec) => without(spec, ({ key, value }) => key === 'finalizers' && isJust(value, 'kubernetes')),
  'v1 PersistentVolume': (spec, object) =>
    annotation(object, BOUND_BY_CONTROLLER) === undefined ? spec : without(spec, ({ key }) => key === 'claimRef'),
  'v1 PersistentVolumeClaim': (spec, object) =>
    annotation(object, BOUND_BY_CONTROLLER) === undefined ? spec : without(spec, ({ key }) => key === 'volumeName'),
  'v1 Pod': podSpec,
  'v1 Service': serviceSpec,
  'batch/v1 Job': jobSpec,
};

/**
 * An object without what an API server and the controllers of a cluster added to it. The given object stays as it is, and the
 * result shares with it. Of custom resources, metadata and status go.
 */
export function withoutServerFields(manifest: Manifest): Data {
  const { kind, apiVersion } = manifest;
  const object: Data = { ...manifest };
  const forSpec = SPECS[`${apiVersion} ${kind}`];
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    if (key === 'status') continue;
    if (key === 'metadata' && isMap(value)) result[key] = metadata(value, kind);
    else if (key === 'spec' && isMap(value)) result[key] = templates(forSpec?.(value, object) ?? value);
    else result[key] = value;
  }
  if (kind === 'Namespace' && isMap(result['spec']) && isEmpty(result['spec'])) delete result['spec'];
  if (kind === 'ServiceAccount' && apiVersion === 'v1') {
    const name = nameOf(object);
    const secrets = withoutTokens(result['secrets'], name);
    if (secrets === undefined) delete result['secrets'];
    else result['secrets'] = secrets;
  }
  return result;
}

function metadata(data: Data, kind: string): Data {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (METADATA.has(key)) continue;
    if (key === 'annotations' && isMap(value)) {
      const own = without(value, (each) => ANNOTATIONS.has(each.key));
      if (!isEmpty(own)) result[key] = own;
    } else if (key === 'labels' && isMap(value) && kind === 'Namespace') {
      const own = without(value, (each) => each.key === 'kubernetes.io/metadata.name');
      if (!isEmpty(own)) result[key] = own;
    } else result[key] = value;
  }
  return result;
}

/** Go writes a time for the metadata of templates, which never have one: `creationTimestamp: null`. */
function templates(spec: Data): Data {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(spec)) {
    if (key === 'volumeClaimTemplates' && Array.isArray(value))
      result[key] = value.map((item: unknown) =>
        isMap(item) ? without(withoutTime(item), (each) => each.key === 'status') : item,
      );
    else if ((key === 'template' || key === 'jobTemplate') && isMap(value)) {
      const inner = withoutTime(value);
      result[key] = isMap(inner['spec']) ? { ...inner, spec: templates(inner['spec']) } : inner;
    } else result[key] = value;
  }
  return result;
}

function withoutTime(template: Data): Data {
  const { metadata: data } = template;
  if (!isMap(data) || data['creationTimestamp'] !== null) return template;
  const own = without(data, ({ key }) => key === 'creationTimestamp');
  return isEmpty(own) ? without(template, ({ key }) => key === 'metadata') : { ...template, metadata: own };
}

/** The addresses are those that were assigned; `None` is chosen. */
function serviceSpec(spec: Data): Data {
  const isHeadless = spec['clusterIP'] === 'None';
  return without(
    spec,
    ({ key }) => key === 'clusterIPs' || (key === 'clusterIP' && !isHeadless) || key === 'healthCheckNodePort',
  );
}

/** Without the token volume, the node, and what admission adds to every Pod. */
function podSpec(spec: Data): Data {
  const tokens = new Set(
    list(spec['volumes'])
      .filter(isTokenVolume)
      .map(({ name }) => name),
  );
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(spec)) {
    if (key === 'nodeName' || key === 'priority' || key === 'preemptionPolicy') continue;
    if (key === 'serviceAccount' && value === spec['serviceAccountName']) continue;
    if (key === 'serviceAccountName' && value === 'default') continue;
    if (key === 'tolerations')
      setRest(
        result,
        key,
        list(value).filter((each) => !isAddedToleration(each)),
      );
    else if (key === 'volumes')
      setRest(
        result,
        key,
        list(value).filter(({ name }) => !tokens.has(name)),
      );
    else if (/^(?:c|initC|ephemeralC)ontainers$/.test(key))
      result[key] = list(value).map((each) => container(each, tokens));
    else result[key] = value;
  }
  return result;
}

function container(data: Data, tokens: ReadonlySet<unknown>): Data {
  if (!Array.isArray(data['volumeMounts'])) return data;
  const { volumeMounts, ...rest } = data;
  const mounts = list(volumeMounts).filter(({ name, mountPath }) => !tokens.has(name) || mountPath !== TOKEN_FOLDER);
  // Keeps its place.
  return mounts.length === 0 ? rest : { ...data, volumeMounts: mounts };
}

function isTokenVolume({ name, projected, secret }: Data): boolean {
  if (typeof name !== 'string') return false;
  if (/^kube-api-access-[a-z0-9]{5}$/.test(name)) return isMap(projected);
  return /-token-[a-z0-9]{5}$/.test(name) && isMap(secret) && secret['secretName'] === name;
}

function isAddedToleration({ key, operator, effect, tolerationSeconds }: Data): boolean {
  return TOLERATED.has(String(key)) && operator === 'Exists' && effect === 'NoExecute' && tolerationSeconds === 300;
}

/** The selector and its labels, unless the Job has chosen them itself. */
function jobSpec(spec: Data): Data {
  if (spec['manualSelector'] === true) return spec;
  const { template } = spec;
  const own = without(spec, ({ key }) => key === 'selector');
  if (!isMap(template) || !isMap(template['metadata']) || !isMap(template['metadata']['labels'])) return own;
  const labels = without(template['metadata']['labels'], ({ key }) => JOB_LABELS.has(key));
  const data = isEmpty(labels)
    ? without(template['metadata'], ({ key }) => key === 'labels')
    : { ...template['metadata'], labels };
  return {
    ...own,
    template: isEmpty(data) ? without(template, ({ key }) => key === 'metadata') : { ...template, metadata: data },
  };
}

/** Secrets of tokens, which clusters before 1.24 made for every account. */
function withoutTokens(secrets: unknown, name: string): readonly unknown[] | undefined {
  if (!Array.isArray(secrets)) return undefined;
  const rest = secrets.filter((each) => !isMap(each) || !String(each['name']).startsWith(`${name}-token-`));
  return rest.length === 0 ? undefined : rest;
}

function setRest(target: Record<string, unknown>, key: string, rest: readonly unknown[]): void {
  if (rest.length > 0) target[key] = rest;
}

function without(data: Data, isDropped: (entry: { readonly key: string; readonly value: unknown }) => boolean): Data {
  return Object.fromEntries(Object.entries(data).filter(([key, value]) => !isDropped({ key, value })));
}

function list(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

function isJust(value: unknown, item: string): boolean {
  return Array.isArray(value) && value.length === 1 && value[0] === item;
}

function isEmpty(data: Data): boolean {
  return Object.keys(data).length === 0;
}

function annotation(object: Data, key: string): unknown {
  const data = object['metadata'];
  const annotations = isMap(data) ? data['annotations'] : undefined;
  return isMap(annotations) ? annotations[key] : undefined;
}

function nameOf(object: Data): string {
  const data = object['metadata'];
  return isMap(data) && typeof data['name'] === 'string' ? data['name'] : '';
}
