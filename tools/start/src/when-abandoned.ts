/**
 * Calls back once when the process that started this one is gone.
 *
 * `npm start` runs the command in a shell. A signal to npm ends that shell, which
 * tells nobody; the command would go on with no one to stop it.
 */
export function whenAbandoned(callBack: () => void, everyMs = 500): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callBack()
  }, everyMs)
  timer.unref()
}
