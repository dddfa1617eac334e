import { names, type Tree } from '@nx/devkit'
import { insertSorted, noteChange, readText } from '../edited-text.ts'
import { finishWith } from '../finish.ts'

interface ModelOfType {
  json: Record<string, Record<string, { type: string; config?: { choices?: Record<string, object> } }>>
}

/** Writes a slice of one text field, which pages may have, and every file that a slice consists of. */
export function generateSlice(
  tree: Tree,
  { name, description }: { name: string; description: string },
): () => void {
  const { className, constantName } = names(name)
  const id = constantName.toLowerCase()
  const folder = `libs/slices/src/${className}`
  const write = (file: string, text: string) => tree.write(`${folder}/${file}`, text)
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

  write(
    'model.json',
    json({
      id,
      type: 'SharedSlice',
      name: className,
      description,
      variations: [
        {
          id: 'default',
          name: 'Default',
          docURL: '...',
          version: 'initial',
          description: className,
          imageUrl: '',
          primary: { words: { type: 'Text', config: { label: 'Words' } } },
          items: {},
        },
      ],
    }),
  )
  const mock = { variation: 'default', version: 'initial', items: [], slice_type: id, slice_label: null }
  write(
    'mocks.json',
    json({
      filled: { ...mock, id: `${id}$default-1`, primary: { words: description } },
      empty: { ...mock, id: `${id}$default-2`, primary: { words: null } },
    }),
  )
  write(
    'index.tsx',
    `import { Prose } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { ${className}Slice } from '../fields.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * ${description}
 *
 * - Not for: what another slice is for; name it.
 * - Accessibility: what is heard, and what the keyboard does.
 * - Do: what makes it useful.
 * - Don’t: what makes it a nuisance.
 */
export function ${className}({ slice }: SliceProps<${className}Slice>): ReactElement | null {
  const words = readText(fieldsOf(slice).words)
  return words ? (
    <Prose>
      <p>{words}</p>
    </Prose>
  ) : null
}
`,
  )
  write(
    'writing.md',
    `## Length
- Words: at most 140 characters. What the first ten of them must say.

## Tone
How it sounds to a reader who came with a question, and what it never does.

## Good
- Words: ${description}

Why somebody who reads this alone knows what they wanted to know.

## Bad
- Words: Important information about many interesting things!

Why somebody who reads this still knows nothing, and is in a hurry.
`,
  )
  write(
    `${className}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/${className}',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { slices: [mocks.filled] } }
`,
  )
  write(
    `${className}.test.tsx`,
    `import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('${className}', () => {
  it('shows its words', () => {
    expect(shown(mocks.filled)).toContain(mocks.filled.primary.words)
  })

  it('shows nothing without them', () => {
    expect(shown(mocks.empty)).not.toContain('<p')
  })
})
`,
  )
  const map = 'libs/slices/src/slice-map/components.ts'
  insertSorted(tree, map, {
    line: `import { ${className} } from '../${className}/index.tsx'`,
    among: /^import \{ \w+ \} from '\.\.\/\w+\/index\.tsx'/,
  })
  insertSorted(tree, map, { line: `  ${id}: ${className},`, among: /^ {2}\w+: \w+,$/ })
  allowInPages(tree, id)
  noteChange(tree, 'slices', `Slice \`${id}\`: ${description}`)
  return finishWith(tree, [
    'npm run generate:types',
    'npx nx run @house-edge/slices:api',
    'npm run generate:pictures',
  ])
}

/** A slice that no type of page offers cannot be used. */
function allowInPages(tree: Tree, id: string): void {
  const path = 'libs/reviews/customtypes/page/index.json'
  const model = JSON.parse(readText(tree, path)) as ModelOfType
  for (const field of Object.values(model.json).flatMap((tab) => Object.values(tab)))
    if (field.type === 'Slices' && field.config?.choices) field.config.choices[id] = { type: 'SharedSlice' }
  tree.write(path, `${JSON.stringify(model, null, 2)}\n`)
}
