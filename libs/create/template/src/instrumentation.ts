/** Called once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareProcess } = await import('./prepare-process.ts')
    await prepareProcess()
  }
}
