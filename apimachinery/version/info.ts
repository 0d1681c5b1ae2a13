/** What a server says of its version at `/version`. Mirrors Go's `version.Info`. */
export interface Info {
  major: string;
  minor: string;
  /** The version whose behaviour is emulated. */
  emulationMajor?: string;
  emulationMinor?: string;
  /** The oldest version that the server can work beside. */
  minCompatibilityMajor?: string;
  minCompatibilityMinor?: string;
  /** `v1.36.0`: what `parseSemantic` of util/version reads. */
  gitVersion: string;
  gitCommit: string;
  /** `clean` or `dirty`. */
  gitTreeState: string;
  buildDate: string;
  goVersion: string;
  compiler: string;
  /** `linux/amd64` */
  platform: string;
}

/** The version in one string: `gitVersion`. Mirrors Go's method `Info.String`. */
export function infoToString(info: Pick<Info, 'gitVersion'>): string {
  return info.gitVersion;
}
