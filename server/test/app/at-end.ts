const closings: (() => Promise<unknown>)[] = []

/**
 * Registers work for the end of the test file, the last first (`set-up.ts`): an `afterAll` that is registered while
 * tests run is never called.
 */
export function atEnd(close: () => Promise<unknown>) {
  closings.push(close)
}

export async function closeAll() {
  for (const close of closings.splice(0).reverse()) await close()
}
