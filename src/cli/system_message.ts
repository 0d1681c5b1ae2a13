const messages: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'the file is already there',
  EIO: 'read or write error',
  EISDIR: 'is a folder',
  ELOOP: 'too many links lead from one to the next',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
};

/** A readable message for a system error. */
export function systemMessage(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string };
  return (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? message;
}
