import { Container } from '@house-edge/ui/page'
import '@house-edge/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { components } from '../src/slice-map/components.ts'
import { SliceZone } from '../src/slice-zone/slice-zone.tsx'
import '../src/styles.css'
import './preview.css'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepPicture: (slice: string, variation: string, png: string) => Promise<void>
  }
}

const models = import.meta.glob<{ variations: { id: string }[] }>('../src/*/model.json', {
  eager: true,
  import: 'default',
})
const mocks = import.meta.glob<Record<string, { variation?: string }>>('../src/*/mocks.json', {
  eager: true,
  import: 'default',
})

const variations = Object.entries(models).flatMap(([path, model]) =>
  model.variations.map(({ id }) => ({ folder: path.split('/').at(-2) ?? '', variation: id })),
)

// The first mock of a variation is what its first story shows.
it.each(variations)('draws $folder, $variation', async ({ folder, variation }) => {
  const ofSlice = Object.values(mocks[`../src/${folder}/mocks.json`] ?? {})
  const slice = ofSlice.find((mock) => mock.variation === variation)
  expect(slice, 'a mock of this variation').toBeDefined()
  document.documentElement.dataset['theme'] = 'light'
  const frame = document.body.appendChild(document.createElement('div'))
  frame.className = 'slice-picture'
  const root = createRoot(frame)
  flushSync(() =>
    root.render(
      <Container>
        <SliceZone slices={[slice]} components={components} />
      </Container>,
    ),
  )
  for (const image of frame.querySelectorAll('img')) {
    image.loading = 'eager'
    await image.decode()
  }
  await document.fonts.ready
  await commands.keepPicture(folder, variation, await page.screenshot({ element: frame, save: false }))
  root.unmount()
  frame.remove()
})
