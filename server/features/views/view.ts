import type { Visitor } from './visitor.ts';

/** What is counted: a product or package, whose ids never collide, or the page of a business. */
export type Subject = 'listing' | 'business';

/** One view of a subject by a visitor. */
export interface View {
  subject: Subject;
  id: number;
  visitor: Visitor;
  /** All visitors of the same address, whatever their user agents. */
  neighbors: Visitor;
  at: Date;
}
