/**
 * What is asked of an API server, in this order. Left out is what ours says otherwise: how objects differ, internal names of
 * Go's types and fields, values of wrong types, whose paths ours says, and the
 * types of patches, which ours names.
 */
export type Step =
  | {
      readonly ask: readonly [
        user: string,
        method: string,
        url: string,
        body: object | undefined,
        type: string | undefined,
      ];
    }
  /** Asked, but whatever the answer: it tells of what goes on at that moment. */
  | { readonly silent: readonly [user: string, method: string, url: string, body: object, type: undefined] }
  /** Controllers take their time. */
  | { readonly until: { readonly url: string; readonly of?: 'kube-apiserver' } };

export const CORE = '/api/v1';
export const HERE = `${CORE}/namespaces/talk`;
export const of = (group: string, version = 'v1'): string => `/apis/${group}/${version}`;
export const inTalk = (group: string, version = 'v1'): string => `${of(group, version)}/namespaces/talk`;

export const ask = (method: string, url: string, body?: object, type?: string, user = 'admin'): Step => ({
  ask: [user, method, url, body, type],
});
export const post = (url: string, body: object, user = 'admin'): Step => ask('POST', url, body, undefined, user);
export const get = (url: string, user = 'admin'): Step => ask('GET', url, undefined, undefined, user);
export const put = (url: string, body: object): Step => ask('PUT', url, body);
export const merge = (url: string, body: object, user = 'admin'): Step =>
  ask('PATCH', url, body, 'application/merge-patch+json', user);
export const strategic = (url: string, body: object): Step =>
  ask('PATCH', url, body, 'application/strategic-merge-patch+json');
export const json = (url: string, body: object): Step => ask('PATCH', url, body, 'application/json-patch+json');
export const apply = (url: string, body: object): Step => ask('PATCH', url, body, 'application/apply-patch+yaml');
export const remove = (url: string, body?: object): Step => ask('DELETE', url, body);
export const until = (url: string): Step => ({ until: { url } });

export const pod = (name: string, spec: object = {}, meta: object = {}): object => ({
  metadata: { name, ...meta },
  spec: { automountServiceAccountToken: false, containers: [{ name: 'a', image: 'i' }], ...spec },
});
export const configMap = (name: string, data: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name },
  data,
});
export const REVIEWS = of('authorization.k8s.io');
export const access = (spec: object): object => ({ spec });
export const selector = { matchLabels: { a: 'b' } };
export const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'a', image: 'i' }] } };
