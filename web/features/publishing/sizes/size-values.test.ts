import { expect, it } from 'vitest';
import { changedSizes, isMeasured, sizeFaults, sizeText, sizeValues } from './size-values.ts';

const sofa = { id: 7, version: 3, length: 92.5, width: null, height: 0 };
const rug = { id: 9, version: 1, length: null, width: null, height: null };

it('begins with what is known, and takes 0 for nothing', () => {
  expect(sizeValues([sofa, rug])).toEqual({
    '7.length': '92.5',
    '7.width': '',
    '7.height': '',
    '9.length': '',
    '9.width': '',
    '9.height': '',
  });
});

it('sends whole rows, and only those in which something was typed', () => {
  const values = sizeValues([sofa, rug]);
  expect(changedSizes([sofa, rug], values)).toEqual([]);
  const typed = { ...values, '9.width': '140', '9.length': '200' };
  expect(changedSizes([sofa, rug], typed)).toEqual([
    { id: 9, version: 1, length: '200', width: '140', height: null },
  ]);
  expect(changedSizes([sofa, rug], { ...values, '7.length': '' })).toEqual([
    { id: 7, version: 3, length: null, width: null, height: null },
  ]);
});

it('shows the server’s faults where they are', () => {
  const faults = [
    { path: 'products.1.height', msg: 'Too much.' },
    { path: 'products', msg: 'Too many.' },
  ];
  expect(sizeFaults(faults, [rug, sofa])).toEqual([
    { path: '7.height', msg: 'Too much.' },
    { path: 'products', msg: 'Too many.' },
  ]);
});

it('tells what is measured, and how it is read', () => {
  expect(isMeasured(sofa)).toBe(false);
  expect(isMeasured({ ...sofa, width: 200, height: 80 })).toBe(true);
  expect(sizeText(sofa, String)).toBe('92.5 × – × –');
});
