export { checkIngress } from './ingress.js';
export { checkIngressClass } from './ingress_class.js';
export { checkIPAddress } from './ip_address.js';
export { checkNetworkPolicy } from './network_policy.js';
export { checkServiceCIDR } from './service_cidr.js';
