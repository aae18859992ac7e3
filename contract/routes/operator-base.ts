import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
import { choice } from '../fields/choice.ts';
import { id } from '../fields/number.ts';
import {
  BannerForm,
  bannerPlaces,
  BaseData,
  CategoryForm,
  foreignCurrencies,
  IndustryForm,
  KnownCategory,
  KnownIndustry,
  RateForm,
} from '../schemas/operator-base.ts';
import { callsOfRoles, json, multipart } from './calls.ts';

const operator = callsOfRoles('Operator');

export const getBaseData = operator.get('getBaseData', '/operator/base', {
  summary: 'Banners, industries with their categories, and exchange rates',
  responses: { 200: success('All of it', BaseData) },
});

export const setBanner = operator.put('setBanner', '/operator/banners/{place}', {
  summary: 'Put a photo on the home page',
  request: { params: z.object({ place: choice(bannerPlaces) }), body: multipart(BannerForm) },
  responses: { 200: done('It is shown') },
  fails: [404],
});

export const clearBanner = operator.remove('clearBanner', '/operator/banners/{place}', {
  summary: 'Take a banner off the home page',
  request: { params: z.object({ place: choice(bannerPlaces) }) },
  responses: { 200: done('It is gone') },
  fails: [404, 422],
});

export const addIndustry = operator.post('addIndustry', '/operator/industries', {
  summary: 'Add an industry',
  request: { body: json(IndustryForm) },
  responses: {
    200: success('The industry', KnownIndustry),
  },
});

export const changeIndustry = operator.put('changeIndustry', '/operator/industries/{id}', {
  summary: 'Rename an industry',
  request: { params: z.object({ id: id() }), body: json(IndustryForm) },
  responses: {
    200: success('The industry', KnownIndustry),
  },
  fails: [404],
});

export const removeIndustry = operator.remove('removeIndustry', '/operator/industries/{id}', {
  summary: 'Remove an industry with its categories',
  description: 'One that has products or businesses is a 409.',
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Removed') },
  fails: [404, 409, 422],
});

export const addCategory = operator.post('addCategory', '/operator/categories', {
  summary: 'Add a category',
  request: { body: multipart(CategoryForm) },
  responses: {
    200: success('The category', KnownCategory),
  },
  fails: [404],
});

export const changeCategory = operator.put('changeCategory', '/operator/categories/{id}', {
  summary: 'Rename or move a category, or give it another icon',
  request: { params: z.object({ id: id() }), body: multipart(CategoryForm) },
  responses: {
    200: success('The category', KnownCategory),
  },
  fails: [404],
});

export const removeCategory = operator.remove('removeCategory', '/operator/categories/{id}', {
  summary: 'Remove a category without products',
  description: 'One that has products is a 409.',
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Removed') },
  fails: [404, 409, 422],
});

export const setExchangeRate = operator.put('setExchangeRate', '/operator/rates/{currency}', {
  summary: 'Set how much of a currency one euro is',
  description: 'A change of more than a fifth is a 422 under `isSure` unless that is `true`.',
  request: { params: z.object({ currency: choice(foreignCurrencies) }), body: json(RateForm) },
  responses: { 200: done('It is set') },
  fails: [404],
});
