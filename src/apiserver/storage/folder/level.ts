import type { ClassicLevel, Operation } from 'classic-level';
import { loadPeer } from '../internal/load_peer.ts';

/** A database. */
export type Level = ClassicLevel;
/** What is written in one step. */
export type LevelOperation = Operation;

/** Opens a database: its folder is made as soon as it is called. */
export type NewLevel = (path: string) => Level;

/** @throws {MissingPackageError} */
export async function loadLevel(): Promise<NewLevel> {
  const { ClassicLevel } = await loadPeer(() => import('classic-level'), 'storage in a folder', ['classic-level']);
  return (path) => new ClassicLevel(path, { keyEncoding: 'utf8', valueEncoding: 'view' });
}
