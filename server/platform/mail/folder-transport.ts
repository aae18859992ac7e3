import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport } from 'nodemailer';
import { composeMessage } from './mail-message.ts';
import { type MailTransport, ServerAwayError } from './mail-transport.ts';

/**
 * Writes each mail as an .eml file, which any mail program opens. The name comes from the Message-ID, so a mail
 * delivered twice is there only once.
 * @param print reports each mail to a person at the console
 */
export function openFolderTransport(folder: string, print: (line: string) => void): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const file = join(folder, fileName(message.messageId));
      const { message: bytes } = await composer.sendMail(composeMessage(message));
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(file, bytes as Buffer);
      } catch (error) {
        throw new ServerAwayError(String(error), { cause: error });
      }
      print(`Mail to ${message.to}: ${pathToFileURL(file).href}`);
    },
    close() {},
  };
}

function fileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, '')}.eml`;
}

/** All or nothing, and flushed to disk before the mail counts as sent. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
