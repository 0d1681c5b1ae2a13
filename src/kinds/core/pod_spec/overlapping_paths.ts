import type { Volume } from '#api/core/v1/zz_generated.structs';
import { quote } from '#engine/schema/fault';

/** A file of a volume, and what it is made of. */
interface VolumeFile {
  readonly path: string;
  readonly source: string;
}

/** Files of a volume that lie at, below or above the path of an earlier one. Mirrors Go's `warningsForOverlappingVirtualPaths`. */
export function* overlappingPathWarnings(volumes: readonly Volume[]): Generator<string> {
  for (const { name, configMap, secret, downwardAPI, projected } of volumes) {
    if (configMap?.items) yield* overlaps(name, `ConfigMap ${quote(configMap.name ?? '')}`, filesOf(configMap.items));
    if (secret?.items) yield* overlaps(name, `Secret ${quote(secret.secretName ?? '')}`, filesOf(secret.items));
    if (downwardAPI?.items) yield* overlaps(name, 'DownwardAPI', filesOf(downwardAPI.items));
    if (projected === undefined) continue;
    const sources = projected.sources ?? [];
    for (const source of sources)
      if (Object.values(source).every((each) => each === undefined))
        yield `volume ${quote(name)} (Projected) has no sources provided`;
    yield* overlaps(name, 'Projected', sources.flatMap(filesOfSource));
  }
}

type Source = NonNullable<NonNullable<Volume['projected']>['sources']>[number];

/** As in Go, only of the first source that has files. */
function filesOfSource({
  configMap,
  secret,
  downwardAPI,
  serviceAccountToken,
  clusterTrustBundle,
  podCertificate,
}: Source): VolumeFile[] {
  if (configMap?.items) return filesOf(configMap.items, `ConfigMap ${quote(configMap.name ?? '')}`);
  if (secret?.items) return filesOf(secret.items, `Secret ${quote(secret.name ?? '')}`);
  if (downwardAPI?.items) return filesOf(downwardAPI.items, 'DownwardAPI');
  if (serviceAccountToken) return filesOf([serviceAccountToken], 'ServiceAccountToken');
  if (clusterTrustBundle) {
    const name = clusterTrustBundle.name ?? clusterTrustBundle.signerName ?? '';
    return filesOf([clusterTrustBundle], `ClusterTrustBundle ${quote(name)}`);
  }
  const { certificateChainPath, keyPath, credentialBundlePath } = podCertificate ?? {};
  return [
    { path: certificateChainPath, source: 'PodCertificate chain' },
    { path: keyPath, source: 'PodCertificate key' },
    { path: credentialBundlePath, source: 'PodCertificate credential bundle' },
  ].flatMap(({ path, source }) => (path ? [{ path, source }] : []));
}

function filesOf(items: readonly { path?: string }[], source = ''): VolumeFile[] {
  return items.map(({ path = '' }) => ({ path, source }));
}

/** A folder of a volume, or a file where there are some at its path. */
interface Folder {
  readonly files: number[];
  readonly below: Map<string, Folder>;
}

const newFolder = (): Folder => ({ files: [], below: new Map() });

function* overlaps(volume: string, what: string, files: readonly VolumeFile[]): Generator<string> {
  const root = newFolder();
  const shown = ({ path, source }: VolumeFile): string => (source === '' ? quote(path) : `${quote(path)} (${source})`);
  const trimmed = files.map(({ path, source }) => ({ path: path.replace(/\/+$/, ''), source }));
  for (const [index, file] of trimmed.entries()) {
    if (file.path === '') continue;
    const found: number[] = [];
    let folder = root;
    for (const part of file.path.split('/')) {
      for (const each of folder.files) found.push(each);
      let next = folder.below.get(part);
      if (next === undefined) folder.below.set(part, (next = newFolder()));
      folder = next;
    }
    for (const other of [...found, ...filesIn(folder)].sort((a, b) => a - b))
      yield `volume ${quote(volume)} (${what}): overlapping paths: ${shown(file)} with ${shown(trimmed[other] ?? file)}`;
    folder.files.push(index);
  }
}

function* filesIn(top: Folder): Generator<number> {
  const pending = [top];
  for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
    yield* each.files;
    for (const folder of each.below.values()) pending.push(folder);
  }
}
