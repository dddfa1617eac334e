import { defineConfig } from 'tsdown'

export default defineConfig({
  // What every island's file is made of is read by its name.
  entry: ['src/*.ts', '!src/*.test.ts', 'src/islands/wake-island.ts'],
  format: 'esm',
  unbundle: true,
  dts: true,
  fixedExtension: false,
})
