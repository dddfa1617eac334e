import {
  Breadcrumbs,
  Container,
  PageBody,
  PreviewBanner,
  SkipLink,
  TableOfContents,
} from '@house-edge/ui/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { SliceZone } from '@house-edge/slices'
import { documentHeadings } from '@house-edge/slices/reading'
import type { ArticleDocument, SettingsDocument } from '../../documents.ts'
import { ContentAuthorBox } from '../person/author-box.tsx'
import settings from '../settings/mocks.json' with { type: 'json' }
import { ContentSiteFooter, ContentSiteHeader } from '../settings/site-frame.tsx'
import { components } from '../../slices/slice-map/components.ts'
import { ArticleHeader } from './article-header.tsx'
import mocks from './mocks.json' with { type: 'json' }

/** An article as the site composes it. */
function ArticlePage({ document, preview = false }: { document: unknown; preview?: boolean }): ReactElement {
  const article = document as ArticleDocument
  const frame = settings.complete as unknown as SettingsDocument
  return (
    <>
      <SkipLink />
      {preview && <PreviewBanner exitHref="/api/exit-preview" />}
      <ContentSiteHeader
        settings={frame}
        currentPath={article.url ?? '/'}
        account={<a href="/account">Sign in</a>}
      />
      <Container>
        <Breadcrumbs
          trail={[
            { href: '/', text: 'Home' },
            { href: '/casino-blog', text: 'Blog' },
          ]}
          current={article.data.title ?? undefined}
        />
        <main id="main" tabIndex={-1}>
          <article>
            <ArticleHeader document={article} />
            <PageBody
              aside={
                article.data.show_contents ? (
                  <TableOfContents entries={documentHeadings(article)} />
                ) : undefined
              }
            >
              <SliceZone
                components={components}
                slices={article.data.slices}
                context={{ document, preview, today: '2026-11-20' }}
              />
              <ContentAuthorBox document={article.data.author} />
            </PageBody>
          </article>
        </main>
      </Container>
      <ContentSiteFooter settings={frame} />
    </>
  )
}

const meta = {
  title: 'Pages/Article',
  tags: ['!autodocs'],
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlePage>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { args: { document: mocks.complete } }
export const Sponsored: Story = { args: { document: mocks.sponsored } }
export const TitleOnly: Story = { args: { document: mocks.minimal } }
export const DraftWithAnUnknownSlice: Story = {
  args: {
    preview: true,
    document: {
      ...mocks.minimal,
      data: { ...mocks.minimal.data, slices: [{ slice_type: 'fruit_machine', id: 'x' }] },
    },
  },
}
export const OnPhone: Story = { ...Complete, globals: { viewport: { value: 'phone' } } }
