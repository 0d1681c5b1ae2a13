import { type HostedAdmission } from '../plugin.ts';
/** Keeps Pods from a new Node until the node controller finds it ready. */
export declare const taintNodesByCondition: HostedAdmission;
/** Lets Pods stay for five minutes on a node that is not ready or cannot be reached. */
export declare const defaultTolerationSeconds: HostedAdmission;
