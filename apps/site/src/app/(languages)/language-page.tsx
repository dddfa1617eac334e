import { matchRoute, type TranslatedRoute } from '@house-edge/routing'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import * as page from '../[uid]/page.tsx'
import * as article from '../casino-blog/[uid]/page.tsx'
import * as blogPage from '../casino-blog/page/[number]/page.tsx'
import * as blog from '../casino-blog/page.tsx'
import * as review from '../casino-reviews/[uid]/page.tsx'
import * as reviewsPage from '../casino-reviews/page/[number]/page.tsx'
import * as reviews from '../casino-reviews/page.tsx'
import * as failed from '../failed/page.tsx'
import * as foreignForm from '../foreign-form/page.tsx'
import * as gone from '../gone/page.tsx'
import * as malformed from '../malformed/page.tsx'
import * as home from '../page.tsx'
import * as missing from '../missing/page.tsx'
import * as offersPage from '../offers/page/[number]/page.tsx'
import * as offers from '../offers/page.tsx'
import * as tooMany from '../too-many/page.tsx'
import * as unavailable from '../unavailable/page.tsx'
import { languages, type SiteLanguage } from '../../language.ts'
import { routes } from '../../routes.ts'
import { speakIn } from '../../languages/speak-in.ts'

/** A page of the original language, as its module exports it. */
interface PageModule {
  default: (props: { params: Promise<never> }) => ReactElement | Promise<ReactElement>
  generateMetadata?: (props: { params: Promise<never> }) => Metadata | Promise<Metadata>
  metadata?: Metadata | (() => Metadata)
}

/** The pages that are in other languages, by the names of their routes. */
const modules: Readonly<Record<string, PageModule>> = {
  home,
  page,
  blog,
  blogPage,
  article,
  reviews,
  reviewsPage,
  review,
  offers,
  offersPage,
  failed,
  foreignForm,
  gone,
  malformed,
  missing,
  tooMany,
  unavailable,
}

interface Props {
  params: Promise<{ path?: string[] }>
}

/** All pages of a language below its prefix: each is that of the original language, which reads and says everything in this one. */
export function languagePage(lang: SiteLanguage): {
  generateMetadata: (props: Props) => Promise<Metadata>
  Page: (props: Props) => Promise<ReactElement>
} {
  const find = async ({ params }: Props) => {
    speakIn(lang)
    const { path = [] } = await params
    const match = matchRoute(routes, `/${[languages[lang].prefix, ...path].join('/')}`)
    if (match.kind !== 'matched') return undefined
    const shown = modules[(match.route as TranslatedRoute).page]
    return shown && { shown, props: { params: Promise.resolve(match.params as never) } }
  }
  return {
    generateMetadata: async (props) => {
      const found = await find(props)
      if (!found) return {}
      const { metadata, generateMetadata } = found.shown
      return (
        (await generateMetadata?.(found.props)) ??
        (typeof metadata === 'function' ? metadata() : (metadata ?? {}))
      )
    },
    Page: async (props) => {
      const found = await find(props)
      return found ? found.shown.default(found.props) : notFound()
    },
  }
}
