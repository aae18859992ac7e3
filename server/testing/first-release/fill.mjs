/*
 * Fills a running shop of the first release through its API, and prints what the API then answers, as JSON. See README.md.
 *
 *   node fill.mjs http://127.0.0.1:PORT
 */
import { spawnSync } from 'node:child_process';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import sharp from 'sharp';

const base = `${process.argv[2]}/v1`;
const password = 'kolltuk i gjelbër 7';

/** One caller: keeps its cookies, repeats the token against forged forms. */
function caller() {
  const cookies = new Map([['XSRF-TOKEN', 'abc']]);
  const call = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(base + path, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': 'abc',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';', 1)[0].split('=');
      if (value) cookies.set(name, value);
    }
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    remove: (path) => call('DELETE', path),
    send: (path, fields, files = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      for (const [name, pictures] of Object.entries(files)) {
        for (const picture of pictures) form.append(name, new Blob([picture]), 'photo.png');
      }
      return call('POST', path, form);
    },
  };
}

/** A table, more or less, in the given color. */
const draw = (color) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#eee9e2"/>
      <g fill="${color}"><rect x="80" y="150" width="320" height="24" rx="8"/><rect x="100" y="174" width="18" height="120"/>
      <rect x="362" y="174" width="18" height="120"/></g></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function openBusiness(language, email, business) {
  const seller = caller();
  await seller.post(`/auth/register?lang=${language}`, {
    name: 'Drita',
    surname: 'Kola',
    email,
    password,
    confirmPassword: password,
    birthDate: '1988-03-09',
    acceptTerms: true,
  });
  const verify = ['operator/main.ts', 'account', 'verify', email];
  const { status, stderr } = spawnSync(process.execPath, verify, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const logo = [await draw('#2f4f4f')];
  await seller.send('/private/business-profile/create', business, { logo });
  return seller;
}

const common = { currency: 'EUR', industry_id: 1, category_id: 4 };
const drita = await openBusiness('al', 'drita@example.com', {
  business_name: 'Mobileria Drita',
  description_en: 'Tables from Korçë, made to measure',
  description_al: 'Tavolina nga Korça, sipas masës',
  email: 'shitje@example.com',
  phone: '+355692123456',
  address: 'Bulevardi Republika 4, Korçë',
  industry_ids: '[1,2]',
  website: 'https://drita.example.com',
});
const product = async (seller, fields, colors) => {
  const images = await Promise.all(colors.map(draw));
  const form = { ...common, ...fields };
  return (await seller.send('/private/product-creation/create', form, { images })).id;
};
const table = await product(
  drita,
  {
    product_name: 'Tavolinë mesi “Gjethe”',
    description_en: 'A coffee table of oak',
    description_al: 'Tavolinë mesi prej lisi',
    price: '189.90',
    brand: 'Drita',
    model: 'G-2',
    material: 'Oak',
    material_al: 'Lis',
    color: '#8b5a2b',
    length: 110,
    width: 60,
    height: 42.5,
    weight: 18.2,
    quantity: 7,
  },
  ['#8b5a2b', '#7a4a1b', '#a06a3b'],
);
const chair = await product(
  drita,
  {
    product_name: 'Karrige',
    description_en: 'A chair\nwith a low back',
    description_al: 'Karrige\nme shpinë të ulët',
    price: '4500',
    currency: 'ALL',
  },
  ['#334455'],
);
const gone = await product(
  drita,
  {
    product_name: 'Stol i fundit',
    description_en: 'The last stool',
    description_al: 'Stoli i fundit',
    price: '25',
    sale: '5',
    sale_type: 'fixed',
  },
  ['#aa3311'],
);
await drita.post('/private/product-sale/create', {
  ids: [table],
  sale: 15,
  saleType: 'percentage',
});
const { id: set } = await drita.send('/private/package-creation/create', {
  package_name: 'Ngrënie për dy',
  package_description_al: 'Tavolinë me dy karrige',
  price: '250',
  currency: 'EUR',
  product_ids: `[${table},${chair}]`,
  quantity: '[1,2]',
});

const ben = await openBusiness('en', 'ben@example.com', {
  business_name: 'Ben & Sons',
  description_en: 'Benches',
  description_al: 'Stola',
  email: 'ben.sales@example.com',
  phone: '+355682223344',
  address: 'Rruga e Durrësit 1, Tiranë',
  industry_ids: '[3]',
});
const bench = await product(
  ben,
  {
    product_name: 'Garden bench',
    description_en: 'Larch',
    description_al: 'Larsh',
    price: '320',
    currency: 'USD',
  },
  ['#557733'],
);

const visitor = caller();
async function ask(id, type, fields) {
  const { challenge } = await visitor.get('/public/captcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await visitor.post('/public/requests', { id, type, token, ...fields });
}
const byMail = { contactEmail: 'visitor@example.com', preferredContactMethod: 'email' };
const byPhone = { phoneNumber: '+355671112223', preferredContactMethod: 'phone' };
await ask(table, 'product', { name: 'Ana Çela', message: 'A ka edhe në të zezë?', ...byMail });
await ask(set, 'package', { name: 'Gëzim', ...byPhone });
await ask(gone, 'product', { name: 'Ina', message: 'Two\nlines', ...byMail, ...byPhone });
await ask(bench, 'product', { name: 'Zef', ...byPhone });
const [newest] = (await drita.get('/private/business-request/get')).results;
await drita.put('/private/business-request/update', { requestId: newest.id, status: true });
// Its request stays, with a snapshot of what was asked for.
await drita.remove(`/private/product-creation/delete?productId=${gone}`);

const answers = async (who, paths) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await who.get(path)])));
const own = [
  '/auth/user',
  '/private/business-profile/get',
  '/private/business-request/get?perPage=48',
  '/private/product-creation/get',
  '/private/package-creation/get',
];
console.log(
  JSON.stringify(
    {
      password,
      public: await answers(visitor, [
        ...[table, chair, bench].map((id) => `/public/products/${id}`),
        `/public/packages/${set}`,
        '/public/businesses/logos',
        '/public/results/search?query=tavoline',
        '/public/results/search?perPage=48',
      ]),
      sellers: {
        'drita@example.com': await answers(drita, own),
        'ben@example.com': await answers(ben, own),
      },
    },
    null,
    1,
  ),
);
