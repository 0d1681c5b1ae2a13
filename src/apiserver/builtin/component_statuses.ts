/// <reference types="node" />
import { request } from 'node:https';
import { ComponentStatus } from '#api/core/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { asError } from '#engine/text/as_error';
import type { CustomREST } from '../registry/custom_rest.ts';
import { matches } from '../storage/selection_predicate.ts';

const RESOURCE = { group: '', resource: 'componentstatus' };

/** Milliseconds that a component may take to answer. */
const PATIENCE = 20_000;

/** What a component says of itself. @throws {Error} why it is not well */
type Check = () => Promise<string>;

/**
 * How the parts of a control plane are: the scheduler and the controller manager, asked on this machine, and the storage.
 * Mirrors `componentstatus` of kube-apiserver.
 * @param probeStorage throws when the storage does not answer
 */
export function componentStatuses(probeStorage: () => Promise<void>): CustomREST<ComponentStatus> {
  const checks = new Map<string, Check>([
    ['scheduler', () => healthz(10_259)],
    ['controller-manager', () => healthz(10_257)],
    ['etcd-0', () => probeStorage().then(() => 'ok')],
  ]);
  const statusOf = async (name: string, check: Check): Promise<ComponentStatus> => {
    const said = await check().then(
      (message) => ({ status: 'True', message }) as const,
      (error: unknown) => ({ status: 'False', message: asError(error).message }) as const,
    );
    return new ComponentStatus({ metadata: { name }, conditions: [{ type: 'Healthy', ...said }] });
  };
  return {
    get(name) {
      const check = checks.get(name);
      if (check === undefined) throw newNotFound(RESOURCE, name);
      return statusOf(name, check);
    },
    async list({ predicate }) {
      const all = await Promise.all(Array.from(checks, ([name, check]) => statusOf(name, check)));
      return { items: all.filter((each) => matches(predicate, each)), resourceVersion: '', continue: '' };
    },
  };
}

/** Their certificates are of their own making. */
function healthz(port: number): Promise<string> {
  const url = `https://127.0.0.1:${port}/healthz`;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const why =
        error.code === 'ECONNREFUSED' ? `dial tcp 127.0.0.1:${port}: connect: connection refused` : error.message;
      reject(new Error(`Get "${url}": ${why}`));
    };
    const sent = request(url, { rejectUnauthorized: false, signal: AbortSignal.timeout(PATIENCE) }, (response) => {
      const { statusCode = 0 } = response;
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, 10_240);
      });
      response.on('error', fail);
      response.on('end', () => {
        if (statusCode >= 200 && statusCode < 400) resolve(text);
        else reject(new Error(`HTTP probe failed with statuscode: ${statusCode}`));
      });
    });
    sent.on('error', fail);
    sent.end();
  });
}
