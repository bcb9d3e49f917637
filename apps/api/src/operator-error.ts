/** What went wrong, in full sentences for the person who started the program: printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

const fileCauses: Record<string, string> = {
  EACCES: 'this user may not write there',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file stands where a folder should be',
  ENOENT: 'it, or the folder it should be made in, is not there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder should be',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
};

/** Turns what the file system refused into a sentence; anything else passes as it is. */
export function explainFileError(error: unknown, folder: string): unknown {
  const cause = isFileError(error) ? fileCauses[error.code ?? ''] : undefined;
  if (cause === undefined) return error;
  return new OperatorError(
    `The data folder ${folder} cannot be used: ${cause} (${(error as Error).message}). Make room or give access, or set STAFFETTA_DATA to another folder.`,
    { cause: error },
  );
}
