/**
 * Builds a Pod, sends it to an API server as JSON and then as Protobuf, and reads what comes back: the Pod as the
 * server stored it, or a Status that says why it did not.
 *
 *   npm run example                            a small server of its own stands in for a cluster
 *   npm run example -- http://127.0.0.1:8001   a real one, behind `kubectl proxy` for example
 */
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs as corev1Codecs } from 'kubetyped/api/core/v1/protobuf';
import type { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs as metav1Codecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { ContentTypeJSON, ContentTypeProtobuf, Scheme } from 'kubetyped/apimachinery/runtime';
import { CodecFactory, negotiateInputSerializer, withJSON } from 'kubetyped/apimachinery/runtime/serializer';
import { withProtobuf } from 'kubetyped/apimachinery/runtime/serializer/all';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { readArguments, wrong } from './arguments.ts';
import { startTestDouble } from './test-double.ts';

const USAGE = `Usage: create-pod [URL]

Creates a Pod as JSON and as Protobuf, and prints what comes back.

  URL  an API server, such as that of kubectl proxy; without it, a small one that stands in
  -h, --help`;

const [server] = readArguments(USAGE, {}, 1).positionals;
if (server !== undefined && !URL.canParse(server))
  wrong(`expected a URL such as http://127.0.0.1:8001, got '${server}'`, USAGE);

const scheme = new Scheme();
corev1.addToScheme(scheme);
const serializers = new CodecFactory(scheme, {
  serializers: [withJSON, withProtobuf({ codecs: [corev1Codecs, metav1Codecs] })],
});

const pod = new corev1.Pod({
  metadata: { generateName: 'hello-', namespace: 'default', labels: { app: 'hello' } },
  spec: {
    containers: [
      {
        name: 'web',
        image: 'nginx:1.29',
        ports: [{ containerPort: 80 }],
        resources: { requests: { cpu: '250m', memory: '64Mi' } },
      },
    ],
  },
});

/** Sends a Pod to be created. The answer is a Pod, or a Status when the server refused. */
async function create(server: string, object: corev1.Pod, mediaType: string): Promise<corev1.Pod | Status> {
  const { serializer } = negotiateInputSerializer(mediaType, serializers);
  const body = serializer.encode(object);
  const url = new URL(`/api/v1/namespaces/${object.metadata.namespace}/${corev1.Pod.resource}`, server);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': mediaType, Accept: mediaType },
    body,
  });

  const contentType = response.headers.get('Content-Type') ?? '';
  const answer = new Uint8Array(await response.arrayBuffer());
  console.log(`# POST ${url.pathname}: ${body.length} bytes of ${mediaType}`);
  console.log(`# ${response.status} ${response.statusText}: ${answer.length} bytes of ${contentType}`);
  return negotiateInputSerializer(contentType, serializers).serializer.decode(answer).object as corev1.Pod | Status;
}

/** Prints an object as YAML. */
function print(object: corev1.Pod | Status): void {
  console.log(new YAMLSerializer(scheme).encodeToString(object));
}

const double = server === undefined ? await startTestDouble() : undefined;
const url = server ?? double?.url ?? '';
try {
  for (const mediaType of [ContentTypeJSON, ContentTypeProtobuf]) {
    const answer = await create(url, pod, mediaType);
    print(answer);
    if (!(answer instanceof corev1.Pod)) {
      process.exitCode = 1;
      break;
    }
    // The name is taken now: the same Pod again gets a Status.
    const same = new corev1.Pod({ ...pod, metadata: { name: answer.getName(), namespace: 'default' } });
    print(await create(url, same, mediaType));
  }
} finally {
  await double?.close();
}
