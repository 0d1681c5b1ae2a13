/** Ends a program with what is wrong. Of what is wrong around it, such as a missing kubeconfig, the message is enough. */
export function fail(error: unknown): void {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
