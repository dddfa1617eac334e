import { SiteFooterOf, SiteHeaderOf } from '@house-edge/slices'
import { Link } from '@house-edge/ui'
import { Container, PreviewBanner, SkipLink } from '@house-edge/ui/page'
import { draftMode } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { siteContent, tagDocuments } from '../content.ts'

interface SiteFrameProps {
  path?: string
  width?: 'page' | 'narrow'
  children: ReactNode
}

/**
 * What stands around every page: the way past the navigation, header, footer,
 * and, for editors, the banner that says this is not what visitors see.
 *
 * @param path The path being shown, to mark its entry in the navigation.
 * @param width `narrow` for one form.
 */
export async function SiteFrame({ path, width = 'page', children }: SiteFrameProps): Promise<ReactElement> {
  const settings = await (await siteContent()).findSingle('settings')
  await tagDocuments(settings)
  const { isEnabled: isPreview } = await draftMode()
  return (
    <>
      <SkipLink />
      {isPreview && <PreviewBanner exitHref="/api/exit-preview" />}
      <SiteHeaderOf settings={settings} currentPath={path} account={<Link href="/account">Account</Link>} />
      <main id="main" tabIndex={-1}>
        <Container width={width}>{children}</Container>
      </main>
      <SiteFooterOf settings={settings} />
    </>
  )
}
