import { htmlLanguages } from '@orendi/contract/language';
import { showChoicesScript } from '@orendi/contract/view-choices';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './features/shell/footer.tsx';
import { NavigationEffects, contentId, SkipLink } from './features/shell/navigation-effects.tsx';
import { scrollPositions } from './platform/scroll-positions.ts';
import { TopBar } from './features/shell/top-bar.tsx';
import { pageDataId } from './platform/page-data.ts';
import { usePage } from './platform/page-environment.tsx';

/** The HTML document around every page. React hoists titles and descriptions from the pages into the head. */
export function Document() {
  const { language, assets, data } = usePage();
  return (
    <html lang={htmlLanguages[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: showChoicesScript }} />
        <meta name="theme-color" content="#fbf9f6" />
        {/* Not an SVG: Chrome creates a separate page to draw one while this page is still loading. */}
        <link rel="icon" href="/icon-96.png" type="image/png" sizes="96x96" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* After the styles, the font and the first picture: the page works before its scripts load. */}
        <script
          type="module"
          src={assets.start}
          fetchPriority="low"
          data-entry={assets.script}
          data-scripts={assets.preloads.join(' ')}
        />
      </head>
      <body>
        <SkipLink />
        <TopBar />
        <main id={contentId} tabIndex={-1} className="grow">
          <Outlet />
        </main>
        <Footer />
        <NavigationEffects />
        <ScrollRestoration storageKey={scrollPositions} />
        <script
          type="application/json"
          id={pageDataId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: data }}
        />
      </body>
    </html>
  );
}
