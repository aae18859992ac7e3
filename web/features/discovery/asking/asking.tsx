import { m } from '@orendi/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { PlaceProvider, type Place, wholeShop, usePlace } from '../place.ts';
import { keepChosen, nothingChosen, useChosen } from '../../requests/chosen-cards.ts';

/* Choosing loads when somebody does. */
const load = () => import('./choose-cards.tsx');
const CardChoice = lazy(() => load().then((part) => ({ default: part.CardChoice })));
const ChoiceBar = lazy(() => load().then((part) => ({ default: part.ChoiceBar })));

const choosingPlace: Place = {
  ...wholeShop,
  cardTool: (card) => (
    <Suspense>
      <CardChoice card={card} />
    </Suspense>
  ),
};

/** Turns the choice of several shops to ask on and off; there for those with script. */
export function AskingSwitch() {
  const isOn = useChosen() !== null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onPointerEnter={() => void load()}
      onClick={() => keepChosen(isOn ? null : nothingChosen)}
      className={`in-[html:not([data-currency])]:hidden shrink-0 ${buttonClass(isOn ? 'chosen' : 'plain', 'small')}`}
    >
      {m.several_ask()}
    </button>
  );
}

/** Results whose cards can be chosen while several shops are to be asked. */
export function Asking({ children }: { children: ReactNode }) {
  const place = usePlace();
  const isOn = useChosen() !== null && place === wholeShop;
  return (
    <PlaceProvider value={isOn ? choosingPlace : place}>
      {children}
      {isOn && (
        <Suspense>
          <ChoiceBar />
        </Suspense>
      )}
    </PlaceProvider>
  );
}
