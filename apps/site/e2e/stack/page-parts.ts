/** Pages of our server beside those of the framework. */

/** Our server leaves requests with credentials of their own to the framework. */
export const toFramework = { authorization: 'Basic eDp5' }

interface PageParts {
  title: string | undefined
  metas: string[]
  links: string[]
  header: string
  main: string
  footer: string
}

/** The parts of a page, without what only the framework's scripts need. */
export function partsOf(html: string): PageParts {
  const head = html.slice(html.indexOf('<head'), html.indexOf('</head>'))
  const body = html.slice(html.indexOf('<body'), html.indexOf('</body>'))
  const tidy = (markup = '') =>
    markup
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll(/ nonce="[^"]*"/g, '')
      .replaceAll(/_[rR]_[\da-z]*_/g, 'place')
      // Of a form, another each time.
      .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, 'number')
  return {
    title: /<title>.*?<\/title>/.exec(html)?.[0],
    // Next's own mark for fonts it adjusts, which nothing reads.
    metas: [...head.matchAll(/<meta (?!name="next-)[^>]*>/g)].map(([meta]) => meta).toSorted(),
    links: [...head.matchAll(/<link [^>]*rel="(?:canonical|icon|apple-touch-icon|manifest)"[^>]*>/g)]
      .map(([link]) => link)
      .toSorted(),
    header: tidy(/<header.*?<\/header>/s.exec(body)?.[0]),
    main: tidy(/<main.*<\/main>/s.exec(body)?.[0]),
    footer: tidy(/<footer.*<\/footer>/s.exec(body)?.[0]),
  }
}
