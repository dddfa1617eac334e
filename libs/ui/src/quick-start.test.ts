import { join } from 'node:path'
import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

const library = join(import.meta.dirname, '..')

describe('README.md', () => {
  it('has a quick start whose page renders within its layout', async () => {
    const folder = writeQuickStart(library)
    const { default: Layout } = (await import(join(folder, 'src/app/layout.tsx'))) as {
      default: (props: { children: ReactNode }) => ReactElement
    }
    const { default: Page } = (await import(join(folder, 'src/app/page.tsx'))) as {
      default: FunctionComponent
    }
    const markup = renderToStaticMarkup(Layout({ children: createElement(Page) }))
    expect(markup).toContain('<h1')
    for (const words of [
      'The odds, counted',
      'Copper Lantern',
      'Gambling is for adults',
      'Read the guide',
      '18+',
    ])
      expect(markup).toContain(words)
  })
})
