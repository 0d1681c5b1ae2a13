/// <reference types="node" />
import { isCertificate } from './is_certificate.ts';
import { duplicate, invalid, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import { parseURL } from '../../cel/library/url_parse.ts';
import { URLFault } from '../../cel/library/url_text.ts';
import type { Issuer } from './authentication_configuration.ts';

const MATCH_ANY = 'MatchAny';

/** What is wrong with an issuer. Mirrors Go's `validateIssuer`. @param disallowed issuers whose tokens others take */
export function validateIssuer(issuer: Issuer, disallowed: readonly string[], path: Path): ErrorList {
  const { url, discoveryURL = '', certificateAuthority = '', egressSelectorType = '' } = issuer;
  return [
    ...(url === '' ? [required(path.child('url'), '')] : validateURL(url, disallowed, path.child('url'))),
    ...validateDiscoveryURL(url, discoveryURL, path.child('discoveryURL')),
    ...validateAudiences(issuer, path),
    ...validateAuthority(certificateAuthority, path.child('certificateAuthority')),
    ...validateEgress(egressSelectorType, path.child('egressSelectorType')),
  ];
}

function validateDiscoveryURL(url: string, discoveryURL: string, path: Path): ErrorList {
  if (discoveryURL === '') return [];
  const isSame = url !== '' && trimmed(url) === trimmed(discoveryURL);
  return [
    ...(isSame ? [invalid(path, discoveryURL, 'discoveryURL must be different from URL')] : []),
    ...validateURL(discoveryURL, [], path),
  ];
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}

function validateURL(text: string, disallowed: readonly string[], path: Path): ErrorList {
  const errors: ErrorList = [];
  if (disallowed.includes(text))
    errors.push(
      invalid(path, text, `URL must not overlap with disallowed issuers: [${[...disallowed].sort().join(' ')}]`),
    );
  const url = parseURL(text);
  if (url instanceof URLFault) return [...errors, invalid(path, text, url.message)];
  if (url.scheme !== 'https') errors.push(invalid(path, text, 'URL scheme must be https'));
  if (url.user !== undefined) errors.push(invalid(path, text, 'URL must not contain a username or password'));
  if (url.query !== '') errors.push(invalid(path, text, 'URL must not contain a query'));
  if (url.fragment !== '') errors.push(invalid(path, text, 'URL must not contain a fragment'));
  return errors;
}

function validateAudiences({ audiences = [], audienceMatchPolicy = '' }: Partial<Issuer>, issuer: Path): ErrorList {
  const path = issuer.child('audiences');
  if (audiences.length === 0) return [required(path, `at least one ${path.toString()} is required`)];
  const errors: ErrorList = [];
  for (const [index, audience] of audiences.entries()) {
    if (audience === '') errors.push(required(path.index(index), ''));
    if (audiences.indexOf(audience) < index) errors.push(duplicate(path.index(index), audience));
  }
  const policy = issuer.child('audienceMatchPolicy');
  if (audiences.length > 1 && audienceMatchPolicy !== MATCH_ANY)
    errors.push(invalid(policy, audienceMatchPolicy, 'audienceMatchPolicy must be MatchAny for multiple audiences'));
  if (audiences.length === 1 && audienceMatchPolicy !== '' && audienceMatchPolicy !== MATCH_ANY)
    errors.push(
      invalid(policy, audienceMatchPolicy, 'audienceMatchPolicy must be empty or MatchAny for single audience'),
    );
  return errors;
}

function validateAuthority(pem: string, path: Path): ErrorList {
  if (pem === '') return [];
  const blocks = pem.match(/^-----BEGIN CERTIFICATE-----\s[^-]*^-----END CERTIFICATE-----[ \t]*$/gm) ?? [];
  if (blocks.length === 0)
    return [invalid(path, '<omitted>', 'data does not contain any valid RSA or ECDSA certificates')];
  return blocks.every(isCertificate) ? [] : [invalid(path, '<omitted>', 'x509: malformed certificate')];
}

function validateEgress(type: string, path: Path): ErrorList {
  if (type === '') return [];
  if (type !== 'controlplane' && type !== 'cluster')
    return [invalid(path, type, 'egress selector must be either controlplane or cluster')];
  // As kube-apiserver does without --egress-selector-config-file, but when the file is read.
  return [invalid(path, type, 'not supported: this server reaches issuers by one network; leave it out')];
}
