export { checkIngress } from './ingress.ts';
export { checkIngressClass } from './ingress_class.ts';
export { checkIPAddress } from './ip_address.ts';
export { checkNetworkPolicy } from './network_policy.ts';
export { checkServiceCIDR } from './service_cidr.ts';
