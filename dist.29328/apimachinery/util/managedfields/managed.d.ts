import type { Time } from '../../apis/meta/v1/time.ts';
import type { VersionedSet } from '../structuredmergediff/fieldpath/index.ts';
/** What managers own, by their identifiers, and when they last changed something. Mirrors Go's `ManagedInterface`. */
export interface Managed {
    readonly fields: ReadonlyMap<string, VersionedSet>;
    readonly times: ReadonlyMap<string, Time | undefined>;
}
/** Nobody owns anything. Mirrors Go's `NewEmptyManaged`. */
export declare function newEmptyManaged(): Managed;
