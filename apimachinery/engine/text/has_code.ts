/** Whether what was thrown has this code. Looks at nothing else, so that errors of another copy of the library count. */
export function hasCode(thrown: unknown, code: string): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === code;
}
