// Our server, and with KUBETYPED_CONTROLPLANE=start the real kube-apiserver, which both get the same requests.
import { startTestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { type Answer, KubeAPIServer } from '../validation/kube_apiserver.ts';

/** The plug-ins with which scripts/controlplane.sh starts kube-apiserver; policies wait for kube-controller-manager there. */
export const CONTROL_PLANE_PLUGINS: NonNullable<TestServerOptions['admissionPlugins']> = {
  disable: [
    'ServiceAccount',
    'Priority',
    'RuntimeClass',
    'MutatingAdmissionPolicy',
    'ValidatingAdmissionPolicy',
    // Ours counts by itself, kube-apiserver where kube-controller-manager runs.
    'ResourceQuota',
  ],
};

export type Send = (method: string, path: string, body?: object, contentType?: string) => Promise<Answer>;

export interface Tried {
  readonly name: string;
  readonly send: Send;
}

export interface BothServers {
  /** Ours comes first. */
  readonly servers: readonly Tried[];
  /** The real one; undefined: it was not asked for. */
  readonly real: KubeAPIServer | undefined;
  close(): Promise<void>;
}

export const NO_CONTROLPLANE = 'NOT RUN AGAINST KUBE-APISERVER: set KUBETYPED_CONTROLPLANE to start';

export async function startBoth(options: TestServerOptions = {}): Promise<BothServers> {
  const ours = await startTestServer({
    admissionPlugins: CONTROL_PLANE_PLUGINS,
    serviceClusterIPRange: '10.96.0.0/12',
    ...options,
  });
  const servers: Tried[] = [
    {
      name: 'our server',
      async send(method, path, body, contentType = 'application/json') {
        const response = await fetch(ours.url + path, {
          method,
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': contentType } }),
        });
        const text = await response.text();
        // What nobody serves is answered with a text.
        const read = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : { message: text };
        return { status: response.status, body: read as Answer['body'] };
      },
    },
  ];
  const wanted = process.env['KUBETYPED_CONTROLPLANE'];
  const real = wanted === undefined || wanted === '' ? undefined : await KubeAPIServer.open(wanted);
  if (real !== undefined)
    servers.push({
      name: 'kube-apiserver',
      send: (method, path, body, contentType = 'application/json') =>
        real.send(method, path, body && JSON.stringify(body), contentType),
    });
  return {
    servers,
    real,
    async close() {
      await ours.close();
      real?.close();
    },
  };
}

/** What a Status says; that all went well is a Status, too. */
export const said = ({ status, body }: Answer): unknown[] => [status, body['message'] ?? body['status']];
