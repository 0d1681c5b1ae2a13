import { quote } from '#engine/schema/fault';
import { APIVersionInternal, type GroupVersioner } from './group_versioner.ts';
import { goTypeName, type KindClass } from './kind_class.ts';
import type { GroupVersionKindLike } from './schema/group_version.ts';
import { GroupVersion, GroupVersionKind } from './schema/group_version.ts';
import type { GroupVersions } from './schema/group_versions.ts';

/** What a Scheme didn't find. At least one of `gvk` and `type` is there. */
export interface NotRegistered {
  readonly schemeName: string;
  readonly gvk?: GroupVersionKindLike;
  readonly type?: KindClass;
  /** What the object was to be converted to. */
  readonly target?: GroupVersioner;
  /** What to do about it. */
  readonly hint?: string;
}

/** A Scheme doesn't know a kind, a class, or a way to convert one. The text is Go's, but for a hint. */
export class NotRegisteredError extends Error {
  readonly code = 'ERR_NOT_REGISTERED';
  /** The name given to the Scheme's constructor. */
  readonly schemeName: string;
  readonly gvk: GroupVersionKind | undefined;
  readonly type: KindClass | undefined;
  readonly target: GroupVersioner | undefined;

  constructor(what: NotRegistered) {
    super(what.hint === undefined ? notRegisteredText(what) : `${notRegisteredText(what)}: ${what.hint}`);
    this.name = 'NotRegisteredError';
    this.schemeName = what.schemeName;
    this.gvk = what.gvk && new GroupVersionKind(what.gvk);
    this.type = what.type;
    this.target = what.target;
  }
}

function notRegisteredText({ schemeName, gvk, type, target }: NotRegistered): string {
  const scheme = `in scheme ${quote(schemeName)}`;
  if (type && target) return `${goTypeName(type)} is not suitable for converting to ${targetText(target)} ${scheme}`;
  const kind = new GroupVersionKind(gvk ?? {});
  const version = quote(kind.groupVersion().toString());
  if (target && !kind.empty()) return `${version} is not suitable for converting to ${targetText(target)} ${scheme}`;
  if (type) return `no kind is registered for the type ${goTypeName(type)} ${scheme}`;
  if (kind.kind === '') return `no version ${version} has been registered ${scheme}`;
  if (kind.version === APIVersionInternal) {
    return `no kind ${quote(kind.kind)} is registered for the internal version of group ${quote(kind.group)} ${scheme}`;
  }
  return `no kind ${quote(kind.kind)} is registered for version ${version} ${scheme}`;
}

function targetText(target: GroupVersioner): string {
  if ('versions' in target)
    return `[${(target as GroupVersions).versions.map((gv) => quote(gv.toString())).join(' ')}]`;
  // Differs from Go: it prints the struct, `{}`, for the versioners that have no text form.
  return quote('identifier' in target ? target.identifier() : new GroupVersion(target).toString());
}

/** An object has no `kind`. */
export class MissingKindError extends Error {
  readonly code = 'ERR_MISSING_KIND';
  /** The object, or a word about it. */
  readonly data: string;

  constructor(data: string) {
    super(`Object 'Kind' is missing in '${data}'`);
    this.name = 'MissingKindError';
    this.data = data;
  }
}

/** An object has no `apiVersion`. */
export class MissingVersionError extends Error {
  readonly code = 'ERR_MISSING_VERSION';
  /** The object, or a word about it. */
  readonly data: string;

  constructor(data: string) {
    super(`Object 'apiVersion' is missing in '${data}'`);
    this.name = 'MissingVersionError';
    this.data = data;
  }
}

/** A registration that contradicts an earlier one, or that lacks a version. Go panics with the same text. */
export class RegistrationError extends Error {
  override readonly name: string = 'RegistrationError';
  readonly code = 'ERR_REGISTRATION';
}

/** Whether an error says that a Scheme doesn't know a kind or class. Mirrors Go's `runtime.IsNotRegisteredError`. */
export function isNotRegisteredError(err: unknown): boolean {
  return hasCode(err, 'ERR_NOT_REGISTERED');
}

/** Whether an error says that an object has no `kind`. Mirrors Go's `runtime.IsMissingKind`. */
export function isMissingKind(err: unknown): boolean {
  return hasCode(err, 'ERR_MISSING_KIND');
}

/** Whether an error says that an object has no `apiVersion`. Mirrors Go's `runtime.IsMissingVersion`. */
export function isMissingVersion(err: unknown): boolean {
  return hasCode(err, 'ERR_MISSING_VERSION');
}

function hasCode(err: unknown, code: string): boolean {
  return typeof err === 'object' && err !== null && 'code' in err && err.code === code;
}
