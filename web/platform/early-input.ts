type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React compares the control's value with this, and hears of an edit only if they differ. */
type Tracked = Control & { _valueTracker?: { setValue(value: string): void } };

/** Edits of text areas: on hydration React writes the server's text over them. */
const areas = new Map<HTMLTextAreaElement, string>();

/** Call this before hydration. */
export function noteEarlyInput(): void {
  document.querySelectorAll('textarea').forEach(noteArea);
  addEventListener('input', note, { capture: true });
}

/**
 * Repeats, for the components, what was typed and chosen below `root` before its hydration, which they must leave as it
 * is. Each edit is an event of its own that has rendered before the next one, so that none is made on a state without
 * the others. Call this in an effect of that hydration: a later render writes over what was typed.
 */
export function repeatEarlyInput(root: ParentNode): void {
  const controls = root.querySelectorAll<Control>('input, textarea, select');
  const edits = [...controls].map(editOf).filter((edit) => edit !== undefined);
  removeEventListener('input', note, { capture: true });
  areas.clear();
  // During an effect React would only collect the changes.
  queueMicrotask(() => edits.forEach((edit) => edit()));
}

function note({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) noteArea(target);
}

function noteArea(area: HTMLTextAreaElement): void {
  if (area.value !== area.defaultValue) areas.set(area, area.value);
}

function editOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return choiceOf(control);
  if (control instanceof HTMLTextAreaElement)
    return textOf(control, areas.get(control) ?? control.value);
  if (control.type === 'file')
    return control.files?.length ? () => tell(control, 'change') : undefined;
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? pressOf(control) : textOf(control, control.value);
}

function textOf(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  if (text === control.defaultValue) return undefined;
  return () => {
    if (control.value !== text) control.value = text;
    // oxlint-disable-next-line no-underscore-dangle -- React's name
    (control as Tracked)._valueTracker?.setValue(control.defaultValue);
    tell(control, 'input');
    // Fields tidy up, and complain, when they are left.
    if (control !== document.activeElement) tell(control, 'focusout');
  };
}

function choiceOf(select: HTMLSelectElement) {
  const { value } = select;
  const first = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
  if (value === first?.value) return undefined;
  return () => {
    select.value = value;
    tell(select, 'change');
  };
}

function pressOf(box: HTMLInputElement) {
  const { checked, defaultChecked, type } = box;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

function tell(control: Control, event: 'input' | 'change' | 'focusout'): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
