import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { usePictureInput } from './use-picture-input.ts';

interface Props extends Pick<ComponentProps<'input'>, 'capture' | 'multiple'> {
  label: string;
  look: string;
  onFiles: (...files: File[]) => void;
}

/** A button that opens the camera of a phone, or its pictures. */
export function PictureButton({ label, look, onFiles, ...source }: Props) {
  const input = usePictureInput(onFiles);
  return (
    <label
      className={`${look} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
    >
      <Icon name="picture" />
      {label}
      <input
        {...input}
        {...source}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
