import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleIslands, bundlePageScript } from '@house-edge/serving/build'

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

const start = { input: 'src/start-islands.ts', islandsFile: address, folder }
writeFileSync(join(output, 'start.js'), await bundlePageScript(start))
