import { names, type Tree } from '@nx/devkit'
import { insertSorted, noteChange } from '../edited-text.ts'
import { finishWith } from '../finish.ts'

/** Writes a component of `libs/ui`: it is exported, has its styles among the others, and says how it is used. */
export function generateComponent(
  tree: Tree,
  { name, description }: { name: string; description: string },
): () => void {
  const { className, fileName } = names(name)
  const folder = `libs/ui/src/${fileName}`
  const file = `${folder}/${fileName}`
  tree.write(
    `${file}.tsx`,
    `import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

type ${className}Props = ComponentProps<'div'>

/**
 * ${description}
 *
 * - Not for: what another component is for; name it.
 * - Accessibility: what is heard, and what the keyboard does.
 * - Do: what makes it useful.
 * - Don’t: what makes it a nuisance.
 */
export function ${className}({ className, ...rest }: ${className}Props): ReactElement {
  return <div {...rest} className={joinClasses('he-${fileName}', className)} />
}
`,
  )
  tree.write(
    `${file}.css`,
    `.he-${fileName} {
  padding: var(--he-space-4);
}
`,
  )
  tree.write(
    `${file}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${className} } from './${fileName}.tsx'

const meta = {
  title: 'Components/${className}',
  component: ${className},
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ${className}>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: <p>${description}</p> } }
`,
  )
  tree.write(
    `${file}.test.tsx`,
    `import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ${className} } from './${fileName}.tsx'

describeConformance('${className}', (extra) => <${className} {...extra}>Words</${className}>)

describe('${className}', () => {
  it('shows what it is given', () => {
    expect(renderToStaticMarkup(<${className}>Words</${className}>)).toContain('Words')
  })
})
`,
  )
  insertSorted(tree, 'libs/ui/src/index.ts', {
    line: `export { ${className} } from './${fileName}/${fileName}.tsx'`,
    among: /^export /,
  })
  insertSorted(tree, 'libs/ui/src/styles.css', {
    line: `@import './${fileName}/${fileName}.css' layer(he.components);`,
    among: /layer\(he\.components\)/,
  })
  noteChange(tree, 'ui', `\`${className}\`: ${description}`)
  return finishWith(tree, ['npx nx run @house-edge/ui:api'])
}
