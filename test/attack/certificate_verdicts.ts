// Whom our authenticators and those of kube-apiserver take a client for.
import assert from 'node:assert/strict';
import { type Authenticator, clientCertificates, firstOf, requestHeaders } from 'kubetyped/apiserver/authentication';
import type { QuestionProgram } from '../differential/go_oracle.ts';
import { comparable, type User } from './certificate_client.ts';
import * as written from './certificates_written.ts';
import type { Shown } from './random_chains.ts';

/** For kube-apiserver's authenticators. @param at in milliseconds since 1970 */
export function questionOf({ clients, proxies, allowedNames, sent, headers }: Shown, at: number): object {
  const der = sent.map((each) => each.toString('base64'));
  return { clients: written.pem(...clients), proxies: written.pem(...proxies), allowedNames, sent: der, at, headers };
}

/** undefined: an authority is broken. */
export function authenticatorOf({ clients, proxies, allowedNames }: Shown): Authenticator | undefined {
  try {
    return firstOf(
      ...(proxies.length > 0 ? [requestHeaders({ ca: written.pem(...proxies), allowedNames })] : []),
      ...(clients.length > 0 ? [clientCertificates(written.pem(...clients))] : []),
    );
  } catch (error) {
    assert.ok(error instanceof TypeError);
    return undefined;
  }
}

/** Whom we take a client for. */
export async function verdictOf(shown: Shown, sent = shown.sent): Promise<User | 'refused'> {
  const headerValues: Record<string, string[]> = {};
  for (const [name, value] of shown.headers) (headerValues[name.toLowerCase()] ??= []).push(value);
  const headers = Object.fromEntries(Object.entries(headerValues).map(([name, values]) => [name, values.join(', ')]));
  const request = { method: 'GET', url: '/', headers, headerValues, certificates: sent };
  const user = await authenticatorOf(shown)?.(request);
  return user === undefined ? 'refused' : comparable({ ...user, user: user.name });
}

export async function expectedOf(
  program: QuestionProgram,
  questions: readonly object[],
): Promise<(User | 'refused')[]> {
  const answers = await program.ask<User & { readonly refused?: string }>(questions);
  return answers.map((answer) => (answer.refused === undefined ? comparable(answer) : 'refused'));
}
