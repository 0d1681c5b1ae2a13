/** A kubeconfig for one server, as YAML. */
export function kubeconfigFor(
  url: string,
  { ca, token }: { readonly ca?: string | undefined; readonly token?: string | undefined },
): string {
  const name = 'kubetyped';
  const authority = ca === undefined ? '' : `\n    certificate-authority-data: ${btoa(ca)}`;
  const user = token === undefined ? '{}' : `\n    token: ${JSON.stringify(token)}`;
  return `apiVersion: v1
kind: Config
clusters:
- name: ${name}
  cluster:
    server: ${url}${authority}
users:
- name: ${name}
  user: ${user.trimStart() === '{}' ? '{}' : user}
contexts:
- name: ${name}
  context:
    cluster: ${name}
    user: ${name}
current-context: ${name}
`;
}
