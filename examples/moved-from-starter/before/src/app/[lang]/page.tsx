import { filter } from '@prismicio/client'
import { notFound } from 'next/navigation'
import { localeOf } from '../../i18n.ts'
import { PageView } from '../../page-view.tsx'
import { createClient } from '../../prismicio.ts'

interface Props {
  params: Promise<{ lang: string }>
}

const read = ({ lang }: { lang: string }) =>
  createClient()
    .getByUID('page', 'home', { lang: localeOf(lang) })
    .catch(() => notFound())

export async function generateMetadata({ params }: Props) {
  return { title: (await read(await params)).data.title }
}

export default async function HomePage({ params }: Props) {
  const { lang } = await params
  return <PageView page={await read({ lang })} lang={localeOf(lang)} />
}

export async function generateStaticParams() {
  const filters = [filter.at('my.page.uid', 'home')]
  const pages = await createClient().getAllByType('page', { lang: '*', filters })
  return pages.map(({ lang }) => ({ lang }))
}
