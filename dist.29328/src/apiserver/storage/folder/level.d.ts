import type { ClassicLevel, Operation } from 'classic-level';
/** A database. */
export type Level = ClassicLevel;
/** What is written in one step. */
export type LevelOperation = Operation;
/** Opens a database: its folder is made as soon as it is called. */
export type NewLevel = (path: string) => Level;
/** @throws {MissingPackageError} */
export declare function loadLevel(): Promise<NewLevel>;
