import type { ReactNode } from 'react';
import { Head } from '../../platform/head.tsx';

interface Props {
  title: string;
  intro: string;
  path: string;
  children: ReactNode;
}

/** A page of the console: its title, what it is for, and its content. */
export function ConsolePage({ title, intro, path, children }: Props) {
  return (
    <>
      <Head title={title} description={intro} path={path} isHidden />
      <h1 className="text-xl">{title}</h1>
      <p className="console-intro">{intro}</p>
      {children}
    </>
  );
}
