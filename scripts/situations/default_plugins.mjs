// @ts-check
// Requests to the admission plug-ins that kube-apiserver has on by default, one plug-in at a time.
import { certificates } from './plugins/certificates.mjs';
import { classesOfPods } from './plugins/classes_of_pods.mjs';
import { limitRanger } from './plugins/limit_ranger.mjs';
import { podsOnNodes } from './plugins/pods_on_nodes.mjs';
import { serviceAccount } from './plugins/service_account.mjs';
import { storage } from './plugins/storage.mjs';
import { taints } from './plugins/taints.mjs';

export const defaultPlugins = [
  ...limitRanger,
  ...classesOfPods,
  ...storage,
  ...taints,
  ...certificates,
  ...podsOnNodes,
  ...serviceAccount,
];
