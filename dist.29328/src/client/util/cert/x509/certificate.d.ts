import { type KeyObject } from 'node:crypto';
import { type DERElement } from './der_reader.ts';
import { type SignatureAlgorithm } from './signature.ts';
/** What a certificate says, read as strictly as Go does. Mirrors Go's `x509.Certificate`. */
export interface Certificate {
    /** All of it, as DER. */
    readonly raw: Buffer;
    readonly version: number;
    /** What the issuer has signed. */
    readonly signed: Buffer;
    /** undefined: none that Go knows. */
    readonly signatureAlgorithm: SignatureAlgorithm | undefined;
    readonly signature: Buffer;
    /** Names, as DER: they are compared byte for byte. */
    readonly issuer: Buffer;
    readonly subject: Buffer;
    readonly subjectAttributes: readonly Attribute[];
    /** In milliseconds since 1970; both ends count. */
    readonly notBefore: number;
    readonly notAfter: number;
    readonly publicKeyInfo: Buffer;
    /** undefined: none that can verify a signature. */
    readonly publicKey: KeyObject | undefined;
    readonly extensions: Extensions;
}
/** A part of a name. */
export interface Attribute {
    /** `2.5.4.3` */
    readonly type: string;
    readonly value: string;
}
/** What the extensions say. What is left out is not there. */
export interface Extensions {
    subjectKeyId?: Buffer;
    authorityKeyId?: Buffer;
    /** The first nine bits, the first one in bit 0. */
    keyUsage?: number;
    basicConstraints?: {
        readonly isAuthority: boolean;
        readonly maxPathLength: number | undefined;
    };
    extendedKeyUsages?: readonly string[];
    alternativeNames?: AlternativeNames;
    nameConstraints?: NameConstraints;
    policies?: readonly string[];
    policyMappings?: readonly {
        readonly issuer: string;
        readonly subject: string;
    }[];
    requireExplicitPolicy?: number;
    inhibitPolicyMapping?: number;
    inhibitAnyPolicy?: number;
    /** Whether one that must be understood is not. */
    hasUnknownCritical?: boolean;
}
/** Names besides the subject. */
export interface AlternativeNames {
    /** As they are written. */
    readonly raw: Buffer;
    readonly dns: readonly string[];
    readonly emails: readonly string[];
    readonly addresses: readonly Buffer[];
    /** The hosts of URIs, with their ports. */
    readonly uriHosts: readonly string[];
}
/** Which names the certificates below may have. */
export interface NameConstraints {
    readonly permitted: NameTrees;
    readonly excluded: NameTrees;
}
/** Names, and all that is below them. */
export interface NameTrees {
    readonly dns: readonly string[];
    readonly emails: readonly string[];
    readonly addresses: readonly {
        readonly address: Buffer;
        readonly mask: Buffer;
    }[];
    readonly uriHosts: readonly string[];
}
/** Bits of {@link Extensions.keyUsage}. */
export declare const KEY_CERT_SIGN: number;
export declare const COMMON_NAME = "2.5.4.3";
export declare const ORGANIZATION = "2.5.4.10";
/**
 * Reads a certificate. Mirrors Go's `x509.ParseCertificate`.
 * @throws TypeError what is wrong with it: what Go refuses, and a signature whose bits fill no bytes
 */
export declare function parseCertificate(der: Uint8Array): Certificate;
/** The last common name of the subject; empty: there is none. */
export declare function commonNameOf({ subjectAttributes }: Certificate): string;
export declare function valuesOf(attributes: readonly Attribute[], wanted: string): string[];
/** The attributes of a name. @throws TypeError for a text that is none in its encoding */
export declare function attributesOf(name: DERElement, what: string): Attribute[];
