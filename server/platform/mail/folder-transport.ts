import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { removeUnfinished } from '../files/remove-unfinished.ts';
import { writeWhole } from '../files/write-whole.ts';
import { reasonOf } from '../log/reason-of.ts';
import { composeMessage } from './mail-message.ts';
import { type MailTransport, ServerAwayError } from './mail-transport.ts';

/**
 * Writes each mail as an .eml file, which any mail program opens. The name comes from the Message-ID, so a mail
 * delivered twice is there only once.
 * @param print tells a person at the console where each mail is, and nobody's address: the console may be kept
 */
export function openFolderTransport(folder: string, print: (line: string) => void): MailTransport {
  // A folder that cannot be read cannot be written either, which the first mail will report.
  const swept = removeUnfinished(folder).catch(() => {});
  return {
    async send(message) {
      const file = join(folder, mailFileName(message.messageId));
      const { raw } = composeMessage(message);
      try {
        await swept;
        await writeWhole(file, raw);
      } catch (error) {
        throw new ServerAwayError(reasonOf(error), { cause: error });
      }
      print(`Mail: ${pathToFileURL(file).href}`);
    },
    close() {},
  };
}

/** The name of a mail's file, without what a path may not have. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, '')}.eml`;
}
