import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { nameIsDNSLabel, nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';

/** The rule of an object's name, when something refers to it. */
export const subdomain = (name: string): string[] => nameIsDNSSubdomain(name, false);
/** The same for those whose names are DNS labels. */
export const label = (name: string): string[] => nameIsDNSLabel(name, false);
/** The rule of names that need only fit into a URL. */
export const pathSegment = (name: string): string[] => isPathSegmentName(name);

export function checkDNSLabel(faults: Faults, path: Path, value: string): void {
  faults.each(path, value, isDNS1123Label(value));
}

export function checkDNSSubdomain(faults: Faults, path: Path, value: string): void {
  faults.each(path, value, isDNS1123Subdomain(value));
}

export function checkQualifiedName(faults: Faults, path: Path, value: string): void {
  faults.each(path, value, isQualifiedName(value));
}
