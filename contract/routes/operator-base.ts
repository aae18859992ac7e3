import { createRoute, z } from '@hono/zod-openapi';
import { json, multipart } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
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
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Operator'];

export const getBaseData = createRoute({
  method: 'get',
  path: '/operator/base',
  operationId: 'getBaseData',
  summary: 'Banners, industries with their categories, and exchange rates',
  tags,
  security: session,
  responses: { 200: success('All of it', BaseData), ...failures(401, 403) },
});

export const setBanner = createRoute({
  method: 'put',
  path: '/operator/banners/{place}',
  operationId: 'setBanner',
  summary: 'Put a photo on the home page',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ place: choice(bannerPlaces) }), body: multipart(BannerForm) },
  responses: { 200: done('It is shown'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const clearBanner = createRoute({
  method: 'delete',
  path: '/operator/banners/{place}',
  operationId: 'clearBanner',
  summary: 'Take a banner off the home page',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ place: choice(bannerPlaces) }) },
  responses: { 200: done('It is gone'), ...failures(401, 403, 404, 422) },
});

export const addIndustry = createRoute({
  method: 'post',
  path: '/operator/industries',
  operationId: 'addIndustry',
  summary: 'Add an industry',
  tags,
  security: sessionAndXsrf,
  request: { body: json(IndustryForm) },
  responses: {
    200: success('The industry', KnownIndustry),
    ...failures(400, 401, 403, 413, 415, 422),
  },
});

export const changeIndustry = createRoute({
  method: 'put',
  path: '/operator/industries/{id}',
  operationId: 'changeIndustry',
  summary: 'Rename an industry',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }), body: json(IndustryForm) },
  responses: {
    200: success('The industry', KnownIndustry),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});

export const removeIndustry = createRoute({
  method: 'delete',
  path: '/operator/industries/{id}',
  operationId: 'removeIndustry',
  summary: 'Remove an industry with its categories',
  description: 'One that has products or businesses is a 409.',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Removed'), ...failures(401, 403, 404, 409, 422) },
});

export const addCategory = createRoute({
  method: 'post',
  path: '/operator/categories',
  operationId: 'addCategory',
  summary: 'Add a category',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(CategoryForm) },
  responses: {
    200: success('The category', KnownCategory),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});

export const changeCategory = createRoute({
  method: 'put',
  path: '/operator/categories/{id}',
  operationId: 'changeCategory',
  summary: 'Rename or move a category, or give it another icon',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }), body: multipart(CategoryForm) },
  responses: {
    200: success('The category', KnownCategory),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});

export const removeCategory = createRoute({
  method: 'delete',
  path: '/operator/categories/{id}',
  operationId: 'removeCategory',
  summary: 'Remove a category without products',
  description: 'One that has products is a 409.',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Removed'), ...failures(401, 403, 404, 409, 422) },
});

export const setExchangeRate = createRoute({
  method: 'put',
  path: '/operator/rates/{currency}',
  operationId: 'setExchangeRate',
  summary: 'Set how much of a currency one euro is',
  description: 'A change of more than a fifth is a 422 under `isSure` unless that is `true`.',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ currency: choice(foreignCurrencies) }), body: json(RateForm) },
  responses: { 200: done('It is set'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});
