import { join } from 'node:path'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { baseConfig, projectsSharingModules } from '../../vitest.base.ts'
import { inChromium } from '../../vitest.browser.ts'

const { test: base, ...rest } = baseConfig(import.meta.dirname)
const { include: _everything, ...shared } = base ?? {}

/** What runs on the server is tested in Node, what runs in pages in a real browser. */
export default defineConfig({
  ...rest,
  test: {
    ...shared,
    projects: [
      ...projectsSharingModules({
        name: 'routing-server',
        root: import.meta.dirname,
        include: ['src/**/*.test.ts'],
        exclude: ['src/**/*.browser.test.ts'],
      }),
      mergeConfig<TestProjectInlineConfiguration, TestProjectInlineConfiguration>(
        {
          extends: true,
          resolve: {
            alias: { 'next/navigation.js': join(import.meta.dirname, 'src/testing/navigation.ts') },
          },
          optimizeDeps: { include: ['react', 'react-dom/client'] },
        },
        { test: { name: 'routing-browser', include: ['src/**/*.browser.test.ts'], browser: inChromium() } },
      ),
    ],
  },
})
