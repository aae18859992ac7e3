import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { usePictureInput } from './use-picture-input.ts';

interface Props extends Pick<ComponentProps<'input'>, 'aria-busy' | 'capture' | 'multiple'> {
  icon?: ReactNode;
  label: string;
  look: string;
  onFiles: (first: File, ...others: File[]) => void;
}

/** A button that opens the camera of a phone, or its pictures. */
export function PictureButton({ icon, label, look, onFiles, ...source }: Props) {
  const input = usePictureInput(onFiles);
  return (
    <label
      className={`${look} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
    >
      {icon ?? <Icon name="picture" />}
      {label}
      <input
        {...input}
        {...source}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
