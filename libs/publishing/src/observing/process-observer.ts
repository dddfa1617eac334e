import type { ProcessObserver } from './observer.ts'

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/publishing/observer')
const holder = globalThis as { [place]?: ProcessObserver | undefined }

/** Has this process watched. Call it before anything else begins. */
export function observeProcess(observer: ProcessObserver | undefined): void {
  holder[place] = observer
}

/** `undefined`: nobody watches. */
export function findObserver(): ProcessObserver | undefined {
  return holder[place]
}
