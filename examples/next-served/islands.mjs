import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleIslands } from '@house-edge/serving/build'
import { rolldown } from 'rolldown'

const folder = import.meta.dirname
const output = join(folder, 'public/islands')
const { files, address } = await bundleIslands({
  islands: { stake: { module: './src/stake.tsx', component: 'Stake' } },
  folder,
  base: '/islands/',
})
rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })
for (const [name, code] of Object.entries(files)) writeFileSync(join(output, name), code)

const start = await rolldown({
  input: join(folder, 'src/start-islands.ts'),
  platform: 'browser',
  transform: { define: { islandsFile: JSON.stringify(address) } },
})
await start.write({ file: join(output, 'start.js'), format: 'iife', minify: true })
