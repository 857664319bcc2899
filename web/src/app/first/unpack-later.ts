/** What a written page needs only after its first paint lies in a template: the whole style sheet, and the names of the scripts. */
export async function unpackLater(): Promise<void> {
  const template = document.querySelector('template')
  if (!template) return
  const sheet = template.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  const loaded = new Promise((resolve, reject) => {
    sheet?.addEventListener('load', resolve)
    sheet?.addEventListener('error', reject)
  })
  document.head.append(template.content)
  template.remove()
  await loaded
}
