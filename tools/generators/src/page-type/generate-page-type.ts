import { names, type Tree } from '@nx/devkit'
import { readText, replaceOnce } from '../edited-text.ts'
import { finishWith } from '../finish.ts'

/** Writes a type of page that begins as a copy of `page`, its row in the table of routes, and its page. */
export function generatePageType(tree: Tree, { name }: { name: string }): () => void {
  const { className, constantName, fileName, propertyName } = names(name)
  const id = constantName.toLowerCase()
  const label = fileName.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  const model = JSON.parse(readText(tree, 'libs/reviews/customtypes/page/index.json')) as object
  tree.write(
    `libs/reviews/customtypes/${id}/index.json`,
    `${JSON.stringify({ ...model, id, label }, null, 2)}\n`,
  )
  replaceOnce(
    tree,
    'apps/site/src/routes.ts',
    /^ {2}login: /m,
    `  ${propertyName}: { pattern: '/${fileName}s/:uid', document: '${id}', ...documentPage },

  login: `,
  )
  tree.write(
    `apps/site/src/app/${fileName}s/[uid]/page.tsx`,
    `import { components } from '@house-edge/reviews/rendering'
import { SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { tagAbsence, tagDocuments } from '../../../content/tags.ts'
import { siteContent } from '../../../content/visit-content.ts'
import { sliceContext } from '../../../document/slice-context.ts'
import { SiteFrame } from '../../../frame/site-frame.tsx'
import { documentMetadata } from '../../../metadata/page-metadata.ts'
import { here, routes } from '../../../routes.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('${id}')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid } = await params
  const document = await (await siteContent()).findByUid('${id}', uid)
  return document
    ? documentMetadata(document, here(routes.${propertyName}, { uid: document.uid ?? uid }), document.data.title)
    : {}
}

export default async function ${className}Page({ params }: Props) {
  const { uid } = await params
  const path = here(routes.${propertyName}, { uid })
  const document = await (await siteContent()).findByUid('${id}', uid)
  if (!document) {
    await tagAbsence(path, '${id}', uid)
    notFound()
  }
  await tagDocuments(path, document)
  return (
    <SiteFrame path={path}>
      <Container>
        <PageHeader title={document.data.title} lead={document.data.lead} />
        <SliceZone
          slices={document.data.slices}
          components={components}
          context={await sliceContext(path, document)}
        />
      </Container>
    </SiteFrame>
  )
}
`,
  )
  return finishWith(tree, ['npm run generate:types'])
}
