import { join } from 'node:path'
import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

const library = join(import.meta.dirname, '..')

describe('README.md', () => {
  it('has a quick start that shows its slices and tells of the unknown', async () => {
    const folder = writeQuickStart(library)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { default: Layout } = (await import(join(folder, 'src/app/layout.tsx'))) as {
      default: (props: { children: ReactNode }) => ReactElement
    }
    const { default: Page } = (await import(join(folder, 'src/app/guide/page.tsx'))) as {
      default: FunctionComponent
    }
    const markup = renderToStaticMarkup(Layout({ children: createElement(Page) }))
    for (const words of ['Blackjack odds', 'a table, not a feeling', 'a system that beats the dealer', '18+'])
      expect(markup).toContain(words)
    expect(warned).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(warned.mock.calls[0])).toContain('dice')
  })
})
