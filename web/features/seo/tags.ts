import type { Language } from '@orendi/contract/language';
import type { OperatorContact } from '@orendi/contract/page-render';

/** What the head needs to know about the shop and the reader. */
export interface Site {
  /** Absolute URL of the site, without a trailing slash. */
  publicUrl: string;
  language: Language;
  operator: OperatorContact;
}

const references: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes text for a double-quoted HTML attribute. */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&"<>]/g, (char) => references[char] ?? char);
}

export function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}"/>`;
}

/** An Open Graph tag. */
export function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}"/>`;
}
