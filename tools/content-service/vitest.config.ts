import { resolve } from 'node:path'
import { mergeConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'

export default withSharedModules(
  mergeConfig(baseConfig(import.meta.dirname), {
    // Its tests give it a visitor in place of Next's, which the built files could not be given.
    resolve: {
      alias: { '@prismicio/next': resolve(import.meta.dirname, '../../node_modules/@prismicio/next/src') },
    },
    test: {
      include: ['desk/src/**/*.test.{ts,tsx}'],
      server: { deps: { inline: ['@prismicio/next'] } },
    },
  }),
)
