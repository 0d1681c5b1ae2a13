// The signatures of requests for certificates are verified: by our server, and with KUBETYPED_CONTROLPLANE=start by the real
// kube-apiserver, of which the words are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type BothServers, startBoth } from './both_servers.ts';

/** Requests that openssl has made, in base64, and what is wrong with them. */
const REQUESTS: Readonly<Record<string, readonly [der: string, fault?: string]>> = {
  'ECDSA on P-256': [
    'MIHFMG4CAQAwDDEKMAgGA1UEAwwBYTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGhO2mXw27PenUo4C6OUO231igUWga80dhTRDl0VoffSH07R2TwxJhou00kqUHVRzMJhrDrjM6un1tNllG62EAOgADAKBggqhkjOPQQDAgNHADBEAiAlWq/aBIrPNMqi42OCQXV/3+/BR9YI3dBETb8im2SyOgIgYbNs/rqrjd7hB8LFf1kWJsjdJJJYpdyqi0bjqItiCyI=',
  ],
  'ECDSA on P-384': [
    'MIIBBDCBiwIBADAMMQowCAYDVQQDDAFhMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE6sT8PW+5gdSr9B589zyKJwCB3q2ywivoc15p+pDw8Zd1juWKcTiKcbn7z5axpHvx5De/V3d7fYlwZ0IDpoZb43q8fkgEX1QFuDCc0Vn1ks+QPuP1ciIeJyzxfVVbzoagoAAwCgYIKoZIzj0EAwMDaAAwZQIwW9w52PtezxEVbmw4yZOfl2mXM34OWbB0Ul6ozlJHhpntW9ZAAC7cKEjhFoBH3JSuAjEAlCGql7qx6nY+ncKJsgoPOjBu6kg9DjP4GiKeYe5wEnZMvGK4WMGA3aC0DWrh6ULq',
  ],
  'ECDSA on P-521': [
    'MIIBTzCBsQIBADAMMQowCAYDVQQDDAFhMIGbMBAGByqGSM49AgEGBSuBBAAjA4GGAAQAg7D1qO73blU1rXFnNUAxUgr+FF6e0ltLLg3GwVJ2lreuUT9DEfkvGlrB4x8Y2ZCMo26UII8527PMqvDwqIr3rNoAS5G0SjcIYsdsdvoXrpjP5pgqftlJh25TTl8TQ1k7E7y5axY+NneaS3ZBeyIE5SrpV5hMpZmyMn/N1zRluGbOUVmgADAKBggqhkjOPQQDBAOBjAAwgYgCQgD0w9FBMajEKdTbkELk5ZKi83wbBa//ZYVtzjQ2RJsyn1XOvgRbWqLILBRFUVmUQaurreZQBr7rbIQcjVJTqXX2TwJCAYqmhNVpqXMCM/ljZxC/zODqcQB9He5qDsopIq2USwR6Fm2uTQwVqQ2MtD33h1lizlRgdeKHBXzZJIaVzVn8RWRC',
  ],
  'RSA of 2048 bits': [
    'MIICUTCCATkCAQAwDDEKMAgGA1UEAwwBYTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBANsfnisQBv7+yovRc+R5wreH1bPlOmGMderI9T6EoRYTU40T2nEIWiT005ekxm5kOhRQ3FOTMNTykxX8fc0rpbeJOtx4SK1TjpPvG8bnOS5PseKYBBPjNcfrRJjbB5Ked56MAqEVpNFP2B2UwFjRucNVA6cDGwrBjRDD0Eb23/iRhlh08ujMsbgDxaamMfTW4zUw+8a8jCy8O6uZUmf0lXDp7XxJ3eULDcKZIWfJgqqNgyK7gWa9zXWhYTzWdgLNVh+p46SO4kfAd0nW6ND2AZ4MkXOQOUhZ4pZgp3T494jw4079Vdjxryd2fZueW6183xrzEmYX2ZEj3vk1h2QrU3UCAwEAAaAAMA0GCSqGSIb3DQEBCwUAA4IBAQAaxXrNFlcEU00jUJHY4RZthf/JKJtaQLpDHvKCJIXn5RXaQ7wdD8V5lSiS40Cv3gNrv9Dd4W0dmAmiH2vcar9FogMLr1fTk35gt+UQV18HaStXpOJ4uY/2euov/l30E+bJYkftNrURB1Lpxh/5f97qot7/+6ghiSkhvPxskeuepuWfjXZM62iMx29S9Cd3AyRBIvY6zyAuyCXrBEmr/89k7zjcQPTTZLBnjLEorAlY3OUJ1FNFFHI7RhIE1GrhSpnvWEZAuyWfelv9C955D/CymXlm2wT8IHG/U1aQHQ9snHL9uSyY5goc5jmKBLSYtbGTuPMqeeTFmIu5CnG40lJg',
  ],
  'RSA of 3072 bits with SHA-512': [
    'MIIDUTCCAbkCAQAwDDEKMAgGA1UEAwwBYTCCAaIwDQYJKoZIhvcNAQEBBQADggGPADCCAYoCggGBALOZm58COI40eibdWycTu/vuwyGlFPBE/kLnrKexpuB5698rtWDBqYfuB8+66j3ymSR/h+8dUcnzKdcWyuWqAjh9kNMXMAlWBVR5AUK/n9s15ysG5olsiNkXdLWaIUbp5qQXfh1E9zczoZLfVql0RE3ArdG0lM//rHwEQWv3Og5yVGQsAwGpAerx4k+8eTVeXnfF0M+12x2JlSINv/6jfwIzdT0eW53kNB6zgdy+vuVDFKudIZsEjwd22SfHrVSZPq+CwYGDqgBOsNn8gCI41cSVxlFna9vKjVDxkaQnqtm8V31La2yiAOmjqmq7ox3E3zUlBpzDBmW/nInXzRXAz1U9J7mmo302QbLc788UM/7aGpqEx3EkutFqQG2AbqrWs0uKEmZiDKeNBHj1b9x+9wqZAVME1TK/+y2luUrAScLYA/3J4asP7MzugUeqE3dxgnleBAptPXLOw4jYlnyEC+LKONab7RZDQPSXdRWx4gtIe7uloDYxQtFkv9XgzNdY3QIDAQABoAAwDQYJKoZIhvcNAQENBQADggGBAJp1XA1xT2xs3rHe87ry2eF9cg4/tUObHamP8f6MwaFbS+gRavogr0oJzPmDvNJndncECsYxkCU8/7nVJconYOGw2KaBI31/7qQ8Kub9N79j0TWQhTMjBmSnDJnSE9qKTMrTCf/NFhvTPwAonCzSH+kNh+1eO2LZzS73z8kLXf1fyYTo98q28NCz4ySp74nTfNF5VvLWcqnkK1QkITQgFU+Gcor25M0AH4Cunhq/+Hk+Rdc7uJDbHzmdonxH22HMx8gI20db8EeLU885grUs5Eh4MFqqauwhUgvWJiDStHgRhCWwQiWRjIDMbqBcIgEYH+4hWkgZyjr0xYAiA2T1b8fJ7Ls80JQAjwRDnm0JDPDV1p7bK6Zt8mWuUEUqdJtrSCciMZtSQLCY8Prr4mBiiQwGS3JYfqbjiqAX6eg7P/sJu1YhPbBxdePVqVCUUem3a/1Ded8FxeyncrcgzHOAfno/qtNMOntN7GhG8zoaY9SHl4Fe2AwZTf7TlhCmfkCanA==',
  ],
  Ed25519: [
    'MIGLMD8CAQAwDDEKMAgGA1UEAwwBYTAqMAUGAytlcAMhAJNUCqZF3jVG99pg7b8exeWZROj6ptNM6lqVdOgd5j1/oAAwBQYDK2VwA0EAYEIMEammSw2LVh7sZKBZBciyc38GVdfB5TWWOTbHWqucSykPk2AeJh3UWl5pP3ZudXe2FCki2TQTUhg33H+vCQ==',
  ],
  'RSA of 512 bits': [
    'MIHFMHECAQAwDDEKMAgGA1UEAwwBYTBcMA0GCSqGSIb3DQEBAQUAA0sAMEgCQQDbpZjnVnMX8AgEoeYXF6Cvy7rwTxfy4KDRVZqIoDPOnxtcyZKgBlnj4E2vjpcve8Wa6CnKYUIFxtznCiGwAcXlAgMBAAGgADANBgkqhkiG9w0BAQsFAANBAFkD8hOzfa33wnsX2U0gE8chCrDsMQaaJZhg8nbcuvBzoV4fawLGlHFZ8M1xzLEnShkC3bB553v6NOxQbtBkMpA=',
    'crypto/rsa: 512-bit keys are insecure (see https://go.dev/pkg/crypto/rsa#hdr-Minimum_key_size)',
  ],
  'RSA with MD5': [
    'MIICUTCCATkCAQAwDDEKMAgGA1UEAwwBYTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAJ9Iss+/bLaWXNC43/OGlk6BeWptvUuCu/9sQ++KkTvZ/gTKi6IczFGsK8UIavZ7kvAIf8Dp9ftc52QsvLedF2McmDG74U8EKU03Pg+CQfGLElqsq37dJrH5X4y/VDuuOBjZHBBKYmyuXojm7Q4nMistJ3lu3vVAaB+SA1jgQ5xW79MbNpwjw+9vcKrEPcNhoNykahJ2bHY3i1vU0CuLp5Pw7mslKPsOoSCMr6r/0Fnolx5WrjN5k1MvGqCvCn7HxbmKbbN1GiEBQnHUomip6dQ2msClQoaPZ3TwkaGUd72NdBdpiS/BVZNBE5vIfsbPGNKMvt+NsEUGb4U2/mOLIkcCAwEAAaAAMA0GCSqGSIb3DQEBBAUAA4IBAQAB7871o9Y4JLQRKjCS2JMPnGm8AXpwGFvR5nF9IPFrQwOjcSw6odFV8p7LNiUFJwJar8xbVtRGdKGXFDC4r3TPSA0l18qzzsNJaMjBn7eHjs/xYneKUdbAh3u/LQtt/al69x7rpLeGEV6yLIuQ/LsC0pnuzi7awLy6hp1uDpXgUN3bwYT1ZMymLMf4LIVtc7YFn9mRlQ50RckQT7GJpSzcEFKzRnx8VL/Sp6nshbaMNCX453n362B2haq9abu6lRtrvZWEED5vxyztI1wYCou8V4m1WGkqcfai6dh5qJznnoo2bO11HDwX73Y2tYci3kDlOXUDjezYQs0W9t+YlTAW',
    'x509: cannot verify signature: insecure algorithm MD5-RSA',
  ],
  'RSA with SHA-1': [
    'MIICUTCCATkCAQAwDDEKMAgGA1UEAwwBYTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAMr2qg9ryCRsMc5a4G2O15JFA+tom6T/eVZPhLAYIGFN+J4L+BGNDuA5Gx/TCQ2fNGgeMWbyp2w2ujTL05R6i1Xc9Ksj9y5CLH21WBSMdXGaFyd4HDZbZTPfhBuj38XOSLyf7oDDjVO0N6M0oauZCL1vMHCOxQhSWIeZLFJPuEOs1ufDIED67+x5UdTpqACM7lKDEmptFORI6dU2hZV2711RrU1j5/H+mNENg0wkSE641PAcT3PM450g6x2cCxlWTNQeEcfjqSMMwiQ6ZZBOQ5ctc2xackuEZXC5i5d826YENF5uNEt2bBSIlpXRSK3r0G00nIzCoX7gXZblIuDoliUCAwEAAaAAMA0GCSqGSIb3DQEBBQUAA4IBAQATX4r8QdxANDvoRu3EffjTlWYfIfMDYLotqlugER4WIWYyF+X8A/KNnrblYWYAHy0XBzyCeE2VDluISCoytd20IfTxB/9D5psYMfvjOj6iy/6cyeHppoQH2VZYTyszDEWSzp23X4zdx6nT40XshzjuAJfYtcPtW8lHPfqHA8y7xTOx8L++oxvwjEhpHvltopAsm49NyNRQQ8/rzNEGqna9TkOzueLNQ16ZNjat++c/C4u9ZC4fitAYqiGb6pnxJlr4czy/pI+AtulqZv3QvtRcX+Nirob1fYkR1fUDITlVEf1j6MqVn9qIjXomQiBJNzu+6e8AiK2CiTu/qXw2dcx+',
  ],
};
const FAILURES: readonly (readonly [name: RegExp, text: string])[] = [
  [/^RSA/, 'crypto/rsa: verification error'],
  [/^ECDSA/, 'x509: ECDSA verification failure'],
  [/^Ed25519/, 'x509: Ed25519 verification failure'],
];

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

/** What is wrong with a request in each of the servers; undefined: nothing. */
async function faultsOf(der: Uint8Array, type = 'CERTIFICATE REQUEST'): Promise<(string | undefined)[]> {
  const lines = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n');
  const request = Buffer.from(`-----BEGIN ${type}-----\n${lines}\n-----END ${type}-----\n`).toString('base64');
  const object = { metadata: { name: 'a' }, spec: { request, signerName: 'example.com/a', usages: ['client auth'] } };
  const answers = both.servers.map(async ({ send }) => {
    const path = '/apis/certificates.k8s.io/v1/certificatesigningrequests?dryRun=All';
    const { status, body } = await send('POST', path, object);
    if (status === 201) return undefined;
    const { causes = [] } = (body['details'] ?? {}) as { causes?: { message: string }[] };
    return causes.map(({ message }) => message.replace(/^Invalid value: [^]*?: (?=[a-zP])/, '')).join('\n');
  });
  return Promise.all(answers);
}

/** With its last byte changed, which is one of the signature. */
const tampered = (der: Uint8Array): Uint8Array =>
  der.map((byte, index) => (index === der.length - 1 ? byte ^ 1 : byte));

for (const [name, [text, fault]] of Object.entries(REQUESTS))
  test(`a request signed by ${name}`, async () => {
    const der = Uint8Array.from(Buffer.from(text, 'base64'));
    for (const found of await faultsOf(der)) assert.equal(found, fault);
    const [, failure] = FAILURES.find(([pattern]) => pattern.test(name))!;
    for (const found of await faultsOf(tampered(der))) assert.equal(found, fault ?? failure);
  });

test('bytes behind the numbers of a signature, and behind both', async () => {
  const [text] = REQUESTS['ECDSA on P-256']!;
  const der = Uint8Array.from(Buffer.from(text, 'base64'));
  // Where the lengths are: of the request, of the bits of its signature, and of the numbers that are in them.
  const [request, bits, numbers] = [2, der.length - 72, der.length - 69];
  for (const lengths of [
    [request, bits],
    [request, bits, numbers],
  ]) {
    const longer = Uint8Array.from([...der, 0], (byte, index) => (lengths.includes(index) ? byte + 1 : byte));
    for (const found of await faultsOf(longer)) assert.equal(found, 'x509: ECDSA verification failure');
  }
});

test('what is no request', async () => {
  const [text] = REQUESTS['Ed25519']!;
  const der = Uint8Array.from(Buffer.from(text, 'base64'));
  for (const type of ['CERTIFICATE', 'NEW CERTIFICATE REQUEST'])
    for (const found of await faultsOf(der, type)) assert.equal(found, 'PEM block type must be CERTIFICATE REQUEST');
  for (const bytes of [der.subarray(1), der.subarray(0, -1), new Uint8Array([0x30, 0])])
    for (const found of await faultsOf(bytes)) assert.notEqual(found, undefined);
});
