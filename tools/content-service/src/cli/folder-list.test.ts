import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFolderList } from './folder-list.ts'

describe('readFolderList', () => {
  it('reads folders written as in PATH', () => {
    expect(readFolderList(['/s', '/more'].join(delimiter))).toEqual(['/s', '/more'])
    expect(readFolderList('[uid]/slices')).toEqual(['[uid]/slices'])
  })

  it('reads a list, whose folders may have a colon in their name', () => {
    expect(readFolderList('["/a:b/slices","/more"]')).toEqual(['/a:b/slices', '/more'])
  })
})
