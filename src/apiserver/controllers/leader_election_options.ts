/** How servers with one storage find out whose controllers work. Durations are in milliseconds. */
export interface LeaderElectionOptions {
  /** Of the Lease. One name for all servers that serve the same; `kubetyped-apiserver` unless given. */
  readonly leaseName?: string;
  /** Of the Lease; `kube-system` unless given. */
  readonly leaseNamespace?: string;
  /** Unique among the servers; the name of the host and random characters unless given. */
  readonly identity?: string;
  /** How long others wait after a renewal before they take over; whole seconds. 15,000 unless given. */
  readonly leaseDuration?: number;
  /** How long a server tries to renew before its controllers stop; less than `leaseDuration`. 10,000 unless given. */
  readonly renewDeadline?: number;
  /** Between two tries; 2,000 unless given. */
  readonly retryPeriod?: number;
}
