export { codecs, Ingress, IngressList, IngressClass, IngressClassList, IPAddress, IPAddressList, ServiceCIDR, ServiceCIDRList, } from './zz_generated.pb.ts';
