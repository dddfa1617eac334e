import { isTestedVersion } from '../finish/framework-shapes.ts'
import { PagesNotFinishedError } from '../errors/serving-error.ts'
import { type FrameworkRule, readBuildRules } from '../store/build-rules.ts'
import type { OlderPages } from './older-pages.ts'
import type { SitePages } from './site-pages.ts'

/** How the pages of a build are finished. */
export interface BuildFinishing {
  /**
   * Rules of the framework that finished pages may do without, because the server applies them itself
   * (`hasRedirect`, `headersOf`) or they do not matter to these pages. A finished page never runs `proxy.ts`, and
   * gets nothing of `headers`, `redirects` and `rewrites` of `next.config`. Default: none, and a declared page that one
   * of them covers is refused.
   */
  withoutRules?: readonly FrameworkRule[] | undefined
  /**
   * Called when all pages are finished. Those it names have shown that they can be, and are let go before the rest is
   * compressed.
   */
  leaveOut?: ((paths: readonly string[]) => Promise<readonly string[]>) | undefined
  /**
   * Threads that compress the pages, with the priority of everybody. Default: one of the lowest priority, because
   * visitors come first.
   */
  threads?: number | undefined
  /**
   * Called when all pages are finished. Default: the first process renders every page again, because it does not know
   * what they show.
   */
  shown?: ((paths: readonly string[]) => Promise<ShownByBuild | undefined>) | undefined
}

/** What the pages of a build show. */
interface ShownByBuild {
  /** Of the content. */
  version: string
  /** Pages that a process renders differently, which have to be rendered again all the same. */
  except: readonly string[]
}

/** A build and its pages. */
interface BuiltPages {
  folder: string
  distDir: string
  frameworkVersion: string
  declared: readonly string[]
  pages: SitePages
  noteBuild: OlderPages['noteBuild']
}

/** Finishes the pages of a build: see `StoredSite.finishBuild`. */
export async function finishBuild(
  { folder, distDir, frameworkVersion, declared, pages, noteBuild }: BuiltPages,
  { withoutRules = [], leaveOut, threads, shown }: BuildFinishing,
): Promise<string[]> {
  const rules = readBuildRules(folder, distDir).filter(({ rule }) => !withoutRules.includes(rule))
  const missing: { path: string; why: string }[] = []
  const unfinished = new Set<string>()
  for (const path of declared) {
    const passedBy = rules.find(({ covers }) => covers(path))
    if (passedBy) missing.push({ path, why: unruled(passedBy) })
    const outcome = await pages.keep(path)
    if (outcome.outcome !== 'refused') continue
    const { why } = outcome
    // Next may write it differently in this version. It is sent as Next wrote it, and `onRefused` was told.
    if (typeof why === 'object' && !isTestedVersion(frameworkVersion)) unfinished.add(path)
    else missing.push({ path, why: typeof why === 'object' ? `${why.reason}: ${why.detail}` : why })
  }
  for (const path of (await leaveOut?.(declared)) ?? []) pages.drop(path)
  await pages.store.settled(threads)
  const build = await shown?.(declared)
  noteBuild(build?.version, build?.except ?? [])
  if (missing.length > 0) throw new PagesNotFinishedError(missing)
  return declared.filter((path) => !unfinished.has(path))
}

function unruled({ rule, source }: { rule: FrameworkRule; source: string }): string {
  const writer = rule === 'proxy' ? 'the matcher of proxy.ts' : `${rule} of next.config`
  return `${writer} covers it (${source}), and a finished page is sent without. Declare it no longer, or say that it may be: withoutRules: ['${rule}']`
}
