/// <reference types="node" />
import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join, normalize, sep } from 'node:path';
import type { PluginPolicy } from '../../rest/config.ts';
import { ExecPluginError } from './exec_error.ts';

/** @throws ExecPluginError when a policy contradicts itself. Mirrors Go's `exec.ValidatePluginPolicy`. */
export function validatePluginPolicy({ policyType, allowlist }: PluginPolicy): void {
  if (policyType === '' || policyType === 'AllowAll' || policyType === 'DenyAll') {
    if (allowlist !== undefined)
      throw new ExecPluginError(`the plugin policy is ${policyType || 'AllowAll'}, but there is an allowlist`);
    return;
  }
  if (policyType !== 'Allowlist') throw new ExecPluginError(`unknown plugin policy: ${String(policyType)}`);
  if (allowlist === undefined || allowlist.length === 0)
    throw new ExecPluginError('the plugin policy is Allowlist, but the allowlist is empty');
  for (const entry of allowlist)
    if (entry === '' || normalize(entry) !== entry)
      throw new ExecPluginError(`the allowlist has an entry that is no normalized path: ${JSON.stringify(entry)}`);
}

/** @returns the program to run. @throws ExecPluginError when the policy doesn't allow it */
export function checkPluginPolicy(policy: PluginPolicy | undefined, command: string, path: string): string {
  const { policyType = '' } = policy ?? {};
  if (policy === undefined || policyType === '' || policyType === 'AllowAll') return command;
  if (policy.policyType === 'DenyAll')
    throw new ExecPluginError(`plugin ${JSON.stringify(command)} not allowed: policy set to "DenyAll"`);
  const allowed = policy.allowlist ?? [];
  if (allowed.includes(command)) return command;
  const resolved = lookPath(command, path);
  if (resolved === undefined)
    throw new ExecPluginError(`plugin path ${JSON.stringify(command)} cannot be resolved for the allowlist check`);
  const fits = (entry: string): boolean =>
    entry === resolved || (basename(entry) === basename(resolved) && lookPath(entry, path) === resolved);
  if (allowed.some(fits)) return resolved;
  throw new ExecPluginError(
    `plugin path ${JSON.stringify(resolved)} is not permitted by the credential plugin allowlist`,
  );
}

/** Where a program is, that is named by a path or looked for in the folders of PATH. */
export function lookPath(command: string, path: string): string | undefined {
  const places = command.includes(sep)
    ? [command]
    : path.split(delimiter).map((folder) => join(folder || '.', command));
  // On Windows, programs are named without their endings.
  const endings = process.platform === 'win32' ? ['', '.exe', '.com', '.bat', '.cmd'] : [''];
  const candidates = places.flatMap((place) => endings.map((ending) => place + ending));
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return statSync(candidate).isFile();
    } catch {
      return false;
    }
  });
}
