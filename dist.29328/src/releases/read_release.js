import { readPublishedData } from './published_data.js';
import { Release } from './release.js';
/**
 * What is known of a minor release of Kubernetes, read from the files of the package: Node, Bun and Deno only.
 * @param version `1.30`, `v1.30` or `1.30.2`
 * @throws {ReleaseError} when it is no version of Kubernetes, or one that is not known
 */
export function readRelease(version) {
    return new Release(readPublishedData('releases.json'), version);
}
