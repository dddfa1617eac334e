import { names, type Tree } from '@nx/devkit'
import { noteChange, readText, replaceOnce } from '../edited-text.ts'
import { finishWith } from '../finish.ts'

/** Writes a type of page that begins as a copy of `page`, its row in the table of routes, and its page. */
export function generatePageType(tree: Tree, { name }: { name: string }): () => void {
  const { className, constantName, fileName, propertyName } = names(name)
  const id = constantName.toLowerCase()
  const label = fileName.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  const model = JSON.parse(readText(tree, 'libs/slices/customtypes/page/index.json')) as object
  tree.write(
    `libs/slices/customtypes/${id}/index.json`,
    `${JSON.stringify({ ...model, id, label }, null, 2)}\n`,
  )
  replaceOnce(
    tree,
    'apps/site/src/routes.ts',
    /^ {2}login: /m,
    `  ${propertyName}: {
    pattern: '/${fileName}s/:uid',
    params: { uid },
    document: '${id}',
    middleware: documentPage,
  },

  login: `,
  )
  tree.write(
    `apps/site/src/app/${fileName}s/[uid]/page.tsx`,
    `import { components, SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteContent, tagDocuments, uidsToBuild } from '../../../content.ts'
import { SiteFrame } from '../../../frame/site-frame.tsx'

export const metadata: Metadata = { title: '${label}' }
export const generateStaticParams = () => uidsToBuild('${id}')

export default async function ${className}Page({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  const path = \`/${fileName}s/\${uid}\`
  const document = await (await siteContent()).findByUid('${id}', uid)
  if (!document) notFound()
  await tagDocuments(path, document)
  return (
    <SiteFrame path={path}>
      <Container>
        <PageHeader title={document.data.title} lead={document.data.lead} />
        <SliceZone slices={document.data.slices} components={components} context={{ document }} />
      </Container>
    </SiteFrame>
  )
}
`,
  )
  noteChange(tree, 'slices', `Documents of the type \`${id}\`.`)
  return finishWith(tree, ['npm run generate:types', 'npx nx run @house-edge/slices:api'])
}
