import { type FileValue, isFile } from '../values/special-values.ts';

interface Part {
  name: string;
  content: string | FileValue;
}

export const boundary = 'fuzz-7c1f0e';
export const formType = `multipart/form-data; boundary=${boundary}`;

const quoted = (text: string) =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A form as browsers write it (RFC 7578). */
export function writeForm(parts: Part[]): { type: string; bytes: Buffer } {
  const written = parts.map(({ name, content }) => {
    const disposition = `form-data; name="${quoted(name)}"`;
    return isFile(content)
      ? writePart(
          [
            `Content-Disposition: ${disposition}; filename="${quoted(content.filename)}"`,
            `Content-Type: ${content.type}`,
          ],
          content.bytes,
        )
      : writePart([`Content-Disposition: ${disposition}`], content);
  });
  return { type: formType, bytes: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]) };
}

/** @param headers lines as they are, so that they may be broken */
export function writePart(headers: string[], content: string | Buffer): Buffer {
  const head = `--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}
