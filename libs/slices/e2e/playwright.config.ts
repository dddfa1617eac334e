import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { inChromium } from '../../../playwright.base.ts'

const reports = join(import.meta.dirname, '../../../reports/visual')

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  snapshotPathTemplate: `${process.env['VISUAL_PICTURES']}/{arg}{ext}`,
  outputDir: join(reports, 'differences'),
  reporter: './terse-reporter.ts',
  use: { ...inChromium(), trace: 'off', baseURL: 'http://stories.invalid' },
  // The machine and the browser are the same in both pictures, so every pixel is.
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0, animations: 'disabled' },
  },
})
