import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePictureInput } from '../../pictures/use-picture-input.ts';

interface Props {
  hasCover: boolean;
  isSaving: boolean;
  onChoose: (file: File) => void;
}

export function CoverButton({ hasCover, isSaving, onChoose }: Props) {
  const input = usePictureInput(onChoose);
  return (
    <label
      className={`${buttonClass('plain')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
    >
      {isSaving ? <Spinner /> : <Icon name="picture" className="size-5" />}
      {hasCover ? m.profile_cover_change() : m.profile_cover_add()}
      <input
        {...input}
        aria-busy={isSaving}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
