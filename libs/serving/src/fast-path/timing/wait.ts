/** Waits, without keeping a process alive that has nothing else to do. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
