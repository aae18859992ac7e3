import { m } from '@orendi/messages';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { CodesStep } from './codes-step.tsx';

/** Shows new recovery codes; only saying that they are kept closes it, as they cannot be seen again. */
export function CodesDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <QuestionDialog heading={m.factor_codes_heading()} onCancel={() => {}}>
      <CodesStep codes={codes} onKept={onKept} />
    </QuestionDialog>
  );
}
