import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { longerThan } from '#engine/text/name_syntax';
import type { Faults } from '#src/validation/checks/faults';

const MAX_POOL_NAME = 253;

/** The name of a pool of devices: DNS subdomains between slashes. Mirrors `validatePoolName` of kube-apiserver. */
export function checkPoolName(faults: Faults, path: Path, name: string): void {
  if (name === '') {
    faults.required(path);
    return;
  }
  if (longerThan(name, MAX_POOL_NAME)) faults.tooLong(path, MAX_POOL_NAME);
  for (const part of name.split('/')) faults.each(path, part, isDNS1123Subdomain(part));
}
