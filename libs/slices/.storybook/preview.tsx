import { Container } from '@house-edge/ui/page'
import type { Decorator, Preview } from '@storybook/react-vite'
import '@house-edge/ui/styles.css'
import '../src/styles.css'
import './preview.css'
import './guide.css'

/** The theme is set where the site would set it: on the root element. */
const inTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
  return <Story />
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

const preview: Preview = {
  decorators: [inFrame, inTheme],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: ['Guide', ['Writing stories', 'Colours', 'Type', 'Space'], 'Pages', 'Slices', 'Components'],
      },
    },
  },
}

export default preview
