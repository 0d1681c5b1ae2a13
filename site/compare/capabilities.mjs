// What each can do: a table for each purpose. A cell is a sentence and where it says so, or undefined where what was looked at
// exports nothing of the kind. Only what stands in the packages themselves; figures are in bench/figures.json.
const CLIENT_NODE = 'https://unpkg.com/@kubernetes/client-node@2.0.1/dist';
const CLIENT_GO = 'https://pkg.go.dev/k8s.io/client-go@v0.37.2';
const CONTROLLER_RUNTIME = 'https://pkg.go.dev/sigs.k8s.io/controller-runtime@v0.25.2/pkg';
const KUBECONFORM = 'https://github.com/yannh/kubeconform/blob/v0.7.0';
const MODELS = 'https://unpkg.com/kubernetes-models@4.5.1';
const CDK8S = 'https://unpkg.com/cdk8s@2.70.106';
const CDK8S_PLUS = 'https://unpkg.com/cdk8s-plus-34@2.0.54/lib';

export const CAPABILITIES = [
  {
    title: 'Clients and controllers',
    columns: ['kubetyped', '@kubernetes/client-node', 'client-go, controller-runtime'],
    rows: [
      {
        name: 'Runs in',
        cells: [
          ['Node, Bun, Deno and browsers', 'docs/client.html'],
          ['Node: imports `node:fs`, `node:tls` and others', `${CLIENT_NODE}/config.js`],
          ['Go programs', CLIENT_GO],
        ],
      },
      {
        name: 'An object is',
        cells: [
          ['the JSON of the API, as plain data', 'guides/manifests.html'],
          ['a model: times are `Date`, `from` is `_from`', `${CLIENT_NODE}/gen/models/V1NetworkPolicyIngressRule.js`],
          ['a struct', 'https://pkg.go.dev/k8s.io/api@v0.37.2/core/v1#Pod'],
        ],
      },
      {
        name: 'Sent and read as',
        cells: [
          ['JSON, Protobuf, CBOR', 'docs/client.html'],
          ['JSON; the index exports no other', `${CLIENT_NODE}/index.d.ts`],
          ['JSON, Protobuf, CBOR', `${CLIENT_GO}/rest#ContentConfig`],
        ],
      },
      {
        name: 'Informers',
        cells: [
          ['with indexers, transforms, work queues', 'docs/informers.html'],
          ['a cache with events', `${CLIENT_NODE}/informer.d.ts`],
          ['with indexers, transforms, work queues', `${CLIENT_GO}/tools/cache`],
        ],
      },
      {
        name: 'Server-side apply',
        cells: [
          ['sends it; merges without a server, too', 'api/apimachinery-util-managedfields.html'],
          ['sends it', `${CLIENT_NODE}/patch.d.ts`],
          [
            'sends it; merges without a server, too',
            'https://pkg.go.dev/k8s.io/apimachinery@v0.37.2/pkg/util/managedfields',
          ],
        ],
      },
      {
        name: 'Controllers, leader election',
        cells: [['both', 'docs/controllers.html'], undefined, ['both', `${CONTROLLER_RUNTIME}/manager`]],
      },
      {
        name: 'Admission and conversion webhooks',
        cells: [['both', 'docs/controllers.html#webhooks'], undefined, ['both', `${CONTROLLER_RUNTIME}/webhook`]],
      },
      {
        name: 'Commands and ports of Pods, copies of files',
        cells: [
          ['all three', 'docs/client.html#commands-ports-and-logs'],
          ['all three', `${CLIENT_NODE}/index.d.ts`],
          ['commands and ports; files are copied by kubectl', `${CLIENT_GO}/tools/remotecommand`],
        ],
      },
    ],
  },
  {
    title: 'API servers for tests',
    columns: ['kubetyped', 'kube-apiserver and etcd, by envtest'],
    rows: [
      {
        name: 'What runs',
        cells: [
          ['one process of Node, or a server within the test', 'docs/testing.html'],
          ['the two programs, which a test starts', `${CONTROLLER_RUNTIME}/envtest`],
        ],
      },
      {
        name: 'Behaves as a cluster because',
        cells: [
          [
            'it is written after kube-apiserver and compared with it; what differs is listed',
            'docs/apiserver.html#differences-from-kube-apiserver',
          ],
          ['it is kube-apiserver', `${CONTROLLER_RUNTIME}/envtest`],
        ],
      },
      {
        name: 'Objects are kept in',
        cells: [
          ['memory, a folder, etcd, or storage of your own', 'docs/apiserver.html#store-objects'],
          ['etcd', `${CONTROLLER_RUNTIME}/envtest`],
        ],
      },
      {
        name: 'Owners and namespaces are cleaned up',
        cells: [
          ['yes', 'docs/apiserver.html#owners-and-dependents'],
          [
            'no: that is done by kube-controller-manager',
            'https://pkg.go.dev/k8s.io/kubernetes@v1.37.2/pkg/controller/garbagecollector',
          ],
        ],
      },
      {
        name: 'Go suites over envtest',
        cells: [
          ['run on it unchanged', 'docs/testing.html#go'],
          ['run', `${CONTROLLER_RUNTIME}/envtest`],
        ],
      },
      {
        name: 'APIs of your own without definitions',
        cells: [
          ['as resources of the server', 'docs/apiserver.html#define-a-resource'],
          [
            'as another server behind an APIService',
            'https://pkg.go.dev/k8s.io/kube-aggregator@v0.37.2/pkg/apis/apiregistration/v1',
          ],
        ],
      },
    ],
  },
  {
    title: 'Checking manifests',
    columns: ['kubetyped validate', 'kubeconform'],
    rows: [
      {
        name: 'Rules',
        cells: [
          ['those of kube-apiserver: types, and what it checks in code', 'guides/cli.html#check'],
          ['JSON Schemas; not what servers check in code', `${KUBECONFORM}/Readme.md#Limits-of-Kubeconform-validation`],
        ],
      },
      {
        name: 'Custom resources',
        cells: [
          ['by their definitions: schemas, defaults, CEL rules', 'guides/custom-resources.html'],
          ['by JSON Schemas that a script makes of the definitions', `${KUBECONFORM}/scripts/openapi2jsonschema.py`],
        ],
      },
      {
        name: 'Network',
        cells: [
          ['none, but for addresses that you give', 'docs/ci.html'],
          ['downloads schemas, unless you name a folder', `${KUBECONFORM}/pkg/registry/registry.go`],
        ],
      },
      {
        name: 'Reports for CI',
        cells: [
          ['JSON, JUnit, SARIF, annotations of GitHub', 'docs/ci.html'],
          ['JSON, JUnit, TAP', `${KUBECONFORM}/pkg/output/output.go`],
        ],
      },
      {
        name: 'Installed as',
        cells: [
          ['a package of npm; one executable, which a script builds', 'docs/apiserver.html#run-it-without-node'],
          ['one executable', `${KUBECONFORM}/Readme.md#Installation`],
        ],
      },
    ],
  },
  {
    title: 'Writing manifests',
    columns: ['kubetyped', 'kubernetes-models', 'cdk8s, cdk8s-plus'],
    rows: [
      {
        name: 'Languages',
        cells: [
          ['TypeScript, JavaScript', 'guides/manifests.html'],
          ['TypeScript, JavaScript', `${MODELS}/package.json`],
          ['also Java, Python and others, by jsii', `${CDK8S}/package.json`],
        ],
      },
      {
        name: 'Objects are checked',
        cells: [
          ['when read; by `validate` with the rules of kube-apiserver', 'guides/manifests.html#check'],
          ['by `validate()`, with JSON Schemas', `${MODELS}/v1/Pod.js`],
          [
            'by the compiler; at run time by rules that you add',
            'https://unpkg.com/constructs@10.8.1/lib/construct.d.ts',
          ],
        ],
      },
      {
        name: 'YAML',
        cells: [
          ['reads and writes it, and edits it with its comments', 'guides/manifests.html#edit'],
          ['objects for a YAML library', `${MODELS}/README.md`],
          ['reads and writes it', `${CDK8S}/lib/include.d.ts`],
        ],
      },
      {
        name: 'Abstractions over Kinds',
        cells: [undefined, undefined, ['such as `exposeViaService` of a Deployment', `${CDK8S_PLUS}/deployment.d.ts`]],
      },
    ],
  },
];
