import { loadPeer } from '../internal/load_peer.js';
/** @throws {MissingPackageError} */
export async function loadLevel() {
    const { ClassicLevel } = await loadPeer(() => import('classic-level'), 'storage in a folder', ['classic-level']);
    return (path) => new ClassicLevel(path, { keyEncoding: 'utf8', valueEncoding: 'view' });
}
