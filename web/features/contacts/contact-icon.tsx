import type { ContactWay } from '@orendi/contract/contact-ways';
import { Drawing } from '../../ui/drawing.tsx';

const handset = 'M9.4 8.6c0 3.4 2.6 6 6 6l.9-1.8-2-1.1-.9.9a4.6 4.6 0 0 1-2-2l.9-.9-1.1-2z';

const paths: Record<ContactWay, string> = {
  phone:
    'M7 4.5h2.6l1.5 3.8-1.9 1.5a10.5 10.5 0 0 0 5 5l1.5-1.9 3.8 1.5V17a2.5 2.5 0 0 1-2.7 2.5A14.6 14.6 0 0 1 4.5 7.2 2.5 2.5 0 0 1 7 4.5z',
  whatsapp: `M4.5 19.5l1.2-3.9a7.8 7.8 0 1 1 2.8 2.8z${handset}`,
  viber: `M12.5 4.2c4.6 0 7 1.9 7 7.1s-2.4 7.1-7 7.1h-1.7l-3 2.6v-3.2c-2.3-1-3.3-3-3.3-6.5 0-5.2 2.4-7.1 7-7.1z${handset}`,
};

export function ContactIcon({ way }: { way: ContactWay }) {
  return <Drawing path={paths[way]} className="size-5" />;
}
