import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Makes one small script of `start.ts` and what it needs of the routing library. */
export async function bundleBrowserScript(folder: string = process.cwd()): Promise<string> {
  const bundle = await rolldown({
    input: join(folder, 'src/browser/start.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['@house-edge/source', 'import', 'default'] },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  return output[0].code
}
