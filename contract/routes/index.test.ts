import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { issueKey, issuePath } from '../validation-keys.ts';
import { apiRoutes } from './index.ts';

const routes = Object.entries(apiRoutes);

function schemesOf(route: (typeof apiRoutes)[keyof typeof apiRoutes]): string[] {
  return (route.security ?? []).flatMap(Object.keys);
}

/** The calls of the public contract, listed by hand: losing or renaming one breaks its clients. */
const contract = `
POST /auth/register
POST /auth/login
GET /auth/user
PUT /auth/user
GET /auth/terms
POST /auth/terms
GET /auth/logout
GET /auth/verify-email/{token}
GET /auth/reset-password/{token}
GET /auth/reset-password/{token}/factors
GET /auth/generate-email-verification-token
POST /auth/forget-password
POST /auth/reset-password
POST /auth/change-password
POST /auth/change-email
GET /auth/sessions
DELETE /auth/sessions
DELETE /auth/sessions/{id}
GET /auth/security-events
GET /auth/account-data
POST /auth/delete-account
GET /auth/invitations/{token}
POST /auth/invitations/accept
GET /auth/factors
POST /auth/authenticator
POST /auth/authenticator/confirm
POST /auth/authenticator/remove
POST /auth/recovery-codes
POST /auth/recovery-codes/offer
POST /auth/passkeys/options
POST /auth/passkeys
PUT /auth/passkeys/{id}
POST /auth/passkeys/{id}/remove
POST /auth/passkey-sign-in/options
POST /auth/passkey-sign-in
GET /auth/shop-questions
POST /auth/shop-questions/{id}
GET /public/industries
GET /public/landings
GET /public/announcements
GET /public/texts/{page}
GET /public/businesses/logos
GET /public/products/trending
GET /public/businesses/{id}
GET /public/businesses/{id}/assortment
GET /public/products/{id}
GET /public/packages/{id}
POST /public/businesses/{id}/views
POST /public/products/{id}/views
POST /public/packages/{id}/views
GET /public/results
GET /public/results/search
GET /public/results/related/{id}
GET /public/gone/{id}
GET /public/suggestions
GET /public/cards
POST /public/lists
GET /public/lists/{token}
PUT /public/lists/{token}
DELETE /public/lists/{token}
PUT /public/lists/{token}/pieces/{type}/{piece}
DELETE /public/lists/{token}/pieces/{type}/{piece}
POST /public/lists/{token}/reports
GET /public/captcha
POST /public/requests
POST /public/businesses/{id}/contact
POST /public/phone-readings
POST /public/reports
GET /public/requests/{token}
PUT /public/requests/{token}/message
POST /public/requests/{token}/withdraw
DELETE /public/requests/{token}/withdraw
POST /public/requests/{token}/outcome
POST /public/requests/{token}/close
GET /public/requests/{token}/others
POST /public/requests/{token}/others
POST /public/request-links
POST /public/watches
GET /public/push-key
GET /public/watches/{token}
POST /public/watches/{token}
DELETE /public/watches/{token}
POST /public/watches/{token}/{watch}
DELETE /public/watches/{token}/{watch}
POST /public/requests/{token}/photos
GET /public/requests/{token}/photos/{photo}
DELETE /public/requests/{token}/photos/{photo}
POST /private/business-profile/create
PUT /private/business-profile/update
GET /private/business-profile/get
GET /private/business-profile/result
GET /private/feeds
PUT /private/business-profile/update-cover-photo
PUT /private/business-profile/closed
POST /private/product-creation/create
PUT /private/product-creation/update
POST /private/product-photos/create
GET /private/labels
GET /private/product-sizes/get
PUT /private/product-sizes/update
POST /private/posts/read
GET /private/product-creation/get
GET /private/product-creation/get/{id}
DELETE /private/product-creation/delete
POST /private/package-creation/create
PUT /private/package-creation/update
GET /private/package-creation/get
GET /private/package-creation/get/{id}
DELETE /private/package-creation/delete
POST /private/product-sale/create
DELETE /private/merged-products/delete
PUT /private/merged-products/state
POST /private/merged-products/restore
GET /private/business-request/get
PUT /private/business-request/update
POST /private/business-request/create
POST /private/business-request/read
POST /private/business-request/send
GET /private/business-request/history
GET /private/request-photos/{id}
GET /private/contact-presses/get
GET /private/reply-templates
PUT /private/reply-templates
GET /private/events
GET /private/held-requests/get
PUT /private/held-requests/update
GET /private/push-key
POST /private/push-subscriptions
DELETE /private/push-subscriptions
GET /private/account/reminders
PUT /private/account/reminders
GET /private/business-stats/get
GET /private/lead-figures/get
GET /private/listing-tips/get
GET /private/business-report/download-requests
GET /private/business-report/download-stats
GET /private/business-report/download-products
GET /private/imports/template
GET /private/imports/catalogue
POST /private/imports/preview
GET /private/imports/last
PUT /private/imports/headings
GET /private/imports/{id}
POST /private/imports/{id}/apply
POST /private/imports/{id}/undo
GET /private/people
POST /private/invitations
DELETE /private/invitations/{id}
DELETE /private/people/{id}
GET /operator/health
GET /operator/market
GET /operator/market/download
GET /operator/doctor
GET /operator/first-steps
POST /operator/first-steps/backup
POST /operator/first-steps/assortment
GET /operator/businesses
POST /operator/businesses/{id}/suspend
POST /operator/businesses/{id}/restore
POST /operator/businesses/{id}/approve
POST /operator/businesses/{id}/refuse
POST /operator/businesses/{id}/verify
POST /operator/businesses/{id}/unverify
POST /operator/businesses/{id}/invite
POST /operator/invitations/{id}/confirm
DELETE /operator/invitations/{id}
POST /operator/businesses/{id}/hand-over
POST /operator/businesses/{id}/take-back
GET /operator/listings
POST /operator/listings/{id}/hide
POST /operator/listings/{id}/show
POST /operator/listings/hide
GET /operator/accounts
PUT /operator/accounts/{id}
POST /operator/accounts/{id}/password-link
POST /operator/accounts/{id}/remove-factor
GET /operator/reports
POST /operator/reports/{id}/dismiss
GET /operator/held-requests
PUT /operator/held-requests
GET /operator/mails
GET /operator/outbox
POST /operator/outbox/release
PUT /operator/mails
POST /operator/mails/test
GET /operator/push-key
POST /operator/push-subscriptions
DELETE /operator/push-subscriptions
GET /operator/search
POST /operator/synonyms
DELETE /operator/synonyms/{id}
GET /operator/audit
GET /operator/base
PUT /operator/banners/{place}
DELETE /operator/banners/{place}
POST /operator/industries
PUT /operator/industries/{id}
PUT /operator/industries/{id}/place
DELETE /operator/industries/{id}
POST /operator/categories
PUT /operator/categories/{id}
DELETE /operator/categories/{id}
PUT /operator/rates/{currency}
PUT /operator/settings
PUT /operator/logo
DELETE /operator/logo
GET /operator/texts/{page}
PUT /operator/texts/{page}
GET /operator/landing-text
PUT /operator/landing-text
`;

describe('the routes', () => {
  it('are the calls of the contract', () => {
    const calls = routes.map(([, { method, path }]) => `${method.toUpperCase()} ${path}`);
    expect(calls.sort()).toEqual(contract.trim().split('\n').sort());
  });

  it.each(routes)('%s is named by its operation id', (name, { operationId }) => {
    expect(operationId).toBe(name);
  });

  it.each(routes)('%s asks for the XSRF header where it changes something', (_, route) => {
    expect(schemesOf(route).includes('xsrf')).toBe(route.method !== 'get');
  });

  it.each(routes.filter(([, { path }]) => /^\/(private|operator)\//.test(path)))(
    '%s is for those who are signed in',
    (_, route) => {
      expect(schemesOf(route)).toContain('session');
      expect(Object.keys(route.responses)).toEqual(expect.arrayContaining(['401', '403']));
    },
  );

  it.each(routes)('%s says whose it is, as its path does', (_, route) => {
    const [, group = ''] = route.path.split('/');
    const may: Record<string, readonly string[]> = {
      operator: ['operator'],
      private: ['seller', 'member', 'owner'],
      public: ['anyone'],
    };
    expect(may[group] ?? ['anyone', 'user', 'seller']).toContain(route['x-caller']);
  });

  it.each(routes)('%s can be too often, broken or out of order', (_, { responses }) => {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
  });

  it.each(routes.filter(([, route]) => 'request' in route && 'body' in route.request))(
    '%s says how its body can fail',
    (_, { responses }) => {
      const statuses = ['400', '413', '415', '422'];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses));
    },
  );
});

describe('a server', () => {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const errors = result.error.issues.map((issue) => ({
        path: issuePath(issue.path),
        msg: issueKey(issue, 'en').key,
      }));
      return c.json({ message: '', code: 'VALIDATION', errors }, 422);
    },
  });
  app.openapi(apiRoutes.listBusinessLogos, (c) => c.json({ data: [] }, 200));
  app.openapi(apiRoutes.search, (c) => {
    const { perPage, query } = c.req.valid('query');
    const advancedFilters = { brands: [query ?? ''], colors: [], materials: [], materials_al: [] };
    const facetCounts = { brand: [], color: [], colorGroup: [], material: [], material_al: [] };
    const counts = { total: 0, withoutSize: 0, advancedFilters, facetCounts };
    const data = { results: [], page: perPage, hasNextPage: false, ...counts };
    return c.json({ data }, 200);
  });
  app.openapi(apiRoutes.submitRequest, (c) => {
    const form = c.req.valid('json');
    const key = c.req.valid('header')['Idempotency-Key'];
    return c.json({ data: { id: form.id }, message: `${key} ${form.phoneNumber}` }, 201);
  });
  app.openapi(apiRoutes.recordProductView, (c) => c.body(null, 204));

  it('gets typed, checked parameters', async () => {
    const answer = await app.request('/public/results/search?query=divan&perPage=7');
    expect(await answer.json()).toMatchObject({
      data: { page: 7, advancedFilters: { brands: ['divan'] } },
    });
    const refused = await app.request('/public/results/search?perPage=49');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'perPage', msg: 'api_number_too_big' }],
    });
  });

  it('gets a checked body and header', async () => {
    const body = JSON.stringify({
      name: 'Ana',
      phoneNumber: '069 212 3456',
      preferredContactMethod: 'phone',
      id: 7,
      type: 'product',
      token: 't',
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
    const answer = await app.request('/public/requests', { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ data: { id: 7 }, message: 'k1 069 212 3456' });
  });

  it('refuses an id that cannot be one', async () => {
    const answer = await app.request('/public/products/99999999999/views', { method: 'POST' });
    expect(answer.status).toBe(422);
  });
});
