// A server of Pods, which it makes up as it goes: pod_server.mjs <count>. Prints its port. Lists, watches with initial
// events, both by shards, and POST /burst?count=N, which changes N Pods for all who watch and ends when they have got it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parse } from '../../dist/node/apimachinery/sharding/index.js';
import { podTexts } from '../data.mjs';

const count = Number(process.argv[2]);
const MARKS = { name: '@name@', uid: '@uid@', version: '@version@' };

/** Pods of one container, about 6 KB of which managed fields are a quarter. Texts of Pods in pieces: what lies between is name, uid or version. */
const templates = podTexts(200).map((text) => {
  const pod = JSON.parse(text);
  pod.spec.containers.length = 1;
  pod.status.containerStatuses.length = 1;
  pod.metadata.managedFields.shift();
  Object.assign(pod.metadata, { name: MARKS.name, uid: MARKS.uid, resourceVersion: MARKS.version });
  return JSON.stringify(pod).split(/(@\w+@)/);
});

function podText(index, version) {
  const values = { [MARKS.name]: `pod-${index}`, [MARKS.uid]: `uid-${index}`, [MARKS.version]: String(version) };
  return templates[index % templates.length].map((part) => values[part] ?? part).join('');
}

/** The numbers of the Pods of a shard. */
function chosen(query) {
  const all = Array.from({ length: count }, (_, index) => index);
  const text = query.get('shardSelector');
  if (text === null) return all;
  const selector = parse(text);
  return all.filter((index) => selector.matches({ metadata: { uid: `uid-${index}` } }));
}

/** Who watches, and which Pods. */
const watchers = new Map();

async function send(response, lines) {
  if (!response.write(lines)) await once(response, 'drain');
}

/** Sends events in pieces of a hundred. */
async function sendEvents(response, type, pods, total, version) {
  for (let at = 0; at < total; at += 100) {
    let lines = '';
    for (let event = at; event < Math.min(total, at + 100); event++)
      lines += `{"type":"${type}","object":${podText(pods[event % pods.length], version + event)}}\n`;
    await send(response, lines);
  }
}

function bookmark(version, annotations) {
  const object = { kind: 'Pod', apiVersion: 'v1', metadata: { resourceVersion: String(version), annotations } };
  return `${JSON.stringify({ type: 'BOOKMARK', object })}\n`;
}

async function answer(request, response) {
  const url = new URL(request.url, 'http://server');
  const query = url.searchParams;
  response.setHeader('Content-Type', 'application/json');
  if (url.pathname === '/burst') {
    const total = Number(query.get('count'));
    await Promise.all(Array.from(watchers, ([each, pods]) => sendEvents(each, 'MODIFIED', pods, total, 2 * count)));
    return response.end('{}');
  }
  const pods = chosen(query);
  if (query.get('watch') === 'true') {
    response.flushHeaders();
    if (query.get('sendInitialEvents') === 'true') {
      await sendEvents(response, 'ADDED', pods, pods.length, 1);
      await send(response, bookmark(count, { 'k8s.io/initial-events-end': 'true' }));
    }
    watchers.set(response, pods);
    return response.on('close', () => watchers.delete(response));
  }
  const from = Number(query.get('continue') ?? 0);
  const to = Math.min(pods.length, from + Number(query.get('limit') ?? pods.length));
  const rest = to < pods.length ? `,"continue":"${to}"` : '';
  await send(
    response,
    `{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"${count}"${rest}},"items":[`,
  );
  for (let index = from; index < to; index++)
    await send(response, `${index > from ? ',' : ''}${podText(pods[index], pods[index] + 1)}`);
  return response.end(']}');
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.destroy(error));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
