import { names, type Tree } from '@nx/devkit'
import { readText, replaceOnce } from '../edited-text.ts'
import { finishWith } from '../finish.ts'

/** Copied as they are: every library of plain functions has them. */
const alike = ['LICENSE', 'tsconfig.json', 'tsdown.config.ts', 'vitest.config.ts']

interface Manifest {
  version: string
}

/** Writes a library that knows no other: published with the others, built, tested and documented as they are. */
export function generateLibrary(
  tree: Tree,
  { name, description }: { name: string; description: string },
): () => void {
  const { fileName, className } = names(name)
  const folder = `libs/${fileName}`
  const title = `@house-edge/${fileName}`
  const write = (file: string, text: string) => tree.write(`${folder}/${file}`, text)

  for (const file of alike) write(file, readText(tree, `libs/paths/${file}`))
  const { devDependencies: _tools, ...model } = JSON.parse(
    readText(tree, 'libs/paths/package.json'),
  ) as Manifest & Record<string, unknown>
  const own = { name: title, description, keywords: [fileName] }
  write('package.json', `${JSON.stringify({ ...model, ...own }, null, 2)}\n`)
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- First version.\n')
  write(
    'README.md',
    `# ${title}

${description}

**Take it** when. Say the one reason.

**Leave it** when. Say the one reason.

\`\`\`sh
npm install ${title}
\`\`\`

| entry | runs in | what it is for |
|---|---|---|
| \`${title}\` | Node, browser | all of it |

\`\`\`ts
import { describe${className} } from '${title}'

export const words = describe${className}('reader')
\`\`\`

MIT
`,
  )
  write(
    'src/index.ts',
    `/** ${description} @module */
export { describe${className} } from './${fileName}/describe-${fileName}.ts'
`,
  )
  write(
    `src/${fileName}/describe-${fileName}.ts`,
    `/** Says for whom it is. Replace it by what the library is for. */
export function describe${className}(reader: string): string {
  return \`For \${reader}.\`
}
`,
  )
  write(
    `src/${fileName}/describe-${fileName}.test.ts`,
    `import { describe, expect, it } from 'vitest'
import { describe${className} } from './describe-${fileName}.ts'

describe('describe${className}', () => {
  it('names its reader', () => {
    expect(describe${className}('editors')).toBe('For editors.')
  })
})
`,
  )
  write(
    'api/index.api.md',
    `# ${title}

Names: describe${className}

\`\`\`ts
function describe${className}(reader: string): string;
\`\`\`
`,
  )
  const row = (text: string) => `| [\`${title}\`](libs/${fileName}/README.md) | ${text} |`
  const lastRow = '| [`@house-edge/create`](libs/create/README.md)'
  replaceOnce(tree, 'README.md', lastRow, `${row(description)}\n${lastRow}`)
  return finishWith(tree, ['npx npm@11 install', 'npm run lock'])
}
