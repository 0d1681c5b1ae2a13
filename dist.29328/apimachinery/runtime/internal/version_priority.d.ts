import { GroupVersion, type GroupVersionLike } from '../schema/group_version.ts';
/** Which versions a Scheme has, and the order in which it prefers them. */
export declare class VersionPriority {
    #private;
    observe(gv: GroupVersionLike): void;
    hasVersion(gv: GroupVersionLike): boolean;
    hasGroup(group: string): boolean;
    set(versions: readonly GroupVersionLike[]): void;
    forGroup(group: string): GroupVersion[];
    all(): GroupVersion[];
    preferred(): GroupVersion[];
}
