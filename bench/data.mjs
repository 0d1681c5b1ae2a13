// The objects the benchmarks read and write, as an API server sends them: fields in Go's order, managedFields included.
// The same seed gives the same objects, all of them different. The Go program refuses texts Go would write otherwise.

const LETTERS = 'bcdfghjklmnpqrstvwxz2456789';
const HEX = '0123456789abcdef';
const WORDS = [
  'billing',
  'search',
  'gateway',
  'ledger',
  'catalog',
  'mailer',
  'session',
  'ranking',
  'export',
  'quota',
  'audit',
  'thumbs',
];

export class Random {
  #state;

  constructor(seed) {
    this.#state = seed;
  }

  /** An integer from 0 up to, not including, `limit` (mulberry32). */
  below(limit) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * limit);
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  text(alphabet, length) {
    return Array.from({ length }, () => alphabet[this.below(alphabet.length)]).join('');
  }

  uid() {
    return [8, 4, 4, 4, 12].map((length) => this.text(HEX, length)).join('-');
  }

  time() {
    return `${new Date(Date.UTC(2026, this.below(12), 1 + this.below(28), this.below(24), this.below(60), this.below(60))).toISOString().slice(0, 19)}Z`;
  }

  digest() {
    return `sha256:${this.text(HEX, 64)}`;
  }

  address() {
    return `10.${this.below(256)}.${this.below(256)}.${1 + this.below(254)}`;
  }
}

/** The set of fields of a value as server-side apply writes it; lists of objects go by their key. */
function fieldsOf(value, keyOf = listKey) {
  const set = {};
  for (const name of Object.keys(value).sort()) {
    const field = value[name];
    if (Array.isArray(field) && field.length > 0 && keyOf(name, field[0]) !== undefined) {
      set[`f:${name}`] = { '.': {} };
      for (const item of field)
        set[`f:${name}`][`k:${JSON.stringify(keyOf(name, item))}`] = { '.': {}, ...fieldsOf(item, keyOf) };
    } else {
      set[`f:${name}`] =
        typeof field === 'object' && field !== null && !Array.isArray(field) ? fieldsOf(field, keyOf) : {};
    }
  }
  return set;
}

function listKey(list, item) {
  switch (list) {
    case 'ownerReferences':
      return { uid: item.uid };
    case 'conditions':
    case 'addresses':
      return { type: item.type };
    case 'ports':
      return { containerPort: item.containerPort, protocol: item.protocol };
    case 'volumeMounts':
      return { mountPath: item.mountPath };
    case 'containers':
    case 'env':
    case 'volumes':
      return { name: item.name };
    case 'podIPs':
    case 'hostIPs':
      return { ip: item.ip };
    default:
      return undefined;
  }
}

function managed(manager, operation, time, fieldsV1, subresource) {
  const entry = { manager, operation, apiVersion: 'v1', time, fieldsType: 'FieldsV1', fieldsV1 };
  return subresource === undefined ? entry : { ...entry, subresource };
}

function probe(path, port, periodSeconds) {
  return {
    httpGet: { path, port, scheme: 'HTTP' },
    initialDelaySeconds: 5,
    timeoutSeconds: 1,
    periodSeconds,
    successThreshold: 1,
    failureThreshold: 3,
  };
}

function container(random, app, name, index, image) {
  const port = 8080 + index;
  return {
    name,
    image,
    args: [`--listen=:${port}`, `--log-level=${random.pick(['info', 'warn', 'debug'])}`],
    ports: [{ name: 'http', containerPort: port, protocol: 'TCP' }],
    env: [
      { name: 'POD_NAME', valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.name' } } },
      { name: 'UPSTREAM_URL', value: `http://${app}.${random.pick(WORDS)}.svc:${8000 + random.below(999)}` },
      ...(index > 1
        ? []
        : [{ name: 'API_TOKEN', valueFrom: { secretKeyRef: { name: `${app}-token`, key: 'token' } } }]),
    ],
    resources: {
      limits: { cpu: `${100 * (1 + random.below(9))}m`, memory: `${64 * (1 + random.below(15))}Mi` },
      requests: { cpu: `${10 * (1 + random.below(9))}m`, memory: `${32 * (1 + random.below(15))}Mi` },
    },
    volumeMounts: [
      ...(index > 1 ? [] : [{ name: 'config', readOnly: true, mountPath: `/etc/${app}` }]),
      { name: 'kube-api-access', readOnly: true, mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' },
    ],
    ...(index > 1 ? {} : { livenessProbe: probe('/healthz', 'http', 10), readinessProbe: probe('/readyz', port, 5) }),
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'File',
    imagePullPolicy: 'IfNotPresent',
    ...(index > 1
      ? {}
      : { securityContext: { capabilities: { drop: ['ALL'] }, runAsNonRoot: true, allowPrivilegeEscalation: false } }),
  };
}

function condition(type, time) {
  return { type, observedGeneration: 1, status: 'True', lastProbeTime: null, lastTransitionTime: time };
}

/** The data of a pod without kind and apiVersion, as it stands in a list. */
function podData(random) {
  const app = `${random.pick(WORDS)}-${random.pick(WORDS)}`;
  const hash = random.text(LETTERS, 10);
  const name = `${app}-${hash}-${random.text(LETTERS, 5)}`;
  const created = random.time();
  const started = random.time();
  const owner = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    name: `${app}-${hash}`,
    uid: random.uid(),
    controller: true,
    blockOwnerDeletion: true,
  };
  const labels = {
    'app.kubernetes.io/component': random.pick(['web', 'worker', 'cron']),
    'app.kubernetes.io/instance': app,
    'app.kubernetes.io/name': app.split('-')[0],
    'app.kubernetes.io/version': `${random.below(9)}.${random.below(30)}.${random.below(10)}`,
    'pod-template-hash': hash,
    ...(random.below(3) === 0 ? { [`team.example.com/${random.pick(WORDS)}`]: random.pick(WORDS) } : {}),
  };
  const annotations = {
    'checksum/config': random.text(HEX, 64),
    'prometheus.io/port': '8080',
    'prometheus.io/scrape': 'true',
  };
  const names = [app.split('-')[0], 'proxy', 'metrics', 'logs'];
  const images = names.map(
    (each) =>
      `registry.example.com/${app.split('-')[1]}/${each}:v${random.below(9)}.${random.below(30)}.${random.below(10)}`,
  );
  const ip = random.address();
  const hostIP = random.address();
  const spec = {
    volumes: [
      { name: 'config', configMap: { name: `${app}-config`, defaultMode: 420 } },
      { name: 'cache', emptyDir: { sizeLimit: `${1 + random.below(7)}Gi` } },
      {
        name: 'kube-api-access',
        projected: {
          sources: [
            { serviceAccountToken: { expirationSeconds: 3607, path: 'token' } },
            { configMap: { name: 'kube-root-ca.crt', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
            {
              downwardAPI: {
                items: [{ path: 'namespace', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.namespace' } }],
              },
            },
          ],
          defaultMode: 420,
        },
      },
    ],
    containers: names.map((each, index) => container(random, app, each, index, images[index])),
    restartPolicy: 'Always',
    terminationGracePeriodSeconds: 30,
    dnsPolicy: 'ClusterFirst',
    nodeSelector: { 'kubernetes.io/os': 'linux' },
    serviceAccountName: app,
    serviceAccount: app,
    nodeName: `node-${random.below(500)}.example.com`,
    securityContext: { runAsUser: 1000 + random.below(9000), fsGroup: 2000 },
    schedulerName: 'default-scheduler',
    tolerations: [
      { key: 'node.kubernetes.io/not-ready', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 300 },
      { key: 'node.kubernetes.io/unreachable', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 300 },
    ],
    priority: 0,
    enableServiceLinks: true,
    preemptionPolicy: 'PreemptLowerPriority',
  };
  const status = {
    observedGeneration: 1,
    phase: 'Running',
    conditions: ['PodReadyToStartContainers', 'Initialized', 'Ready', 'ContainersReady', 'PodScheduled'].map((type) =>
      condition(type, started),
    ),
    hostIP,
    hostIPs: [{ ip: hostIP }],
    podIP: ip,
    podIPs: [{ ip }],
    startTime: started,
    containerStatuses: names.map((each, index) => ({
      name: each,
      state: { running: { startedAt: random.time() } },
      lastState: {},
      ready: true,
      restartCount: random.below(4),
      image: images[index],
      imageID: `registry.example.com/${app.split('-')[1]}/${each}@${random.digest()}`,
      containerID: `containerd://${random.text(HEX, 64)}`,
      started: true,
    })),
    qosClass: 'Burstable',
  };
  const {
    enableServiceLinks,
    containers,
    dnsPolicy,
    restartPolicy,
    schedulerName,
    securityContext,
    terminationGracePeriodSeconds,
    volumes,
  } = spec;
  const desired = {
    enableServiceLinks,
    containers,
    dnsPolicy,
    restartPolicy,
    schedulerName,
    securityContext,
    terminationGracePeriodSeconds,
    volumes,
  };
  const { conditions, containerStatuses, hostIP: ownHost, hostIPs, phase, podIP, podIPs, startTime } = status;
  const observed = { conditions, containerStatuses, hostIP: ownHost, hostIPs, phase, podIP, podIPs, startTime };
  return {
    metadata: {
      name,
      generateName: `${app}-${hash}-`,
      namespace: `team-${random.pick(WORDS)}`,
      uid: random.uid(),
      resourceVersion: String(100000000 + random.below(900000000)),
      generation: 1,
      creationTimestamp: created,
      labels,
      annotations,
      ownerReferences: [owner],
      managedFields: [
        managed('kube-controller-manager', 'Update', created, {
          'f:metadata': fieldsOf({ annotations, generateName: '', labels, ownerReferences: [owner] }),
          'f:spec': fieldsOf(desired),
        }),
        managed('kubelet', 'Update', started, { 'f:status': fieldsOf(observed) }, 'status'),
      ],
    },
    spec,
    status,
  };
}

function nodeData(random, index) {
  const name = `node-${index}.example.com`;
  const zone = random.pick(['a', 'b', 'c']);
  const time = random.time();
  const ip = random.address();
  const amounts = (less) => ({
    cpu: less ? `${3800 + random.below(190)}m` : '4',
    'ephemeral-storage': `${100000001 + 2 * random.below(4000000)}Ki`,
    'hugepages-2Mi': '0',
    memory: `${16000001 + 2 * random.below(200000)}Ki`,
    pods: '110',
  });
  const condition = (type, status, reason, message) => ({
    type,
    status,
    lastHeartbeatTime: time,
    lastTransitionTime: time,
    reason,
    message,
  });
  const labels = {
    'beta.kubernetes.io/arch': 'amd64',
    'kubernetes.io/hostname': name,
    'kubernetes.io/os': 'linux',
    'node.kubernetes.io/instance-type': random.pick(['m5.xlarge', 'c6.2xlarge', 'r7.large']),
    'topology.kubernetes.io/region': 'eu-1',
    'topology.kubernetes.io/zone': `eu-1${zone}`,
  };
  return {
    metadata: {
      name,
      uid: random.uid(),
      resourceVersion: String(100000000 + random.below(900000000)),
      creationTimestamp: time,
      labels,
      annotations: {
        'node.alpha.kubernetes.io/ttl': '0',
        'volumes.kubernetes.io/controller-managed-attach-detach': 'true',
      },
      managedFields: [managed('kubelet', 'Update', time, { 'f:metadata': fieldsOf({ labels }) })],
    },
    spec: {
      podCIDR: `10.${index % 256}.0.0/24`,
      podCIDRs: [`10.${index % 256}.0.0/24`],
      providerID: `cloud:///eu-1${zone}/i-${random.text(HEX, 17)}`,
    },
    status: {
      capacity: amounts(false),
      allocatable: amounts(true),
      conditions: [
        condition('MemoryPressure', 'False', 'KubeletHasSufficientMemory', 'kubelet has sufficient memory available'),
        condition('DiskPressure', 'False', 'KubeletHasNoDiskPressure', 'kubelet has no disk pressure'),
        condition('PIDPressure', 'False', 'KubeletHasSufficientPID', 'kubelet has sufficient PID available'),
        condition('Ready', 'True', 'KubeletReady', 'kubelet is posting ready status'),
      ],
      addresses: [
        { type: 'InternalIP', address: ip },
        { type: 'Hostname', address: name },
      ],
      daemonEndpoints: { kubeletEndpoint: { Port: 10250 } },
      nodeInfo: {
        machineID: random.text(HEX, 32),
        systemUUID: random.uid(),
        bootID: random.uid(),
        kernelVersion: '6.8.0-45-generic',
        osImage: 'Ubuntu 24.04.1 LTS',
        containerRuntimeVersion: 'containerd://2.1.4',
        kubeletVersion: 'v1.36.0',
        kubeProxyVersion: 'v1.36.0',
        operatingSystem: 'linux',
        architecture: 'amd64',
      },
      images: Array.from({ length: 25 }, () => {
        const repository = `registry.example.com/${random.pick(WORDS)}/${random.pick(WORDS)}-${random.text(LETTERS, 4)}`;
        return {
          names: [
            `${repository}@${random.digest()}`,
            `${repository}:v${random.below(9)}.${random.below(30)}.${random.below(10)}`,
          ],
          sizeBytes: random.below(900000000),
        };
      }),
    },
  };
}

function listOf(kind, items) {
  return { kind, apiVersion: 'v1', metadata: { resourceVersion: '987654321' }, items };
}

const SEED = 42;

/** JSON texts of different pods of the same shape. */
export function podTexts(count) {
  const random = new Random(SEED);
  return Array.from({ length: count }, () => JSON.stringify({ kind: 'Pod', apiVersion: 'v1', ...podData(random) }));
}

/** JSON text of a PodList. */
export function podListText(count) {
  const random = new Random(SEED);
  return JSON.stringify(
    listOf(
      'PodList',
      Array.from({ length: count }, () => podData(random)),
    ),
  );
}

/** Deployments as people write them, of one container or two, each a JSON text. */
export function deploymentTexts(count) {
  const random = new Random(4);
  return Array.from({ length: count }, () => {
    const { metadata, spec } = podData(random);
    const { namespace, labels, annotations } = metadata;
    const { volumes, containers, nodeSelector, securityContext } = spec;
    const app = labels['app.kubernetes.io/instance'];
    const selected = { 'app.kubernetes.io/instance': app };
    const limited = containers.slice(0, 1 + random.below(2)).map((each) => ({
      ...each,
      resources: { requests: each.resources.requests, limits: { memory: '4Gi' } },
    }));
    return JSON.stringify({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: `${app}-${random.text(LETTERS, 5)}`, namespace, labels },
      spec: {
        replicas: 1 + random.below(5),
        selector: { matchLabels: selected },
        template: {
          metadata: { labels: { ...labels, ...selected }, annotations },
          spec: { containers: limited, volumes, nodeSelector, securityContext },
        },
      },
    });
  });
}

/** JSON text of a NodeList. */
export function nodeListText(count) {
  const random = new Random(SEED);
  return JSON.stringify(
    listOf(
      'NodeList',
      Array.from({ length: count }, (_, index) => nodeData(random, index)),
    ),
  );
}

/** Pods, each followed by the same pod with another image, a new label and one container more. */
export function patchedPodTexts(count) {
  return podTexts(count).flatMap((text) => {
    const pod = JSON.parse(text);
    pod.metadata.labels = { ...pod.metadata.labels, patched: 'yes' };
    pod.spec.containers[0].image += '-patched';
    pod.spec.containers.push({ name: 'patched', image: 'example.com/patched:1' });
    return [text, JSON.stringify(pod)];
  });
}

/** A CustomResourceDefinition of about so many bytes, and the same with a version more and other names. */
export function patchedCRDTexts(size) {
  const properties = {};
  for (let length = 0, field = 0; length < size; field++) {
    const inner = {
      type: 'string',
      description: `What the part ${field} of the specification says about its place in the whole.`,
      pattern: '^[a-z0-9]+$',
      maxLength: 63,
    };
    properties[`field${field}`] = {
      type: 'object',
      required: ['name'],
      properties: { name: inner, other: inner, list: { type: 'array', items: inner } },
    };
    length += JSON.stringify(properties[`field${field}`]).length;
  }
  const version = {
    name: 'v1',
    served: true,
    storage: true,
    schema: { openAPIV3Schema: { type: 'object', properties } },
  };
  const crd = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'widgets.example.com' },
    spec: {
      group: 'example.com',
      names: { kind: 'Widget', plural: 'widgets' },
      scope: 'Namespaced',
      versions: [version],
    },
  };
  const changed = {
    ...crd,
    metadata: { ...crd.metadata, labels: { a: 'b' } },
    spec: { ...crd.spec, names: { ...crd.spec.names, shortNames: ['w'] } },
  };
  return [JSON.stringify(crd), JSON.stringify(changed)];
}
