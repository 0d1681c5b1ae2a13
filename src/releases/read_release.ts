import { readPublishedData } from './published_data.ts';
import { Release, type ReleaseData } from './release.ts';

/**
 * What is known of a minor release of Kubernetes, read from the files of the package: Node, Bun and Deno only.
 * @param version `1.30`, or what a server says: `v1.30.2`, `v1.30.2-gke.1`
 * @throws {ReleaseError} when it is not a version of Kubernetes, or one that is not known
 */
export function readRelease(version: string): Release {
  return new Release(readReleaseData(), version);
}

/** What is known of all releases. */
export function readReleaseData(): ReleaseData {
  return readPublishedData('releases.json') as ReleaseData;
}
