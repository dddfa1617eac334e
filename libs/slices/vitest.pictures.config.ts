import { resolve } from 'node:path'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.browser.ts'

/** Keeps a picture of a slice where the vendor's tools look for it, small enough to be committed. */
const keepPicture: BrowserCommand<[slice: string, variation: string, png: string]> = async (
  _,
  slice,
  variation,
  png,
) => {
  await sharp(Buffer.from(png, 'base64'))
    .resize({ width: 480 })
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(resolve(import.meta.dirname, 'src', slice, `screenshot-${variation}.png`))
}

/** Makes the pictures of the slices anew: `npm run generate:pictures`. */
export default defineConfig({
  publicDir: resolve(import.meta.dirname, '.storybook'),
  resolve: { conditions: ['@house-edge/source', 'module', 'browser', 'development|production'] },
  test: {
    include: ['.storybook/slice-pictures.tsx'],
    testTimeout: 120_000,
    browser: {
      ...inChromium(),
      viewport: { width: 960, height: 720 },
      commands: { keepPicture },
    },
  },
})
