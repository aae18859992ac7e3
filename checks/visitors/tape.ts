/** What visitors come for; each part is judged by itself. */
export const parts = ['pages', 'search', 'detail', 'pictures', 'requests'] as const;

export type Part = (typeof parts)[number];

/** One call and what came of it. Times are those of `performance.now()`. */
export interface Answer {
  part: Part;
  /** When it was due: a call that had to wait for its turn has waited. */
  asked: number;
  answered: number;
  /** Null: none came. */
  status: number | null;
  /** Whether it was what the visitor came for. */
  isWell: boolean;
  /** What was wrong with it, for the reader. */
  fault?: string;
}

/** Everything that was answered, in the order of the answers. */
export interface Tape {
  note(answer: Answer): void;
  /** What was asked from one moment until another. */
  between(from: number, to: number): Answer[];
}

export function createTape(): Tape {
  const answers: Answer[] = [];
  return {
    note: (answer) => answers.push(answer),
    between: (from, to) => answers.filter(({ asked }) => asked >= from && asked < to),
  };
}
