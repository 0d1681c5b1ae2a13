// What commands print about the files in files/, to the letter, and every help text. KUBETYPED_TEXTS=write writes
// transcript.txt again: read the difference.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { commands } from '#src/cli/commands';
import { assertHeld } from '../held_text.ts';
import { cliHere } from './run_cli.ts';

const FILE = 'test/cli/transcript.txt';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Words in single quotes belong together. What follows `<` is standard input. */
const COMMANDS = String.raw`
validate shop.yaml
validate shop.yaml --verbose
validate shop.yaml --summary --quiet
validate --output json shop.yaml broken.yaml
validate --output junit shop.yaml list.json
validate --output sarif --fail-on skipped orders.yaml
validate --output sarif shop.yaml
validate --output github shop.yaml
validate --output junit rendered.yaml
validate --complete rendered.yaml
validate --complete --verbose deployment.yaml kustomization.yaml
validate numbers.json
validate --output lines numbers.json
validate --output lines --fail-on skipped orders.yaml
validate --fail-on nothing shop.yaml
validate --write-baseline shop.yaml
validate --check references=warning --check unknown=off shop.yaml
validate --check nonsense shop.yaml
validate --pod-security restricted deployment.yaml
validate --pod-security baseline:v1.2 nodes.yaml
validate --lax list.json
validate list.json two.json
validate two.json --only Deployment
validate two.json --skip ConfigMap
validate two.json deployment.yaml --only ConfigMap.
validate two.json deployment.yaml --skip ConfigMap.v1
validate two.json --exclude '*.json'
validate --kubernetes-version 1.21 shop.yaml
validate --kubernetes-version 1.99 shop.yaml
validate orders.yaml
validate --crds order.yaml orders.yaml
validate --crds order.yaml --output junit orders.yaml
validate --complete . --exclude 'broken.yaml'
validate kustomization.yaml
validate nothing.yaml
validate --output - < {"apiVersion":"v1"}
validate - < [1, 2]
validate - < {"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":{"containers":[{"name":"a","image":"b","ports":[{}]}]}}
validate --output junit - < {"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"A"}}
validate --pod-security restricted - < {"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":{"hostNetwork":"yes","containers":[{"name":"a","image":"b","securityContext":[]}]}}
validate - < {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","spec":{"versions":[{"schema":{"openAPIV3Schema":{"items":[{"propertis":{}}],"allOf":[{"patern":"a"}]}}}]}}
patch -p '{}' - < apiVersion: v1\nkind: ConfigMap\n---a: b\n---\napiVersion: v1\nkind: ConfigMap\n
convert -o json shop.yaml
convert -o json --canonical live.yaml
convert -o yaml --pretty two.json
convert -o yaml --indent-lists --line-width 40 deployment.yaml
convert -o yaml --canonical list.json
convert -o protobuf orders.yaml
convert -o toml two.json
convert -o yaml broken.yaml
neat live.yaml
neat --output json live.yaml
neat deployment.yaml nodes.yaml
neat broken.yaml
neat --defaults live.yaml rendered.yaml
neat numbers.json
patch -p '{}' broken.yaml
diff broken.yaml two.json
apply --local --live two.json broken.yaml
convert -o yaml numbers.json
convert -o json --canonical numbers.json
convert -o cbor two.json
patch -p '{"spec":{"template":{"spec":{"containers":[{"name":"c","image":"new"}]}}}}' deployment.yaml
patch -p '{"spec":{"template":{"spec":{"containers":[{"name":"c","$patch":"delete"}]}}}}' deployment.yaml
patch --type merge -p '{"spec":null}' orders.yaml
patch --type json -p '[{"op":"replace","path":"/spec/count","value":3},{"op":"test","path":"/kind","value":"Pod"}]' orders.yaml
patch -p '{"spec":{}}' orders.yaml
patch -p '{"metadata":{"labels":{"a":1}}}' two.json
patch -p 'not: [a' two.json
patch deployment.yaml
apply --local --live live.yaml shop.yaml
apply --local --live deployment.yaml deployment.yaml
diff live.yaml shop.yaml
diff --ignore spec deployment.yaml shop.yaml
diff --skip-server-fields live.yaml live.yaml
diff --exact two.json two.json
diff --output json deployment.yaml kustomization.yaml
cel 'self.spec.replicas > 2' -f deployment.yaml
cel 'object.spec.replicas + object.nothing' -f deployment.yaml
cel 'self.spec.count' --crds order.yaml -f orders.yaml
cel 'self.spec.nothing' --crds order.yaml -f orders.yaml
cel '1 +' -f deployment.yaml
cel 'object.spec.replicas > params.spec.count' -f deployment.yaml --params orders.yaml
cel 'self.spec.count == oldSelf.spec.count' --crds order.yaml -f orders.yaml --old orders.yaml
cel '1 + 2'
cel 'now' -f two.json
cel
cel 'self.spec.template.spec.containers.map(c, c.resources)' --output json -f deployment.yaml
admit policy.yaml deployment.yaml
admit --policies policy.yaml deployment.yaml
admit --policies policy.yaml --output json deployment.yaml live.yaml
match -l 'a=b' nodes.yaml deployment.yaml
match -l 'zone in (a),!nothing' nodes.yaml
match -l 'a b' nodes.yaml
match --field-selector metadata.name=p nodes.yaml
match --field-selector spec.nodeName=p nodes.yaml
match --nodes nodes.yaml nodes.yaml
match --nodes nodes.yaml --output json nodes.yaml deployment.yaml
quantity 1.5Gi 100m 2e3 1k 0.1 1E
quantity --sum 1Gi 100m
quantity --compare 1k 1000
quantity --compare 1
quantity --format BinarySI 1000
quantity --digits 0 1500m
quantity 1.5.5 1KB
quantity --output json 3
quantity -- -1.5Gi
kinds ingress
kinds --deprecated policy
kinds --all podlist
kinds nothing
kinds --output json runtimeclass
kinds --kubernetes-version 1.20 cronjob
explain pod.spec.containers.ports
explain deploy.spec.strategy --output json
explain orders --crds order.yaml
explain orders.spec.size --crds order.yaml
explain pod.nothing
explain nothing
explain orders.kind --crds order.yaml
explain orders.apiVersion --crds order.yaml
explain ingressclass.spec.parameters.
explain pod.spec.containers.restartPolicy --kubernetes-version 1.26
explain deployment.spec.strategy.type --kubernetes-version 1.26
explain events
explain events.events.k8s.io.series
schema --output compact runtimeclass
schema --output compact --api-version scheduling.k8s.io/v1beta1 --kubernetes-version 1.20 priorityclass
schema nothing
crd check order.yaml
crd types order.yaml
crd schema order.yaml
crd convert order.yaml
crd nonsense order.yaml
inspect two.json
inspect shop.yaml
inspect broken.yaml
inspect - < {"type":"ADDED","object":{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"}}}
inspect - < HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"kind":"Status","apiVersion":"v1","metadata":{},"code":404}
inspect - < 
inspect - < \x00\x01\x02
new --nothing
create nothing
get pods --server nowhere
nonsense
validat shop.yaml
validate --outputs json
`
  .trim()
  .split('\n');

/** What these print on a terminal. */
const COLOURED = [
  'validate shop.yaml',
  'validate --summary two.json',
  'diff live.yaml shop.yaml',
  'diff two.json two.json',
];

function wordsOf(line: string): { args: string[]; input: string } {
  const [command = '', input = ''] = line.split(/ < ?(.*)/s);
  const args = Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');
  const bytes = input.replace(/\\r/g, '\r').replace(/\\n/g, '\n');
  return {
    args,
    input: bytes.replace(/\\x(\w\w)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  };
}

test('commands print what they printed before', async () => {
  const said: string[] = [];
  const helps = commands.map(({ name }) => `${name} --help`);
  for (const line of [...COMMANDS, '--help', '--version', ...helps]) {
    const { args, input } = wordsOf(line);
    const { status, stdout, stderr } = await cliHere(args, { cwd: resolve('test/cli/files'), input });
    const lines = [stdout, stderr.replace(/^(?=.)/gm, '! ')]
      .map((text) => text.replace(/\n$/, ''))
      .filter((text) => text !== '');
    said.push([`$ kubetyped ${line}`, ...lines, ...(status === 0 ? [] : [`(exit status ${status})`])].join('\n'));
  }
  const env = { NO_COLOR: '', TERM: 'xterm' };
  for (const line of COLOURED) {
    const options = { cwd: resolve('test/cli/files'), env, terminal: true };
    const { stdout } = await cliHere(line.split(' '), options);
    said.push(`$ kubetyped ${line} # on a terminal\n${stdout.replaceAll('\x1b', '\\e').replace(/\n$/, '')}`);
    for (const without of [{ NO_COLOR: '1' }, { TERM: 'dumb' }]) {
      const plain = await cliHere(line.split(' '), { ...options, env: { ...env, ...without } });
      assert.equal(plain.stdout, stripVTControlCharacters(stdout));
    }
  }
  const text = `${said.join('\n\n')}\n`.replaceAll(resolve('.'), '...').replaceAll(version, 'VERSION');
  assertHeld(FILE, text);
});
