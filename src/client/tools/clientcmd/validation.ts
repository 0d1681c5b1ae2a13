/// <reference types="node" />

import { accessSync, constants } from 'node:fs';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { codeOf } from '#engine/text/has_code';
import { ProxyError, parseProxy } from '../../transport/node/proxy.ts';
import type { AuthInfo, Cluster } from './config.ts';

/** What is wrong with a cluster, with Go's texts. */
export function validateCluster(name: string, cluster: Cluster): string[] {
  const faults: string[] = [];
  const { server = '', proxyURL = '', certificateAuthority = '', certificateAuthorityData } = cluster;
  if (server === '')
    faults.push(name === '' ? 'default cluster has no server defined' : `no server found for cluster "${name}"`);
  if (proxyURL !== '') {
    try {
      parseProxyURL(proxyURL);
    } catch (error) {
      faults.push(`invalid 'proxy-url' for cluster "${name}": ${asError(error).message}`);
    }
  }
  if (certificateAuthority !== '' && has(certificateAuthorityData))
    faults.push(
      `certificate-authority-data and certificate-authority are both specified for ${name}. certificate-authority-data will override.`,
    );
  append(faults, unreadable('certificate-authority', certificateAuthority, name));
  return faults;
}

/** What is wrong with a user, with Go's texts. */
export function validateAuthInfo(name: string, user: AuthInfo): string[] {
  const faults: string[] = [];
  const { token = '', username = '', password = '', exec, authProvider } = user;
  const { clientCertificate = '', clientCertificateData, clientKey = '', clientKeyData } = user;
  if (clientCertificate !== '' || has(clientCertificateData)) {
    if (clientCertificate !== '' && has(clientCertificateData))
      faults.push(`client-cert-data and client-cert are both specified for ${name}. client-cert-data will override.`);
    if (clientKey !== '' && has(clientKeyData))
      faults.push(`client-key-data and client-key are both specified for ${name}; client-key-data will override`);
    if (clientKey === '' && !has(clientKeyData))
      faults.push(
        `client-key-data or client-key must be specified for ${name} to use the clientCert authentication method.`,
      );
    append(faults, unreadable('client-cert', clientCertificate, name));
    append(faults, unreadable('client-key', clientKey, name));
  }
  if (exec !== undefined) {
    const toUse = `for ${name} to use exec authentication plugin`;
    if (authProvider !== undefined)
      faults.push(`authProvider cannot be provided in combination with an exec plugin for ${name}`);
    if (exec.command === '') faults.push(`command must be specified ${toUse}`);
    if (exec.apiVersion === '') faults.push(`apiVersion must be specified ${toUse}`);
    if (exec.env?.some((each) => each.name === '')) faults.push(`env variable name must be specified ${toUse}`);
    if (exec.interactiveMode === undefined) faults.push(`interactiveMode must be specified ${toUse}`);
    else if (!['Never', 'IfAvailable', 'Always'].includes(exec.interactiveMode))
      faults.push(`invalid interactiveMode for ${name}: "${exec.interactiveMode as string}"`);
  }
  const basic = username !== '' || password !== '';
  if (token !== '' && basic)
    faults.push(`more than one authentication method found for ${name}; found [token basicAuth], only one is allowed`);
  const { impersonate = '', impersonateUID = '', impersonateGroups = [], impersonateUserExtra = {} } = user;
  const further = impersonateUID !== '' || impersonateGroups.length > 0 || Object.keys(impersonateUserExtra).length > 0;
  if (further && impersonate === '')
    faults.push(`requesting uid, groups or user-extra for ${name} without impersonating a user`);
  return faults;
}

/** Whether a URL has nothing that `URL` would put right and Go refuses: control characters, a percent sign alone. */
export function isWellFormed(url: string): boolean {
  return !/%(?![\da-f]{2})/i.test(url) && [...url].every((character) => character >= ' ' && character !== '\x7f');
}

/** Kubeconfigs take fewer proxies than the environment: with a scheme, and that not socks5h. */
function parseProxyURL(url: string): void {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  if (!['http', 'https', 'socks5'].includes(scheme.toLowerCase()))
    throw new ProxyError(`unsupported scheme ${JSON.stringify(scheme)}, must be http, https, or socks5`);
  if (!isWellFormed(url) || url.includes(' ')) throw new ProxyError(`could not parse ${JSON.stringify(url)}`);
  parseProxy(url);
}

function has(data: Uint8Array | undefined): boolean {
  return data !== undefined && data.length > 0;
}

function unreadable(what: string, path: string, name: string): string[] {
  if (path === '') return [];
  try {
    accessSync(path, constants.R_OK);
    return [];
  } catch (error) {
    return [`unable to read ${what} ${path} for ${name} due to ${codeOf(error)}`];
  }
}
