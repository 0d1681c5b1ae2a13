export declare const AddressTypeIPv4 = "IPv4";
export declare const AddressTypeIPv6 = "IPv6";
export declare const AddressTypeFQDN = "FQDN";
export declare const LabelServiceName = "kubernetes.io/service-name";
export declare const LabelManagedBy = "endpointslice.kubernetes.io/managed-by";
export declare const LabelSkipMirror = "endpointslice.kubernetes.io/skip-mirror";
