import {
  type DetailName,
  details,
  inBoth,
  isDetail,
  type ProductField,
  type ProductFieldName,
  productFieldNames,
  productFields,
} from '@orendi/contract/product-fields';
import { noDetails } from '@orendi/contract/testing/no-details';
import { type FieldWords, productWords } from '@orendi/contract/product-words';
import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { factsOf, offerPhrases } from './features/catalogue/facts.tsx';
import { columns } from './features/dashboard/products/columns.tsx';
import { listingSorts } from './features/dashboard/dashboard-search.ts';
import { fieldNames, valueNames } from './features/publishing/product/field-names.ts';
import { ProductForm } from './features/publishing/product/product-form.tsx';
import { useProductContent } from './features/publishing/product/use-product-content.ts';
import { describeSubject } from './features/seo/things/describe-subject.ts';
import { site, sofa } from './features/seo/testing/samples.ts';
import { type PageEnvironment, PageEnvironmentProvider } from './platform/page-environment.tsx';

/* Checks that each field appears where its description says, and that the lists kept by hand agree with it. */

/** A field with its message keys, and its property in the structured data. */
type Described = ProductField & { words: FieldWords; schemaOrg: string | undefined };

const fields = productFieldNames.map((name): [ProductFieldName, Described] => {
  const words = productWords[name];
  return [name, { ...productFields[name], words, schemaOrg: words.schemaOrg }];
});
const described = fields.filter((entry): entry is [DetailName, Described] => isDetail(entry[0]));
const say = (key: string) => (m[key as keyof typeof m] as () => string)();

/** A product with only one detail set, in both languages if it is translated. */
function withOnly(name: DetailName): Product {
  const pair = name === 'material' ? inBoth('material', 'Oak', 'Lis') : {};
  return { ...sofa, ...noDetails(), sale: 0, [name]: exampleOf(details[name]), ...pair };
}

function exampleOf(field: ProductField): string | number | boolean {
  if (field.kind === 'choice') return field.choices[0];
  if (field.kind === 'flag') return true;
  return field.kind === 'line' || field.kind === 'color' ? 'Oak' : 12;
}

describe('the form of a product', () => {
  const language = 'al';
  const environment = { ...site, language } as Partial<PageEnvironment> as PageEnvironment;
  const Form = () => {
    const defaults = { currency: 'EUR', industryId: null, categoryId: null } as const;
    const owner = { id: 1, businessId: 1 };
    const product = { ...sofa, state: 'published', sale_from: null, sale_to: null } as const;
    const start = {
      owner,
      product,
      model: null,
      newest: null,
      industries: [],
      defaults,
      newestId: 0,
    };
    const form = useProductContent(start);
    return (
      <ProductForm
        form={form}
        industries={[]}
        sent={undefined}
        onSave={() => {}}
        onKeep={async () => {}}
      />
    );
  };
  const router = createMemoryRouter([{ path: '/', element: <Form /> }]);
  const html = renderToStaticMarkup(
    <PageEnvironmentProvider value={environment}>
      <RouterProvider router={router} />
    </PageEnvironmentProvider>,
  );

  it.each(fields)('has a control for %s, by the name of its label', (name, { words }) => {
    expect(fieldNames[name]()).toBe(say(words.label));
    const [before = ''] = html.split(`">${say(words.label)}<`, 1);
    const [, id] = /<label for="([^"]+)$/.exec(before) ?? [];
    expect(html).toMatch(
      new RegExp(`<(input|select|textarea)[^>]* (name="${name}"|id="${id ?? 'none'}")`),
    );
    expect(html).toContain(say(words.label));
  });
});

describe('the page of a product', () => {
  it.each(described)('has the fact that %s has a word for', (name, { words }) => {
    const labels = factsOf(withOnly(name), 'en').map(({ label }) => label);
    expect(labels).toEqual(words.fact === undefined ? [] : [say(words.fact)]);
  });

  it.each(described)('has a phrase for %s if that is said to be offered', (name, { isOffer }) => {
    expect(offerPhrases(withOnly(name))).toHaveLength(isOffer ? 1 : 0);
  });

  it.each(described)('names the values of %s in the form', (name, field) => {
    const values = field.kind === 'flag' ? ['answer_yes', 'answer_no'] : field.words.values;
    expect(valueNames(name).map(({ label }) => label)).toEqual(
      Object.values(values ?? {}).map(say),
    );
  });

  it.each(described)('says %s in the structured data, where it is given', (name, { schemaOrg }) => {
    const propertiesOf = (product: Product) => {
      const listing = { type: 'product' as const, ...product };
      const [thing] = JSON.parse(
        JSON.stringify(describeSubject({ type: 'listing', listing }, site)),
      );
      return Object.keys({ ...thing.offers, ...thing });
    };
    if (schemaOrg === undefined) return;
    expect(propertiesOf(withOnly(name))).toContain(schemaOrg);
  });

  it.each(fields)('says what every product has in the structured data: %s', (_, field) => {
    if (!field.isRequired || field.schemaOrg === undefined) return;
    const listing = { ...sofa, sale: 10 };
    const [thing] = JSON.parse(JSON.stringify(describeSubject({ type: 'listing', listing }, site)));
    expect(Object.keys({ ...thing.offers, ...thing })).toContain(field.schemaOrg);
  });
});

describe('the table of the dashboard', () => {
  it.each(fields)('has the column that %s has a word for', (_, { words }) => {
    if (words.table === undefined) return;
    expect(columns.map(({ name }) => name())).toContain(say(words.table));
  });

  it('can be sorted by what its address names', () => {
    const sorted = columns.filter(({ order }) => order !== undefined).map(({ by }) => by);
    expect([...sorted].sort()).toEqual([...listingSorts].sort());
  });
});
