// Makes the calls of one row: client.mjs <json|protobuf|official> <list|watch|gets|gets-tls|more-gets|more-gets-tls|watches> <server> <events>, where server is
// what client_server.mjs prints. Prints figures as JSON.
const [, , side, row, given, events] = process.argv;
const server = JSON.parse(given);
const secure = row === 'watches' || row.endsWith('gets-tls');
const url = secure ? server.secureURL : server.url;

/** Reads something of a Pod, so that nobody can leave it undecoded. */
const weigh = ({ metadata, spec }) => metadata.name.length + spec.containers.length;

async function ours() {
  const { Client } = await import('../../dist/node/src/client/index.js');
  const { NodeTransport } = await import('../../dist/node/src/client/transport/node/index.js');
  const { Pod } = await import('../../dist/node/api/core/v1/index.js');
  const codecs =
    side === 'protobuf' ? (await import('../../dist/node/api/core/v1/protobuf/index.js')).codecs : undefined;
  const tls = { ca: Buffer.from(server.ca ?? '', 'base64') };
  const client = new Client({ transport: new NodeTransport({ server: url, tls, env: {} }), ...(codecs && { codecs }) });
  const all = client.resource(Pod);
  const pods = client.resource(Pod, { namespace: 'default' });
  return {
    list: async () => (await all.list()).items,
    get: () => pods.get('a'),
    async watch(seen, fieldSelector) {
      const stream = await all.watch(fieldSelector === undefined ? {} : { fieldSelector });
      void (async () => {
        for await (const { object } of stream) seen(object);
      })();
    },
  };
}

async function official() {
  const { KubeConfig, CoreV1Api, Watch } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  config.loadFromOptions({
    clusters: [{ name: 'c', server: url, ...(secure ? { caData: server.ca } : { skipTLSVerify: true }) }],
    users: [{ name: 'u' }],
    contexts: [{ name: 'x', cluster: 'c', user: 'u' }],
    currentContext: 'x',
  });
  const api = config.makeApiClient(CoreV1Api);
  const watch = new Watch(config);
  return {
    list: async () => (await api.listPodForAllNamespaces()).items,
    get: () => api.readNamespacedPod({ namespace: 'default', name: 'a' }),
    watch: (seen, fieldSelector) =>
      watch.watch(
        '/api/v1/pods',
        fieldSelector === undefined ? {} : { fieldSelector },
        (_, object) => seen(object),
        () => {},
      ),
  };
}

const client = side === 'official' ? await official() : await ours();
const memory = () => process.memoryUsage().rss;

async function gets() {
  let weight = 0;
  const batches = row.startsWith('more-') ? 20 : 1;
  for (let batch = 0; batch < batches; batch++)
    for (const pod of await Promise.all(Array.from({ length: 1000 }, () => client.get()))) weight += weigh(pod);
  return weight;
}

const rows = {
  gets,
  'gets-tls': gets,
  'more-gets': gets,
  'more-gets-tls': gets,
  async list() {
    let weight = 0;
    for (const pod of await client.list()) weight += weigh(pod);
    return weight;
  },
  async watch() {
    let left = Number(events);
    let weight = 0;
    await new Promise((resolve, reject) => {
      const seen = (pod) => {
        weight += weigh(pod);
        if (--left === 0) resolve();
      };
      client.watch(seen).catch(reject);
    });
    return weight;
  },
  async watches() {
    await Promise.all(Array.from({ length: 200 }, () => client.watch(() => {}, 'quiet')));
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 200;
  },
};

// A first call opens connections and loads what is loaded late.
await client.get();
const before = memory();
const usedBefore = process.cpuUsage();
const begun = performance.now();
const weight = await rows[row]();
const seconds = (performance.now() - begun) / 1000;
const { user, system } = process.cpuUsage(usedBefore);
const connections = Number(await (await fetch(`${server.url}/connections`)).text());
const figures = {
  weight,
  seconds,
  cpuSeconds: (user + system) / 1e6,
  addedMiB: (memory() - before) / 2 ** 20,
  peakMiB: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify({ ...figures, connections }));
process.exit(0);
