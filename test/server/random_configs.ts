import type { Random } from '../differential/random_scalars.ts';
import type { JSONObject, Target } from './target.ts';

/** What somebody might want of an object, of few values, so that two of them have much in common. */
export class Configs {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  private pick<T>(of: readonly T[]): T {
    return this.random.pick(of);
  }

  private maybe<T>(name: string, value: () => T): Record<string, T> {
    return this.random.int(2) === 0 ? { [name]: value() } : {};
  }

  /** Some of the items, each made of one of the keys, in any order. */
  private some<T>(keys: readonly string[], item: (key: string) => T): T[] {
    const chosen = keys.filter(() => this.random.int(2) === 0);
    if (this.random.int(2) === 0) chosen.reverse();
    return chosen.map(item);
  }

  private map(keys: readonly string[]): Record<string, string> {
    return Object.fromEntries(this.some(keys, (key) => [key, this.pick(['1', '2'])]));
  }

  private container = (name: string): JSONObject => ({
    name,
    ...this.maybe('image', () => this.pick(['a', 'b'])),
    ...this.maybe('args', () => this.some(['x', 'y'], (arg) => arg)),
    ...this.maybe('env', () => this.some(['A', 'B', 'C'], (key) => ({ name: key, value: this.pick(['1', '2']) }))),
    ...this.maybe('ports', () =>
      this.some(['80', '443'], (port) => ({
        containerPort: Number(port),
        protocol: this.pick(['TCP', 'UDP']),
        ...this.maybe('name', () => `p${port}`),
      })),
    ),
    ...this.maybe('resources', () => ({ limits: { cpu: this.pick(['1', '500m']), memory: '1Gi' } })),
    ...this.maybe('volumeMounts', () => this.some(['/a', '/b'], (mountPath) => ({ mountPath, name: 'v' }))),
  });

  private podSpec(): JSONObject {
    return {
      containers: [this.container('a'), ...this.some(['b', 'c'], this.container)],
      ...this.maybe('initContainers', () => this.some(['i'], this.container)),
      ...this.maybe('nodeSelector', () => this.map(['disk', 'zone'])),
      ...this.maybe('volumes', () => this.some(['v', 'w'], (name) => ({ name, emptyDir: {} }))),
      ...this.maybe('tolerations', () => this.some(['t'], (key) => ({ key, operator: 'Exists' }))),
      ...this.maybe('hostNetwork', () => true),
      ...this.maybe('securityContext', () => ({ runAsUser: this.pick([1, 2]), ...this.maybe('fsGroup', () => 3) })),
    };
  }

  of(kind: Target, namespace: string, name: string): JSONObject {
    const metadata = {
      name,
      namespace,
      ...this.maybe('labels', () => this.map(['a', 'b', 'c'])),
      ...this.maybe('annotations', () => this.map(['x', 'y'])),
    };
    return { apiVersion: kind.apiVersion, kind: kind.kind, metadata, ...this.content(kind) };
  }

  private content(kind: Target): JSONObject {
    switch (kind.kind) {
      case 'Widget':
        return {
          spec: {
            ...this.maybe('size', () => this.pick([1, 2])),
            ...this.maybe('tags', () => this.some(['a', 'b', 'c'], (tag) => tag)),
            ...this.maybe('parts', () =>
              this.some(['x', 'y', 'z'], (part) => ({
                name: part,
                ...this.maybe('count', () => this.pick([1, 2])),
                ...this.maybe('options', () => this.map(['o', 'p'])),
              })),
            ),
            ...this.maybe('plain', () => this.some(['1', '2'], (item) => item)),
            ...this.maybe('whole', () => this.map(['a', 'b'])),
            ...this.maybe('free', () => ({ ...this.map(['a', 'b']), deep: this.map(['c']) })),
            ...this.maybe('port', () => this.pick([80, 'http'])),
            ...this.maybe('template', () => ({
              apiVersion: 'v1',
              kind: 'ConfigMap',
              metadata: { name: 'x', labels: this.map(['a', 'b']) },
              data: this.map(['k']),
            })),
          },
        };
      case 'ConfigMap':
        return { ...this.maybe('data', () => this.map(['a', 'b', 'c', 'd'])), ...this.maybe('immutable', () => false) };
      case 'Service':
        return {
          spec: {
            ...this.maybe('ports', () =>
              this.some(['80', '443'], (port) => ({
                port: Number(port),
                protocol: 'TCP',
                ...this.maybe('targetPort', () => this.pick([8080, 'http'])),
              })),
            ),
            ...this.maybe('selector', () => this.map(['app', 'tier'])),
            ...this.maybe('externalIPs', () => this.some(['1.1.1.1', '2.2.2.2'], (ip) => ip)),
            ...this.maybe('type', () => this.pick(['ClusterIP', 'NodePort'])),
          },
        };
      case 'Deployment':
        return {
          spec: {
            ...this.maybe('replicas', () => this.pick([1, 2])),
            ...this.maybe('selector', () => ({ matchLabels: this.map(['app']) })),
            template: { metadata: { labels: this.map(['app', 'b']) }, spec: this.podSpec() },
          },
        };
      default:
        return {
          spec: this.podSpec(),
          ...this.maybe('status', () => ({
            conditions: this.some(['Ready', 'Other'], (type) => ({ type, status: this.pick(['True', 'False']) })),
          })),
        };
    }
  }
}
