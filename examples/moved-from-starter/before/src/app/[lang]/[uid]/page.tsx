import { filter } from '@prismicio/client'
import { notFound } from 'next/navigation'
import { localeOf } from '../../../i18n.ts'
import { PageView } from '../../../page-view.tsx'
import { createClient } from '../../../prismicio.ts'

interface Props {
  params: Promise<{ lang: string; uid: string }>
}

const read = ({ lang, uid }: { lang: string; uid: string }) =>
  createClient()
    .getByUID('page', uid, { lang: localeOf(lang) })
    .catch(() => notFound())

export async function generateMetadata({ params }: Props) {
  return { title: (await read(await params)).data.title }
}

export default async function Page({ params }: Props) {
  const { lang, uid } = await params
  return <PageView page={await read({ lang, uid })} lang={localeOf(lang)} />
}

export async function generateStaticParams() {
  const filters = [filter.not('my.page.uid', 'home')]
  const pages = await createClient().getAllByType('page', { lang: '*', filters })
  return pages.map(({ lang, uid }) => ({ lang, uid }))
}
