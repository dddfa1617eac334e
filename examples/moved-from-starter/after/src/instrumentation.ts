import type { Instrumentation } from 'next'

export async function register() {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { startSite } = await import('@house-edge/publishing/next')
    startSite((await import('./content.ts')).content)
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { recordFailure } = await import('@house-edge/publishing/next')
    await recordFailure((await import('./site.ts')).site)(...failure)
  }
}
