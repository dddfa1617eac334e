import type { ReactElement } from 'react'
import type { Described } from './describe.ts'

/**
 * The structured data of a page: a data block, which browsers do not run and
 * script policies do not cover (https://html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function StructuredData({ things }: { things: readonly (Described | undefined)[] }): ReactElement {
  const said = things.filter((thing) => thing !== undefined)
  return (
    <>
      {said.map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          // React would escape quotation marks in text as `&quot;`, which parsers of the data do not decode.
          dangerouslySetInnerHTML={{ __html: dataBlock(thing) }}
        />
      ))}
    </>
  )
}

/** JSON that is safe inside an element: text of editors cannot close it or start a comment. */
export function dataBlock(thing: Described): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
}
