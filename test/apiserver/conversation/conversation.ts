import { custom, policies } from './custom_resources.ts';
import { nothing } from './nothing.ts';
import { limits, pods } from './pods.ts';
import { requests } from './requests.ts';
import { reviews, rights } from './reviews_and_rights.ts';
import { CORE, HERE, post, type Step, until } from './steps.ts';
import { further, others } from './the_rest.ts';
import { workloads } from './workloads.ts';

const setUp: readonly Step[] = [
  post(`${CORE}/namespaces`, { metadata: { name: 'talk' } }),
  until(`${HERE}/serviceaccounts/default`),
  // Which controllers run is no matter here.
  { until: { url: `${HERE}/configmaps/kube-root-ca.crt`, of: 'kube-apiserver' } },
];

export const conversation: readonly Step[] = [
  ...[...setUp, ...reviews, ...requests, ...pods, ...limits],
  ...[...workloads, ...rights, ...custom, ...policies, ...others, ...further, ...nothing],
];
