import type { ReactElement } from 'react'
import type { Described } from './describe.ts'

/**
 * What a page is about, for search engines: a block of data, which no browser runs and no
 * policy for scripts is asked about (https://html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function StructuredData({ things }: { things: readonly (Described | undefined)[] }): ReactElement {
  const said = things.filter((thing) => thing !== undefined)
  return (
    <>
      {said.map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          // As text React would write `&quot;` for every quotation mark, which no reader of data undoes.
          dangerouslySetInnerHTML={{ __html: dataBlock(thing) }}
        />
      ))}
    </>
  )
}

/** Data as it can stand in a page: what editors wrote ends no element and begins no comment. */
export function dataBlock(thing: Described): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
}
