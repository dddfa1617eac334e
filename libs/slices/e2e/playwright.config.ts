import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { inChromium } from '../../../playwright.base.ts'

const reports = join(import.meta.dirname, '../../../reports/visual')

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  fullyParallel: true,
  // Each has a browser, which draws with a processor of its own.
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  timeout: 300_000,
  snapshotPathTemplate: `${process.env['VISUAL_PICTURES']}/{arg}{ext}`,
  outputDir: join(reports, 'differences'),
  reporter: './terse-reporter.ts',
  use: { ...inChromium(), trace: 'off' },
  // The machine and the browser are the same in both pictures, so every pixel is.
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0, animations: 'disabled' },
  },
})
