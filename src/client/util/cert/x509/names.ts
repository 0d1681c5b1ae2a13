import { isIP } from 'node:net';
import { parseURL } from '#engine/text/url';
import { URLFault } from '#engine/text/url_escape';

/**
 * Whether a text is a domain name, as far as Go looks: visible characters, in labels that are not empty. An empty text is.
 * @param mayLead whether a dot may stand in front: at least one label more
 */
export function isDomainName(text: string, mayLead = false): boolean {
  if (text === '') return true;
  const labels = (mayLead && text.startsWith('.') ? text.slice(1) : text).split('.');
  return labels.every((label) => /^[!-~]+$/.test(label));
}

/** An e-mail address in its two parts. The domain is not case-sensitive. */
export interface Mailbox {
  readonly local: string;
  readonly domain: string;
}

const ATOM = /^(?:\\[^]|[\w!#$%&'*+\-/=?^`{|}~.])+/;
const QUOTED = /^"(?:\\[\x01-\x09\x0b\x0c\x0e-\x7f]|[\x01-\x08\x0b\x0c\x0e-\x21\x23-\x5b\x5d-\x7f])*"/;

/** undefined: the text is not a mailbox (RFC 2821, with the leniency of Go). */
export function mailboxOf(text: string): Mailbox | undefined {
  const written = (text.startsWith('"') ? QUOTED : ATOM).exec(text)?.[0];
  if (written === undefined || text[written.length] !== '@') return undefined;
  const isQuoted = text.startsWith('"');
  const local = (isQuoted ? written.slice(1, -1) : written).replace(/\\([^])/g, '$1');
  const domain = text.slice(written.length + 1);
  const hasWrongDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  if ((!isQuoted && hasWrongDot) || !isDomainName(domain)) return undefined;
  return { local, domain: domain.toLowerCase() };
}

export function isMailbox(text: string): boolean {
  return mailboxOf(text) !== undefined;
}

export function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

/**
 * The host of a URI, with its port; empty: it has none.
 * @throws TypeError when it is not a URI that Go takes
 */
export function hostOfURI(text: string): string {
  const url = parseURL(text);
  if (url instanceof URLFault || !isDomainName(url.host))
    throw new TypeError(`expected a URI, got ${JSON.stringify(text)}`);
  return url.host;
}

/** Whether a name is one of a host, or a pattern for such names. Mirrors Go's `validHostname`. */
function isHostname(name: string, isPattern: boolean): boolean {
  const host = isPattern ? name : name.replace(/\.$/, '');
  if (host === '' || host === '*') return false;
  return host
    .split('.')
    .every((label, at) => (isPattern && at === 0 && label === '*') || /^[a-z0-9_][a-z0-9_-]*$/i.test(label));
}

/** Whether a name of a certificate is that of a host. @param host in small letters */
export function matchesHost(name: string, host: string): boolean {
  const pattern = name.toLowerCase();
  if (!isHostname(host, false) || !isHostname(name, true)) return pattern === host && host !== '' && host !== '.';
  const labels = host.replace(/\.$/, '').split('.');
  const parts = pattern.split('.');
  return parts.length === labels.length && parts.every((part, at) => (at === 0 && part === '*') || part === labels[at]);
}
