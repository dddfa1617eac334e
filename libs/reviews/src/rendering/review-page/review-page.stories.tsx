import { Breadcrumbs, Container, PageBody, SkipLink, TableOfContents } from '@house-edge/ui/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { SliceZone } from '@house-edge/slices'
import { documentHeadings } from '@house-edge/slices/reading'
import type { CasinoReviewDocument, SettingsDocument } from '../../documents.ts'
import { ContentAuthorBox } from '../person/author-box.tsx'
import settings from '../settings/mocks.json' with { type: 'json' }
import { ContentSiteFooter, ContentSiteHeader } from '../settings/site-frame.tsx'
import { components } from '../../slices/slice-map/components.ts'
import mocks from '../review/mocks.json' with { type: 'json' }
import { ReviewFacts } from './review-facts.tsx'
import { ReviewRecord } from './review-record.tsx'
import { ReviewSummary } from './review-summary.tsx'

/** A review as the site composes it. */
function ReviewPage({ document }: { document: unknown }): ReactElement {
  const review = document as CasinoReviewDocument
  const context = { document, today: '2026-11-20' }
  const frame = settings.complete as unknown as SettingsDocument
  return (
    <>
      <SkipLink />
      <ContentSiteHeader
        settings={frame}
        currentPath={review.url ?? '/'}
        account={<a href="/account">Sign in</a>}
      />
      <Container>
        <Breadcrumbs
          trail={[
            { href: '/', text: 'Home' },
            { href: '/casino-reviews', text: 'Casino reviews' },
          ]}
          current={review.data.name ?? undefined}
        />
        <main id="main" tabIndex={-1}>
          <ReviewSummary document={review} context={context} />
          <PageBody aside={<TableOfContents entries={documentHeadings(review)} />}>
            <SliceZone components={components} slices={review.data.slices} context={context} />
            <ReviewFacts document={review} />
            <ReviewRecord document={review} />
            <ContentAuthorBox document={review.data.author} />
          </PageBody>
        </main>
      </Container>
      <ContentSiteFooter settings={frame} />
    </>
  )
}

const meta = {
  title: 'Pages/Review',
  tags: ['!autodocs'],
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewPage>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { args: { document: mocks.complete } }
export const Closed: Story = { args: { document: mocks.closed } }
export const NameOnly: Story = { args: { document: mocks.minimal } }
export const OnPhone: Story = { ...Complete, globals: { viewport: { value: 'phone' } } }
