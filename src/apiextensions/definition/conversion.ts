import type { ServiceReference } from '#api/apiextensions/v1/zz_generated.types';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { forbidden, invalid, notSupported, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import { append } from '#engine/go/append';
import { parseURL } from '#engine/text/url';
import { URLFault } from '#engine/text/url_escape';
import type { InternalConversion } from './internal_definition.ts';
import type { DefinitionOptions } from './options.ts';

const STRATEGIES: readonly string[] = ['None', 'Webhook'];
/** The versions of ConversionReview that servers send. */
const KNOWN_VERSIONS: readonly string[] = ['v1', 'v1beta1'];

/** Whether a webhook that takes these versions of reviews can be asked. */
export function takesKnownVersion(versions: readonly string[] | undefined): boolean {
  return !versions || versions.length === 0 || versions.some((version) => KNOWN_VERSIONS.includes(version));
}

/** Reports what is wrong with the conversion between versions. */
export function validateConversion(conversion: InternalConversion, path: Path, options: DefinitionOptions): ErrorList {
  const errors: ErrorList = [];
  const { strategy, webhookClientConfig: config, conversionReviewVersions = [] } = conversion;
  const configPath = path.child('webhookClientConfig');
  if (!strategy) errors.push(required(path.child('strategy'), ''));
  else if (!STRATEGIES.includes(strategy)) errors.push(notSupported(path.child('strategy'), strategy, STRATEGIES));
  if (strategy !== 'Webhook') {
    const detail = 'should not be set when strategy is not set to Webhook';
    if (config) errors.push(forbidden(configPath, detail));
    if (conversionReviewVersions.length > 0) errors.push(forbidden(path.child('conversionReviewVersions'), detail));
    return errors;
  }
  if (!config) {
    errors.push(required(configPath, 'required when strategy is set to Webhook'));
  } else {
    const { url, service, caBundle } = config;
    const hasURL = typeof url === 'string';
    if (hasURL === Boolean(service)) errors.push(required(configPath, 'exactly one of url or service is required'));
    else if (hasURL) append(errors, validateURL(url, configPath.child('url')));
    else if (service) append(errors, validateService(service, configPath.child('service')));
    if (caBundle && !options.allowInvalidCABundle && !isCABundle(caBundle))
      errors.push(
        invalid(
          configPath.child('caBundle'),
          caBundle,
          'unable to load root certificates: unable to parse bytes as PEM block',
        ),
      );
  }
  return [
    ...errors,
    ...validateReviewVersions(conversionReviewVersions, path.child('conversionReviewVersions'), options),
  ];
}

/**
 * Whether base64 holds a certificate in PEM.
 *
 * Differs from Go: what is inside the certificate is not looked at.
 */
export function isCABundle(caBundle: string): boolean {
  try {
    return /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.test(atob(caBundle));
  } catch {
    return false;
  }
}

function validateReviewVersions(
  versions: readonly string[],
  path: Path,
  { requireKnownReviewVersion }: DefinitionOptions,
): ErrorList {
  if (versions.length === 0) return [required(path, '')];
  const errors: ErrorList = [];
  const seen = new Set<string>();
  for (const [index, version] of versions.entries()) {
    if (seen.has(version)) errors.push(invalid(path.index(index), version, 'duplicate version'));
    else for (const fault of isDNS1035Label(version)) errors.push(invalid(path.index(index), version, fault));
    seen.add(version);
  }
  if (requireKnownReviewVersion && !takesKnownVersion(versions))
    errors.push(invalid(path, versions, `must include at least one of ${KNOWN_VERSIONS.join(', ')}`));
  return errors;
}

const FORM = '; desired format: https://host[/path]';

function validateURL(text: string, path: Path): ErrorList {
  const url = parseURL(text);
  if (url instanceof URLFault) return [required(path, `url must be a valid URL: ${url.message}${FORM}`)];
  const errors: ErrorList = [];
  if (url.scheme !== 'https') errors.push(invalid(path, url.scheme, `'https' is the only allowed URL scheme${FORM}`));
  if (url.host === '') errors.push(invalid(path, url.host, `host must be specified${FORM}`));
  // Differs from Go: it shows what may be a password.
  if (url.user !== undefined) errors.push(invalid(path, '<redacted>', 'user information is not permitted in the URL'));
  if (url.fragment !== '') errors.push(invalid(path, url.fragment, 'fragments are not permitted in the URL'));
  if (url.query !== '') errors.push(invalid(path, url.query, 'query parameters are not permitted in the URL'));
  return errors;
}

function validateService({ name, namespace, path: text, port = 443 }: ServiceReference, path: Path): ErrorList {
  // Name and namespace stand the wrong way round, as in Go.
  const errors: ErrorList = [];
  if (!namespace) errors.push(required(path.child('name'), ''));
  if (!name) errors.push(required(path.child('namespace'), ''));
  const faults = isValidPortNum(port ?? 443);
  if (faults.length > 0) errors.push(invalid(path.child('port'), port, `port is not valid: ${faults.join(', ')}`));
  if (!text || text === '/') return errors;
  const place = path.child('path');
  if (text === '//') return [...errors, invalid(place, text, 'segment[0] may not be empty')];
  if (!text.startsWith('/')) errors.push(invalid(place, text, `must start with a '/'`));
  for (const [index, segment] of text.slice(1).replace(/\/$/, '').split('/').entries()) {
    if (segment === '') errors.push(invalid(place, text, `segment[${index}] may not be empty`));
    else
      for (const fault of isDNS1123Subdomain(segment)) errors.push(invalid(place, text, `segment[${index}]: ${fault}`));
  }
  return errors;
}
