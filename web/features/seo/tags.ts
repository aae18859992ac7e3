import type { Language } from '@orendi/contract/language';
import type { OperatorContact } from '@orendi/contract/page-render';

/** What the head of a page needs to know of the shop and the reader. */
export interface Site {
  /** Absolute address of the product, without a slash at the end. */
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

/** A text that can stand between double quotes in HTML. */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&"<>]/g, (char) => references[char] ?? char);
}

export function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}"/>`;
}

/** Of Open Graph. */
export function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}"/>`;
}
