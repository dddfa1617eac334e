import { Container, Flow, PageBody, SkipLink } from '@house-edge/ui/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { SliceZone } from '@house-edge/slices'
import type { HomeDocument, PageDocument, SettingsDocument } from '../../documents.ts'
import settings from '../settings/mocks.json' with { type: 'json' }
import { ContentSiteFooter, ContentSiteHeader } from '../settings/site-frame.tsx'
import { components } from '../../slices/slice-map/components.ts'
import { FeaturedArticles, FeaturedReviews } from './featured.tsx'
import mocks from './mocks.json' with { type: 'json' }
import { HomeOpening, PageOpening } from './page-opening.tsx'

/** The front page and the plain pages as the site composes them. */
function Page({ kind }: { kind: 'home' | 'page' }): ReactElement {
  const frame = settings.complete as unknown as SettingsDocument
  const home = mocks.home as unknown as HomeDocument
  const page = mocks.page as unknown as PageDocument
  return (
    <>
      <SkipLink />
      <ContentSiteHeader
        settings={frame}
        currentPath={kind === 'home' ? '/' : '/how-we-rate'}
        account={<a href="/account">Sign in</a>}
      />
      <Container>
        <main id="main" tabIndex={-1}>
          {kind === 'home' ? (
            <Flow>
              <HomeOpening document={home} action={{ href: '/casino-reviews', text: 'Compare casinos' }} />
              <FeaturedReviews document={home} more={{ href: '/casino-reviews', text: 'All reviews' }} />
              <FeaturedArticles document={home} more={{ href: '/casino-blog', text: 'All articles' }} />
              <SliceZone components={components} slices={home.data.slices} context={{ document: home }} />
            </Flow>
          ) : (
            <>
              <PageOpening document={page} />
              <PageBody>
                <SliceZone components={components} slices={page.data.slices} context={{ document: page }} />
              </PageBody>
            </>
          )}
        </main>
      </Container>
      <ContentSiteFooter settings={frame} />
    </>
  )
}

const meta = {
  title: 'Pages/Page',
  tags: ['!autodocs'],
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = { args: { kind: 'home' } }
export const Plain: Story = { args: { kind: 'page' } }
export const HomeOnPhone: Story = { ...Home, globals: { viewport: { value: 'phone' } } }
