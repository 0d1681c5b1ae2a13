import type { GroupKindLike, GroupVersionKindLike, GroupVersionLike } from './schema/group_version.ts';
import { GroupKind, GroupVersion, GroupVersionKind } from './schema/group_version.ts';

/**
 * The version of types that exist only inside a program and have no wire form. Nothing in the Scheme treats it
 * specially, except that objects converted to it lose `apiVersion` and `kind`, and that it is in no list of versions.
 */
export const APIVersionInternal = '__internal';

/** Chooses the kind to convert to. Mirrors the methods of Go's `runtime.GroupVersioner`. */
export interface KindChooser {
  /** The kind to convert to, given all kinds that an object's class stands for. `undefined` when none will do. */
  kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined;
  /** Equal for two choosers only if they choose the same for all kinds. */
  identifier(): string;
}

/**
 * The target of a conversion: a group and version, several of them, or anything that chooses.
 * Mirrors Go's `runtime.GroupVersioner`.
 */
export type GroupVersioner = KindChooser | GroupVersionLike;

/** The chooser of a target: a plain group and version becomes a {@link GroupVersion}. */
export function kindChooser(target: GroupVersioner): KindChooser {
  return 'kindForGroupVersionKinds' in target ? target : new GroupVersion(target);
}

/** Always chooses the internal version of the first kind's group. Mirrors Go's `runtime.InternalGroupVersioner`. */
export const InternalGroupVersioner: KindChooser = {
  kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined {
    const kind = kinds.find((each) => each.version === APIVersionInternal) ?? kinds[0];
    return kind && new GroupVersionKind({ group: kind.group, version: APIVersionInternal, kind: kind.kind });
  },
  identifier(): string {
    return 'internal';
  },
};

/** Refuses every kind. Mirrors Go's `runtime.DisabledGroupVersioner`. */
export const DisabledGroupVersioner: KindChooser = {
  kindForGroupVersionKinds(): undefined {
    return undefined;
  },
  identifier(): string {
    return 'disabled';
  },
};

/**
 * Accepts the given kinds (an empty `kind`: all kinds of the group) and takes them to one group and version, though
 * they may belong to another group. Mirrors Go's `runtime.NewMultiGroupVersioner`.
 */
export function newMultiGroupVersioner(gv: GroupVersionLike, ...groupKinds: readonly GroupKindLike[]): KindChooser {
  if (groupKinds.length === 0 || (groupKinds.length === 1 && groupKinds[0]!.group === gv.group))
    return new GroupVersion(gv);
  return multiGroupVersioner(gv, groupKinds, false);
}

/**
 * As {@link newMultiGroupVersioner}, but takes the first kind when none is accepted.
 * Mirrors Go's `runtime.NewCoercingMultiGroupVersioner`.
 */
export function newCoercingMultiGroupVersioner(
  gv: GroupVersionLike,
  ...groupKinds: readonly GroupKindLike[]
): KindChooser {
  return multiGroupVersioner(gv, groupKinds, true);
}

function multiGroupVersioner(gv: GroupVersionLike, accepted: readonly GroupKindLike[], coerce: boolean): KindChooser {
  const target = new GroupVersion(gv);
  return {
    kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined {
      const match = kinds.find((kind) =>
        accepted.some((gk) => gk.group === kind.group && (gk.kind === '' || gk.kind === kind.kind)),
      );
      const chosen = match ?? (coerce ? kinds[0] : undefined);
      return chosen && target.withKind(chosen.kind);
    },
    identifier(): string {
      const kinds = accepted.map((gk) => new GroupKind(gk).toString()).join(',');
      return JSON.stringify({ accepted: kinds, coerce: String(coerce), name: 'multi', target: target.toString() });
    },
  };
}
