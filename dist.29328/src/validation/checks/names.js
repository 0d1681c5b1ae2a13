import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { nameIsDNSLabel, nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
/** The rule of an object's name, when something refers to it. */
export const subdomain = (name) => nameIsDNSSubdomain(name, false);
/** The same for those whose names are DNS labels. */
export const label = (name) => nameIsDNSLabel(name, false);
/** The rule of names that need only fit into a URL. */
export const pathSegment = (name) => isPathSegmentName(name);
export function checkDNSLabel(faults, path, value) {
    faults.each(path, value, isDNS1123Label(value));
}
export function checkDNSSubdomain(faults, path, value) {
    faults.each(path, value, isDNS1123Subdomain(value));
}
export function checkQualifiedName(faults, path, value) {
    faults.each(path, value, isQualifiedName(value));
}
