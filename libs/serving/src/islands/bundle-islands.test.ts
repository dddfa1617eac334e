import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { bundleIslands } from './bundle-islands.ts'

describe('bundleIslands', () => {
  // Whether browsers ask there: `reload when a file is gone` and its neighbours, in Firefox.
  it('gives every island’s file a second address', async () => {
    const { files, address } = await bundleIslands({
      islands: {
        counter: { module: './islands/counter.island.tsx', component: 'Counter' },
        fields: { module: './islands/fields.island.tsx', component: 'Fields' },
      },
      folder,
      base: '/islands/',
      conditions: ['@house-edge/source'],
    })
    const finder = files[address.slice('/islands/'.length)] ?? ''
    for (const file of Object.keys(files).filter((name) => /^(?:counter|fields)-/.test(name)))
      expect(finder).toContain(`import(\`./${file}\`+(e?"?again":""))`)
    expect(finder.match(/import\(/g)).toHaveLength(2)
  })
})
