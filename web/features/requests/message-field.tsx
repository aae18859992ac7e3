import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { CountedTextField } from '../forms/counted-text-field.tsx';

interface Props {
  message: string;
  error: string | undefined;
  /** What somebody might write. */
  example: string;
  onText: (message: string) => void;
}

export function MessageField({ message, error, example, onText }: Props) {
  return (
    <CountedTextField
      label={m.request_message()}
      isRequired={false}
      error={error}
      name="message"
      placeholder={example}
      value={message}
      max={textLimits.message}
      onText={onText}
    />
  );
}
