/// <reference types="node" />
import { X509Certificate } from 'node:crypto';

/** Whether a block of PEM is a certificate that can be read. */
export function isCertificate(pem: string): boolean {
  try {
    new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}
