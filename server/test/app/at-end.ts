const closings: (() => Promise<unknown>)[] = []

/**
 * What is still open when a test file has ended is closed then, the last first (`set-up.ts`): an `afterAll` that is
 * asked for while the file runs would be heard by nobody.
 */
export function atEnd(close: () => Promise<unknown>) {
  closings.push(close)
}

export async function closeAll() {
  for (const close of closings.splice(0).reverse()) await close()
}
