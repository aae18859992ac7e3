import { Drawing } from '../../ui/icon.tsx';

const paths = {
  place:
    'M12 20.5c4.3-4.4 6.5-7.9 6.5-10.7a6.5 6.5 0 1 0-13 0c0 2.8 2.2 6.3 6.5 10.7zM12 7.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 7.5V12l3 2',
  delivery:
    'M3.5 6.5h10v10h-10zM13.5 10h3.8l3.2 3.2v3.3h-7M7.5 16.5a1.8 1.8 0 1 0 .01 0M17 16.5a1.8 1.8 0 1 0 .01 0',
  website:
    'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM4.3 12h15.4M12 4c-4.4 4.6-4.4 11.4 0 16M12 4c4.4 4.6 4.4 11.4 0 16',
  linkedin: 'M6 10.5V18M6 6.5h.01M10.5 18v-7.5M10.5 14a3.6 3.6 0 0 1 7.2 0v4',
  instagram:
    'M8.5 4.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6zM16.4 7.6h.01',
  facebook: 'M15.8 4.8h-1.3A3.2 3.2 0 0 0 11.3 8v11.5M8 12h6.8',
  twitter: 'M4.5 5h3.8l11.2 14h-3.8zM4.8 19l6-6.2M13 10.9L18.8 5',
} as const;

/** Icons that only business pages need. */
export function BusinessIcon({ name }: { name: keyof typeof paths }) {
  return <Drawing path={paths[name]} className="size-5" />;
}
