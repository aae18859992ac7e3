export { keepAnswerTimes } from './keep-answer-times.ts';
