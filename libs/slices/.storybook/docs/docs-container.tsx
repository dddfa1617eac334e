import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, type ReactElement, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { houseTheme } from '../house-theme.ts'

const tokens = String(import.meta.env['STORYBOOK_TOKENS'])

/** A documentation page in the theme that the toolbar names. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [theme, setTheme] = useState(() => {
    const [story] = context.componentStories()
    return story ? context.getStoryContext(story).globals['theme'] : 'light'
  })
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(globals['theme'])
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  return (
    <DocsContainer context={context} theme={houseTheme(theme === 'dark' ? 'dark' : 'light', tokens)}>
      {children}
    </DocsContainer>
  )
}
