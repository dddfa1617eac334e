import { Container } from '@house-edge/ui/page'
import '@house-edge/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { SliceZone } from '../src/slice-zone/slice-zone.tsx'
import '../src/styles.css'
import { components } from './slice-components.ts'
import './preview.css'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (slice: string, variation: string, png: string) => Promise<number>
  }
}

const models = import.meta.glob<{ variations: { id: string }[] }>(
  ['../src/*/model.json', '../../reviews/src/slices/*/model.json'],
  { eager: true, import: 'default' },
)
const mocks = import.meta.glob<Record<string, { variation?: string }>>(
  ['../src/*/mocks.json', '../../reviews/src/slices/*/mocks.json'],
  { eager: true, import: 'default' },
)

const variations = Object.entries(models).flatMap(([path, model]) =>
  model.variations.map(({ id }) => ({ folder: path.replace('/model.json', ''), variation: id })),
)

// The first mock of a variation is what its first story shows.
it.each(variations)('draws $folder, $variation', async ({ folder, variation }) => {
  const ofSlice = Object.values(mocks[`${folder}/mocks.json`] ?? {})
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
  const png = await page.screenshot({ element: frame, save: false })
  const distance = await commands.takePicture(folder, variation, png)
  expect(
    distance,
    'distance from the picture that is kept: npm run generate:pictures makes it anew',
  ).toBeLessThan(1)
  root.unmount()
  frame.remove()
})
