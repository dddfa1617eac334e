import { Container } from '@house-edge/ui/page'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import '@house-edge/ui/styles.css'
import '../src/styles.css'
import { inFields, withFieldArgs, withFieldControls } from './docs/slice-controls.ts'
import { ownIds } from './docs/own-ids.ts'
import { spokenIn, switches } from './docs/switches.ts'
import './preview.css'
import './guide.css'

/** Theme, language, direction and size of text are set where the site and its visitors would set them: on the root element. */
const inSwitches: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
  const { lang, dir } = spokenIn(globals)
  root.lang = viewMode === 'docs' ? 'en' : lang
  root.dir = viewMode === 'docs' ? 'ltr' : dir
  root.style.fontSize = globals['text'] === 'double' ? '200%' : ''
  // The words of a documentation page are English whatever its stories are shown in.
  return viewMode === 'docs' ? (
    <AmongOthers dir={dir}>
      <Story />
    </AmongOthers>
  ) : (
    // Another language is another page: nothing is left of what was said before.
    <Story key={lang} />
  )
}

/** A story on a page of documentation, where others have the same ids. */
function AmongOthers({ dir, children }: { dir: string; children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const beginning = useId()
  // Ids of React are those of a root, and each story is one: what is around it tells which.
  useEffect(() => {
    const root = place.current
    return root ? ownIds(root, `${root.closest('[id]')?.id ?? ''}${beginning}`) : undefined
  }, [beginning])
  return (
    <div dir={dir} ref={place}>
      {children}
    </div>
  )
}

/** `frame: 'page'` in a story's parameters gives it the width and the gutters of a page. */
const inFrame: Decorator = (Story, { parameters }) =>
  parameters['frame'] === 'page' ? (
    <Container className="story-page">
      <Story />
    </Container>
  ) : (
    <Story />
  )

/** Whether Vitest runs the story: it leaves this mark. */
const isTested = '__vitest_browser__' in globalThis

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inFields, inFrame, inSwitches],
  argsEnhancers: [withFieldArgs],
  argTypesEnhancers: [withFieldControls],
  ...switches,
  parameters: {
    // Tests ask what is wrong alone (`dark-theme.ts`); the tab of a story also lists what is well.
    a11y: {
      test: 'error',
      ...(isTested && {
        options: { resultTypes: ['violations'], selectors: false, reporter: 'what-is-wrong' },
      }),
    },
    controls: { sort: 'none', expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
        wide: { name: 'Wide', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Start here', 'Components', 'Writing stories', 'Brand', 'Colours', 'Type', 'Space', 'Icons'],
          'Pages',
          'Slices',
          'Components',
        ],
      },
    },
  },
}

export default preview
