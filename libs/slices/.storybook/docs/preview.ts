import type { Preview } from '@storybook/react-vite'
import { ThemedDocs } from './docs-container.tsx'
import { DocsPage } from './docs-page.tsx'

/** How pages of documentation look. Apart from the rest of the preview, so that tests load nothing of them. */
export const parameters: Preview['parameters'] = {
  docs: { page: DocsPage, container: ThemedDocs },
}
