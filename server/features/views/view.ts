import type { Visitor } from './visitor.ts';

/** What is counted: a product or package, whose ids never meet, or the page of a business. */
export type Subject = 'listing' | 'business';

/** Someone looked at something. */
export interface View {
  subject: Subject;
  id: number;
  visitor: Visitor;
  at: Date;
}
