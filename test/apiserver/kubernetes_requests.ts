// Requests to a real kube-apiserver, as one of the users of scripts/controlplane.sh.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';
import type { Answer } from './client.ts';

/** Sends a request as a user. */
export type Requests = (
  user: string,
  method: string,
  url: string,
  body?: object,
  type?: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** @param path of a kubeconfig that scripts/controlplane.sh has written */
export function openKubernetes(path: string): Requests {
  const config = unmarshal(readFileSync(path, 'utf8')) as {
    clusters: { cluster: { server: string; 'certificate-authority': string } }[];
    users: { user: { token: string } }[];
  };
  const [{ cluster }] = config.clusters as [(typeof config.clusters)[0]];
  const agent = new Agent({ ca: readFileSync(cluster['certificate-authority']), keepAlive: false });
  const { token } = config.users[0]!.user;
  return (user, method, url, body, type = 'application/json', more = {}) =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        // Node sends the body of a DELETE without its length unless it is given, and servers then read none.
        'content-length': Buffer.byteLength(content),
        authorization: `Bearer ${user === 'admin' ? token : user}`,
        'content-type': type,
        accept: 'application/json',
        ...more,
      };
      const sent = request(`${cluster.server}${url}`, { method, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { warning } = response.headers;
          const headers = warning === undefined ? {} : { Warning: warning };
          let json: unknown;
          try {
            json = JSON.parse(text);
          } catch {
            // Paths that are not served, or not yet, are answered with plain text.
          }
          resolve({ status: response.statusCode!, headers, text, json });
        });
      });
      sent.on('error', reject);
      sent.end(content);
    });
}
