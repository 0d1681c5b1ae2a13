import { RegistrationError } from '../errors.ts';
import { APIVersionInternal } from '../group_versioner.ts';
import { GroupVersion, type GroupVersionLike } from '../schema/group_version.ts';
import { versionKey } from './version_key.ts';

/** Which versions a Scheme has, and the order in which it prefers them. */
export class VersionPriority {
  /** Versions in the order they were first seen, by their text. */
  readonly #observed = new Map<string, GroupVersion>();
  /** Prioritized versions by group. */
  readonly #priority = new Map<string, readonly GroupVersion[]>();

  observe(gv: GroupVersionLike): void {
    if (gv.version === '' || gv.version === APIVersionInternal) return;
    const key = versionKey(gv);
    if (!this.#observed.has(key)) this.#observed.set(key, new GroupVersion(gv));
  }

  hasVersion(gv: GroupVersionLike): boolean {
    return this.#observed.has(versionKey(gv));
  }

  hasGroup(group: string): boolean {
    for (const gv of this.#observed.values()) if (gv.group === group) return true;
    return false;
  }

  set(versions: readonly GroupVersionLike[]): void {
    for (const gv of versions) {
      if (gv.version === '' || gv.version === APIVersionInternal) {
        throw new RegistrationError(`internal versions cannot be prioritized: ${new GroupVersion(gv)}`);
      }
    }
    const groups = new Set(versions.map((gv) => gv.group));
    if (groups.size !== 1)
      throw new RegistrationError(`must register versions for exactly one group: ${[...groups].sort().join(', ')}`);
    this.#priority.set(
      versions[0]!.group,
      versions.map((gv) => new GroupVersion(gv)),
    );
  }

  forGroup(group: string): GroupVersion[] {
    return this.all().filter((gv) => gv.group === group);
  }

  all(): GroupVersion[] {
    const versions = new Map<string, GroupVersion>();
    for (const ordered of this.#priority.values()) for (const gv of ordered) versions.set(versionKey(gv), gv);
    for (const [key, gv] of this.#observed) if (!versions.has(key)) versions.set(key, gv);
    return [...versions.values()];
  }

  preferred(): GroupVersion[] {
    const first = new Map<string, GroupVersion>();
    for (const gv of this.all()) if (!first.has(gv.group)) first.set(gv.group, gv);
    return [...first.values()];
  }
}
