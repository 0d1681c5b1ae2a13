export declare const ScopeCluster = "Cluster";
export declare const ScopeNamespace = "Namespaced";
export declare const DiscoveryFreshnessCurrent = "Current";
export declare const DiscoveryFreshnessStale = "Stale";
