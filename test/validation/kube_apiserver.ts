import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';

/** What kube-apiserver says to the creation of an object. */
export interface Verdict {
  /** The status of the answer: 201, 422 and so on; 404 where nothing of the kind is served. */
  readonly status: number;
  readonly message: string;
  /** The wrong fields, `reason field`; empty when there are none or it does not say. */
  readonly causes: readonly Cause[];
}

export interface Cause {
  readonly field: string;
  readonly reason: string;
  readonly message: string;
}

interface Resource {
  readonly path: string;
  readonly namespaced: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const DRY_RUN = 'dryRun=All&fieldValidation=Strict&fieldManager=test';

/** A kube-apiserver that scripts/controlplane.sh has started, which objects are held up to. */
export class KubeAPIServer {
  /** The path of a kubeconfig that may do everything. */
  readonly kubeconfig: string;
  readonly #url: string;
  readonly #token: string;
  readonly #agent: Agent;
  readonly #stop: () => void;
  readonly #resources = new Map<string, Resource>();

  private constructor(kubeconfig: string, stop: () => void) {
    const config = unmarshal(readFileSync(kubeconfig, 'utf8')) as {
      clusters: { cluster: { server: string; 'certificate-authority': string } }[];
      users: { user: { token: string } }[];
    };
    this.kubeconfig = kubeconfig;
    this.#url = config.clusters[0]!.cluster.server;
    this.#token = config.users[0]!.user.token;
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: 4,
      ca: readFileSync(config.clusters[0]!.cluster['certificate-authority']),
    });
    this.#stop = stop;
  }

  /** @param wanted `start`, or the path of the kubeconfig of one that runs */
  static async open(wanted: string): Promise<KubeAPIServer> {
    const start = (): string =>
      execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
        .trim()
        .split('\n')[1]!;
    const kubeconfig = wanted === 'start' ? start() : wanted;
    const server = new KubeAPIServer(kubeconfig, () => {
      if (wanted === 'start') execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
    });
    await server.#discover();
    return server;
  }

  close(): void {
    this.#agent.destroy();
    this.#stop();
  }

  /** Whether objects of the kind can be created: `apps/v1 Deployment`. */
  serves(apiVersion: string, kind: string): boolean {
    return this.#resources.has(`${apiVersion} ${kind}`);
  }

  /** `apps/v1 Deployment` and so on. */
  get kinds(): readonly string[] {
    return [...this.#resources.keys()];
  }

  /** Creates a namespace, unless it is there. */
  async createNamespace(name: string): Promise<void> {
    await this.send(
      'POST',
      '/api/v1/namespaces',
      JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } }),
      'application/json',
    );
  }

  /** What the server says to an object; nothing is created. @param text of the object, as JSON or YAML */
  async judge(
    object: { apiVersion: string; kind: string; metadata?: { namespace?: unknown } },
    text: string,
    format: 'json' | 'yaml',
  ): Promise<Verdict> {
    const resource = this.#resources.get(`${object.apiVersion} ${object.kind}`);
    if (resource === undefined)
      return { status: 404, message: `no matches for kind ${object.kind} in version ${object.apiVersion}`, causes: [] };
    const namespace =
      typeof object.metadata?.namespace === 'string' && object.metadata.namespace !== ''
        ? object.metadata.namespace
        : 'default';
    const path = resource.path.replace('{namespace}', encodeURIComponent(namespace));
    const { status, body } = await this.send('POST', `${path}?${DRY_RUN}`, text, `application/${format}`);
    if (status < 300) return { status, message: '', causes: [] };
    const { details } = body as { details?: { causes?: Partial<Cause>[] } };
    const causes = (details?.causes ?? []).map(({ field = '', reason = '', message = '' }) => ({
      field,
      reason,
      message,
    }));
    return { status, message: String(body['message']), causes };
  }

  async #discover(): Promise<void> {
    const groups = (await this.send('GET', '/apis')).body as { groups: { versions: { groupVersion: string }[] }[] };
    const versions = [
      'v1',
      ...groups.groups.flatMap((group) => group.versions.map(({ groupVersion }) => groupVersion)),
    ];
    for (const apiVersion of versions) {
      const root = apiVersion === 'v1' ? '/api/v1' : `/apis/${apiVersion}`;
      const list = (await this.send('GET', root)).body as {
        resources: { name: string; kind: string; namespaced: boolean; verbs: string[] }[];
      };
      for (const { name, kind, namespaced, verbs } of list.resources) {
        if (name.includes('/') || !verbs.includes('create')) continue;
        this.#resources.set(`${apiVersion} ${kind}`, {
          path: `${root}${namespaced ? '/namespaces/{namespace}' : ''}/${name}`,
          namespaced,
        });
      }
    }
  }

  /** The answer to a request. The server hangs up when it has just closed the connection, and always where its validation panics. */
  async send(method: string, path: string, body?: string, type?: string): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#sendOnce(method, path, body, type);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ECONNRESET') throw error;
        if (tries === 3) return { status: 500, body: { message: 'the server hangs up' } };
      }
    }
  }

  #sendOnce(method: string, path: string, body?: string, type?: string): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      accept: 'application/json',
      ...(type !== undefined && { 'content-type': type }),
      // Without it Node sends the body of a DELETE as if it were the next request.
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.#url}${path}`,
        { method, headers, agent: this.#agent, timeout: 30_000 },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            try {
              resolve({ status: response.statusCode!, body: JSON.parse(text) as Record<string, unknown> });
            } catch {
              resolve({ status: response.statusCode!, body: { message: text } });
            }
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path}`)));
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
