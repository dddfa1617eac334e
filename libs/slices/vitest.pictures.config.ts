import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.browser.ts'

/** A slice by its folder, from `.storybook`. */
type PictureCommand = BrowserCommand<[slice: string, variation: string, png: string]>

const pictureOf = (slice: string, variation: string): string =>
  resolve(import.meta.dirname, '.storybook', slice, `screenshot-${variation}.png`)

/** A picture as it is kept, small enough to be committed. */
const reduced = (png: string): Promise<Buffer> =>
  sharp(Buffer.from(png, 'base64'))
    .resize({ width: 480 })
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer()

/** Keeps a picture of a slice where the vendor's tools look for it. */
const keepPicture: PictureCommand = async (_, slice, variation, png) => {
  await writeFile(pictureOf(slice, variation), await reduced(png))
  return 0
}

/** How far a picture is from the one that is kept: the mean over its parts, of 255. */
const comparePicture: PictureCommand = async (_, slice, variation, png) => {
  const [kept, drawn] = await Promise.all([pictureOf(slice, variation), await reduced(png)].map(inShort))
  const distances = kept?.map((value, at) => Math.abs(value - (drawn?.[at] ?? 0)))
  return distances ? distances.reduce((sum, one) => sum + one, 0) / distances.length : 255
}

/** Few enough points that another machine's smoothing of letters is not seen. */
const inShort = async (picture: string | Buffer): Promise<number[]> => [
  ...(await sharp(picture).resize(120, 90, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
]

/** Makes the pictures of the slices anew: `npm run generate:pictures`. With `--mode compare` it compares them. */
export default defineConfig(({ mode }) => ({
  publicDir: resolve(import.meta.dirname, '.storybook'),
  resolve: { conditions: ['@house-edge/source', 'module', 'browser', 'development|production'] },
  test: {
    include: ['.storybook/slice-pictures.tsx'],
    testTimeout: 120_000,
    browser: {
      ...inChromium(),
      viewport: { width: 960, height: 720 },
      commands: { takePicture: mode === 'compare' ? comparePicture : keepPicture },
    },
  },
}))
