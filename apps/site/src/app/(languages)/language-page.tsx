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
import * as gameMaker from '../game-makers/[uid]/page.tsx'
import * as gameMakersPage from '../game-makers/page/[number]/page.tsx'
import * as gameMakers from '../game-makers/page.tsx'
import * as gone from '../gone/page.tsx'
import * as malformed from '../malformed/page.tsx'
import * as home from '../page.tsx'
import * as missing from '../missing/page.tsx'
import * as news from '../news/page.tsx'
import * as offer from '../offers/[uid]/page.tsx'
import * as offersPage from '../offers/page/[number]/page.tsx'
import * as offers from '../offers/page.tsx'
import * as operator from '../operators/[uid]/page.tsx'
import * as operatorsPage from '../operators/page/[number]/page.tsx'
import * as operators from '../operators/page.tsx'
import * as paymentMethod from '../payment-methods/[uid]/page.tsx'
import * as paymentMethodsPage from '../payment-methods/page/[number]/page.tsx'
import * as paymentMethods from '../payment-methods/page.tsx'
import * as person from '../people/[uid]/page.tsx'
import * as peoplePage from '../people/page/[number]/page.tsx'
import * as people from '../people/page.tsx'
import * as regulator from '../regulators/[uid]/page.tsx'
import * as regulatorsPage from '../regulators/page/[number]/page.tsx'
import * as regulators from '../regulators/page.tsx'
import * as tooMany from '../too-many/page.tsx'
import * as topic from '../topics/[uid]/page.tsx'
import * as topicsPage from '../topics/page/[number]/page.tsx'
import * as topics from '../topics/page.tsx'
import * as unavailable from '../unavailable/page.tsx'
import * as warnings from '../warnings/page.tsx'
import * as unknownVisitor from '../unavailable/account/page.tsx'
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
  offer,
  people,
  peoplePage,
  person,
  topics,
  topicsPage,
  topic,
  gameMakers,
  gameMakersPage,
  gameMaker,
  paymentMethods,
  paymentMethodsPage,
  paymentMethod,
  operators,
  operatorsPage,
  operator,
  regulators,
  regulatorsPage,
  regulator,
  warnings,
  news,
  failed,
  foreignForm,
  gone,
  malformed,
  missing,
  tooMany,
  unavailable,
  unknownVisitor,
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
