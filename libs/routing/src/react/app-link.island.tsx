'use client'

import Link from 'next/link.js'
import { useRouter } from 'next/navigation.js'
import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react'
import { newerBuild } from '../deployment/newer-build.ts'
import { isAbsolute, linkRel } from '../links/link-rel.ts'
import { createPreloadQueue, type PreloadQueue } from '../prefetch/preload-queue.ts'
import { type PreloadTrigger, watchLink } from '../prefetch/watch-link.ts'

/** Where a link leads, and when its page is loaded ahead. Everything else goes on to the `a` element. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** When the page behind it may be fetched. @default 'visible' */
  preload?: PreloadTrigger
}

/**
 * A link that navigates without loading a document.
 *
 * It preloads little, and nothing with data saving. Links to other
 * sites and windows of their own are plain, with the `rel` they ask for. When a
 * newer build is live, following the link loads a document.
 */
export function AppLink({ href, preload = 'visible', target, rel, ...rest }: AppLinkProps): ReactElement {
  const ref = useRef<HTMLAnchorElement>(null)
  const router = useRouter()
  const isPlain = isAbsolute(href) || /^(?:mailto|tel):/i.test(href) || (target ?? '_self') !== '_self'
  const on = isPlain || href.startsWith('#') ? 'never' : preload

  useEffect(() => {
    const link = ref.current
    return link
      ? watchLink(link, { on, run: () => queueOf(router).add(new URL(href, location.href).href) })
      : undefined
  }, [on, href, router])

  const relation = linkRel({ href, target, rel })
  if (isPlain)
    return (
      <a {...rest} ref={ref} href={href} target={target} rel={relation}>
        {rest.children}
      </a>
    )
  return (
    <Link
      {...(rest as object)}
      ref={ref}
      href={href}
      rel={relation}
      // Next would preload every link in view, even with data saving.
      prefetch={false}
      onNavigate={(event) => {
        if (!newerBuild()) return
        event.preventDefault()
        location.assign(href)
      }}
    />
  )
}

let queue: PreloadQueue | undefined

/** One for the page: four at once, from wherever they come. */
function queueOf(router: { prefetch: (href: string) => void }): PreloadQueue {
  return (queue ??= createPreloadQueue({
    load: (href) => {
      const arrived = whenFetched(href)
      router.prefetch(href)
      return arrived
    },
  }))
}

/**
 * Next does not report when a preload is done; the browser does. A preload that never arrives is given up
 * after five seconds.
 */
function whenFetched(href: string, patienceMs = 5_000): Promise<void> {
  const { pathname } = new URL(href)
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => new URL(name).pathname === pathname)) done()
    })
    const timer = setTimeout(done, patienceMs)
    observer.observe({ type: 'resource' })
  })
}
