import type { Language } from '@orendi/messages';

/** A sentence, rendered once the reader's language is known. */
export type Sentence = (language: Language) => string;

type Message<Inputs> = (inputs: Inputs, options: { locale: Language }) => string;

/** @param inputs a sentence among them is rendered in the same language */
export function say(message: Message<object>): Sentence;
export function say<Inputs extends object>(message: Message<Inputs>, inputs: Inputs): Sentence;
export function say(message: Message<object>, inputs: object = {}): Sentence {
  return (language) => {
    const rendered = Object.entries(inputs).map(([name, input]) => [
      name,
      typeof input === 'function' ? (input as Sentence)(language) : input,
    ]);
    return message(Object.fromEntries(rendered), { locale: language });
  };
}
