export { folder, type FolderOptions } from './folder.ts';
export { FolderError } from './folder_error.ts';
export { MissingPackageError } from '../internal/load_peer.ts';
