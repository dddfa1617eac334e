import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { baseConfig, projectsSharingModules } from '../../vitest.base.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
const marker = fileURLToPath(import.meta.resolve('server-only')).replace(/index\.js$/, 'empty.js')

const { test: shared, ...base } = baseConfig(import.meta.dirname)
const { include = [], ...sharedTest } = shared ?? {}
const contracts = 'src/**/*.contract.test.ts'

/** Contract tests run against the embedded backend, each file on a copy of one migrated database. */
export default defineConfig({
  ...base,
  resolve: { ...base.resolve, alias: { 'server-only': marker } },
  test: {
    ...sharedTest,
    projects: [
      ...projectsSharingModules({
        name: 'account',
        root: import.meta.dirname,
        include,
        exclude: [contracts, '**/node_modules/**'],
      }),
      {
        extends: true,
        test: {
          name: 'account-contract',
          include: [contracts],
          globalSetup: [resolve(import.meta.dirname, '../../tools/backend/src/testing/template.ts')],
          isolate: false,
        },
      },
    ],
  },
})
