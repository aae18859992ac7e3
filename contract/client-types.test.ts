import { expectTypeOf, it } from 'vitest';
import type { Api, ApiArguments, ApiCall, ApiData, ApiInput } from './client-types.ts';
import type { Product } from './schemas/product.ts';
import type { Results } from './schemas/results.ts';
import type { User } from './schemas/user.ts';

it('names calls by method and path', () => {
  expectTypeOf<'GET /public/products/{id}'>().toExtend<ApiCall>();
  expectTypeOf<'GET /public/nothing'>().not.toExtend<ApiCall>();
});

it('gives the data of an answer', () => {
  expectTypeOf<ApiData<'GET /public/products/{id}'>>().toEqualTypeOf<Product>();
  expectTypeOf<ApiData<'GET /public/results'>>().toEqualTypeOf<Results>();
  expectTypeOf<ApiData<'POST /public/requests'>>().toEqualTypeOf<{ id: number; link: string }>();
  expectTypeOf<ApiData<'POST /public/products/{id}/views'>>().toEqualTypeOf<null>();
});

it('asks for what a call needs, and only for that', () => {
  expectTypeOf<{ params: { id: number } }>().toExtend<ApiInput<'GET /public/products/{id}'>>();
  expectTypeOf<{ params: { slug: string } }>().not.toExtend<
    ApiInput<'GET /public/products/{id}'>
  >();
  expectTypeOf<[]>().not.toExtend<ApiArguments<'GET /public/products/{id}'>>();
  expectTypeOf<[]>().toExtend<ApiArguments<'GET /public/results'>>();
  expectTypeOf<{ query: { perPage: 24; sections: 'packages' } }>().toExtend<
    ApiInput<'GET /public/results'>
  >();
  expectTypeOf<{ query: { filterBy: 'dear' } }>().not.toExtend<
    ApiInput<'GET /public/results/search'>
  >();
  expectTypeOf<{ body: { name: string } }>().not.toExtend<ApiInput<'POST /public/requests'>>();
  expectTypeOf<Api>().toBeCallableWith('GET /public/industries');
});

it('leaves optional what may be left out of a body', () => {
  type Body = ApiInput<'POST /public/requests'>['body'];
  interface Least {
    name: string;
    contactEmail: string;
    preferredContactMethod: 'email';
    id: number;
    type: 'product';
    token: string;
  }
  expectTypeOf<Least>().toExtend<Body>();
  expectTypeOf<Omit<Least, 'name'>>().not.toExtend<Body>();
  expectTypeOf<Omit<Least, 'type'> & { type: 'chair' }>().not.toExtend<Body>();
  expectTypeOf<{ body: Least; headers: { 'Idempotency-Key': string } }>().toExtend<
    ApiInput<'POST /public/requests'>
  >();
});

it('knows forms, files and users', () => {
  expectTypeOf<
    ApiInput<'POST /private/product-creation/create'>['body']
  >().toEqualTypeOf<FormData>();
  expectTypeOf<ApiData<'GET /private/business-report/download-stats'>>().toEqualTypeOf<Blob>();
  expectTypeOf<ApiData<'GET /auth/user'>>().toEqualTypeOf<User | null>();
  expectTypeOf<ApiData<'GET /auth/logout'>>().toEqualTypeOf<null>();
});
