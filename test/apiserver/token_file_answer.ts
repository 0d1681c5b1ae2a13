// What our reader of files of tokens makes of the questions that the Go program oidcvectors answers, too.
import { readTokenFile } from 'kubetyped/apiserver/authentication';

/** The users, sorted by their tokens; or whether the file was refused. */
export function tokenFileAnswer(text: string): unknown {
  let read: ReturnType<typeof readTokenFile>;
  try {
    read = readTokenFile(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { refuse: true };
  }
  const users = Object.entries(read.tokens).sort(([a], [b]) => (a < b ? -1 : 1));
  return users.map(([Token, { name: Name, uid: UID = '', groups: Groups }]) => ({
    Token,
    Name,
    UID,
    Groups,
  }));
}
