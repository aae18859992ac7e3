import { expect, it } from 'vitest';
import { pageTags } from './pages.ts';

it.each([
  '/business/7',
  '/business/007',
  '/business/7/',
  '/business/7/request',
  '/business/7-mobileria',
  '/business/7-mobileria/request',
])('%s goes with its business', (path) => {
  expect(pageTags(path)).toEqual([
    'listings',
    'search',
    'industries',
    'announcements',
    'market',
    'business:7',
  ]);
});

it.each([
  '/',
  '/product/7',
  '/business/',
  '/business/x',
  '/business/7/x',
  '/business/7x',
  '/a/business/7',
])('%s goes with what every page shows', (path) => {
  expect(pageTags(path)).toEqual(['listings', 'search', 'industries', 'announcements', 'market']);
});
