import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { storyDigests } from './story-digests.ts'

const frame = `const __vite__mapDeps=(i,d=["./fold.stories-aaaaaaaa.js"]);import{c}from"./catalogue-aaaaaaaa.js";
const all={"./fold.stories.tsx":()=>a(()=>import(\`./fold.stories-aaaaaaaa.js\`),__vite__mapDeps([0,1]),import.meta.url),"./tag.stories.tsx":()=>a(()=>import(\`./tag.stories-aaaaaaaa.js\`),__vite__mapDeps([2]),import.meta.url)};c()`
const built = {
  'index.json': JSON.stringify({
    entries: {
      'fold--open': { id: 'fold--open', type: 'story', importPath: './fold.stories.tsx' },
      'tag--red': { id: 'tag--red', type: 'story', importPath: './tag.stories.tsx' },
      'tag--docs': { id: 'tag--docs', type: 'docs', importPath: './tag.stories.tsx' },
    },
  }),
  'project.json': '{"generatedAt":1}',
  'iframe.html': '<script src="./assets/iframe-aaaaaaaa.js"></script>',
  'pictures/hero.svg': '<svg/>',
  'assets/iframe-aaaaaaaa.js': frame,
  'assets/catalogue-aaaaaaaa.js': 'export const c=()=>"10 times in 7 files"',
  'assets/fold.stories-aaaaaaaa.js': 'import{f}from"./fold-aaaaaaaa.js";f()',
  'assets/fold-aaaaaaaa.js': 'export const f=()=>"he-fold"',
  'assets/tag.stories-aaaaaaaa.js': 'export default "he-tag"',
  'assets/iframe-aaaaaaaa.css': '*{margin:0}.he-fold-part{gap:1px}@media print{.he-tag{color:red}}',
}

/** Ids of the stories whose digest differs from those of the build as it is above. */
function differing(change: (files: Record<string, string>) => void): string[] {
  const digests = (files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'stories-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    return storyDigests(folder)
  }
  const changed: Record<string, string> = { ...built }
  change(changed)
  const before = digests(built)
  const now = digests(changed)
  return ['fold--open', 'tag--red'].filter((id) => !now.has(id) || now.get(id) !== before.get(id))
}

describe('storyDigests', () => {
  it.each<[string, string, string, string[]]>([
    ['what a story loads', 'assets/fold-aaaaaaaa.js', 'export const f=()=>"he-fold","new"', ['fold--open']],
    ['a file of stories', 'assets/tag.stories-aaaaaaaa.js', 'export default "he-tag new"', ['tag--red']],
    ['the frame', 'assets/iframe-aaaaaaaa.js', `${frame};more()`, ['fold--open', 'tag--red']],
    ['a picture', 'pictures/hero.svg', '<svg> </svg>', ['fold--open', 'tag--red']],
    ['what pages of documentation say', 'assets/catalogue-aaaaaaaa.js', 'export const c=()=>"11 times"', []],
    ['when it was built', 'project.json', '{"generatedAt":2}', []],
  ])('differ for those that show it where %s differs', (_what, file, text, ids) => {
    expect(differing((files) => void (files[file] = text))).toEqual(ids)
  })

  it.each<[string, string, string[]]>([
    ['a component', '*{margin:0}.he-fold-part{gap:2px}@media print{.he-tag{color:red}}', ['fold--open']],
    [
      'a component on paper',
      '*{margin:0}.he-fold-part{gap:1px}@media print{.he-tag{color:blue}}',
      ['tag--red'],
    ],
    [
      'every element',
      '*{margin:1px}.he-fold-part{gap:1px}@media print{.he-tag{color:red}}',
      ['fold--open', 'tag--red'],
    ],
  ])('differ for those that show it where a rule of %s differs', (_what, sheet, ids) => {
    expect(differing((files) => void (files['assets/iframe-aaaaaaaa.css'] = sheet))).toEqual(ids)
  })

  it('do not differ where a file has another name for what is in another', () => {
    const ids = differing((files) => {
      for (const file of ['assets/fold-aaaaaaaa.js', 'assets/fold.stories-aaaaaaaa.js']) {
        files[file.replace('aaaaaaaa', 'bbbbbbbb')] = (files[file] ?? '').replaceAll('aaaaaaaa', 'bbbbbbbb')
        delete files[file]
      }
      files['assets/iframe-aaaaaaaa.js'] = frame.replaceAll('fold.stories-aaaaaaaa', 'fold.stories-bbbbbbbb')
    })
    expect(ids).toEqual([])
  })

  it('are absent where the preview is written in another way', () => {
    const ids = differing((files) => void (files['assets/iframe-aaaaaaaa.js'] = 'load(stories)'))
    expect(ids).toEqual(['fold--open', 'tag--red'])
  })
})
