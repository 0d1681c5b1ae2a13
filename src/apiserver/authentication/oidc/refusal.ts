/** Why a token is refused. Nothing of the token but claims is in it. */
export function refusal(text: string): TypeError {
  return new TypeError(`oidc: ${text}`);
}
