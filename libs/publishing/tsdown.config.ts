import { defineConfig } from 'tsdown'
import { navigationOfServers } from '../../tsdown.base.ts'

export default defineConfig({
  entry: ['src/*.ts', '!src/*.test.ts', 'src/refusal/in-browser.ts'],
  format: 'esm',
  unbundle: true,
  dts: true,
  sourcemap: true,
  fixedExtension: false,
  plugins: [navigationOfServers],
})
