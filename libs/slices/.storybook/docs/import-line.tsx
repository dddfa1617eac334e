import { Source } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'

const entries = import.meta.glob<Record<string, unknown>>(
  ['../../../ui/src/*.ts', '!../../../ui/src/*.test.ts'],
  {
    eager: true,
  },
)

/** How a component is imported. Shows nothing for what no entry of the library exports. */
export function ImportLine({ component }: { component: unknown }): ReactElement | null {
  for (const [file, exports] of Object.entries(entries)) {
    const [name] = Object.entries(exports).find(([, value]) => value === component) ?? []
    if (name === undefined) continue
    const entry = file.replace(/^.*\/(\w+)\.ts$/, '/$1').replace('/index', '')
    return <Source language="tsx" code={`import { ${name} } from '@house-edge/ui${entry}'`} />
  }
  return null
}
