import { UsageError } from '../command-line/usage-error.ts';

/** How the file is to be read, where it is said. @throws UsageError */
export function readCsvOptions(options: {
  delimiter: string | undefined;
  encoding: string | undefined;
}) {
  const delimiter = options.delimiter === 'tab' ? '\t' : options.delimiter;
  if (delimiter !== undefined && !/^[^\s\w"]$|^\t$/u.test(delimiter)) {
    throw new UsageError('--delimiter is one character, such as ; or |, or the word tab.');
  }
  return { delimiter, encoding: options.encoding && knownEncoding(options.encoding) };
}

function knownEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new UsageError(`--encoding "${name}" is not known; try utf-8, windows-1250 or latin1.`);
  }
}
