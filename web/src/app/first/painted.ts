const patienceMs = 1000

/** Resolves once the browser has drawn what is on the page and `coming` to it; a page that nobody looks at is not drawn. */
export async function painted(coming: Promise<unknown>): Promise<void> {
  if (document.visibilityState === 'hidden') return
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([coming.then(drawn, drawn), patience])
}
