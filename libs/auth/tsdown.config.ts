import { defineConfig } from 'tsdown'
import { navigationOfServers } from '../../tsdown.base.ts'

export default defineConfig({
  entry: ['src/*.ts', '!src/*.test.ts', 'src/refusal/in-browser.ts'],
  format: 'esm',
  unbundle: true,
  dts: true,
  sourcemap: true,
  fixedExtension: false,
  plugins: [
    navigationOfServers,
    {
      // Programs without a bundler load it too. Browsers get ./refusal/in-browser.js in its place, which has the marker.
      name: 'server-without-marker',
      transform: {
        filter: { id: /src\/server\.ts$/ },
        handler: (code: string) => code.replace("import 'server-only'\n", '\n'),
      },
    },
  ],
})
