import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import {
  DNS1123LabelMaxLength,
  DNS1123SubdomainMaxLength,
  isDNS1123Label,
  isDNS1123Subdomain,
} from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { quote } from '#engine/schema/fault';
import { longerThan } from '#engine/text/name_syntax';
import type { Faults } from '#src/validation/checks/faults';

const MAX_PATH = DNS1123SubdomainMaxLength + DNS1123LabelMaxLength + 1;

const MAX_SIGNER_NAME = DNS1123SubdomainMaxLength + MAX_PATH + 1;

/** The name of a signer: `example.com/signer-name`. Mirrors Go's `apivalidation.ValidateSignerName`. */
export function checkSignerName(faults: Faults, path: Path, name: string): void {
  if (name === '') {
    faults.required(path);
    return;
  }
  const [domain = '', rest, ...more] = name.split('/');
  if (rest === undefined || more.length > 0) {
    const form = "must be a fully qualified domain and path of the form 'example.com/signer-name'";
    faults.invalid(path, name, form);
    return;
  }
  if (longerThan(domain, DNS1123SubdomainMaxLength)) faults.tooLong(path, DNS1123SubdomainMaxLength);
  checkSegments(faults, path, domain, isDNS1123Label);
  if (!domain.includes('.'))
    faults.invalid(path, domain, 'should be a domain with at least two segments separated by dots');
  checkSegments(faults, path, rest, isDNS1123Subdomain);
  if (longerThan(name, MAX_SIGNER_NAME)) faults.tooLong(path, MAX_SIGNER_NAME);
}

/** What is wrong with the first segment that is wrong. */
function checkSegments(faults: Faults, path: Path, text: string, rule: (segment: string) => readonly string[]): void {
  const wrong = text.split('.').find((segment) => rule(segment).length > 0);
  if (wrong === undefined) return;
  for (const fault of rule(wrong)) faults.invalid(path, text, `validating label ${quote(wrong)}: ${fault}`);
}

/** Whether a signer is one of Kubernetes' own. */
export function isKubernetesSigner(name: string): boolean {
  const [host = ''] = name.split('/');
  return host === 'kubernetes.io' || host.endsWith('.kubernetes.io');
}

/** The name of a bundle of a signer begins with that of the signer: `example.com:signer:name`. */
export function bundleNameFaults(signerName: string, name: string, isPrefix: boolean): string[] {
  if (signerName === '') {
    if (name.includes(':')) return ['ClusterTrustBundle without signer name must not have ":" in its name'];
    return nameIsDNSSubdomain(name, isPrefix);
  }
  const prefix = `${signerName.replaceAll('/', ':')}:`;
  if (!name.startsWith(prefix))
    return [`ClusterTrustBundle for signerName ${signerName} must be named with prefix ${prefix}`];
  return nameIsDNSSubdomain(name.slice(prefix.length), isPrefix);
}
