/// <reference types="node" />
import { X509Certificate } from 'node:crypto';
import { parseCertificate } from '../../client/util/cert/x509/verify.ts';

/** Whether a block of PEM is a certificate that can be read, by Go, too. */
export function isCertificate(pem: string): boolean {
  try {
    parseCertificate(new X509Certificate(pem).raw);
    return true;
  } catch {
    return false;
  }
}
