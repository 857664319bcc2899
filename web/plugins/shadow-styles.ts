import Vimeo from 'vimeo-video-element'
import Youtube from 'youtube-video-element'

type Element = { getTemplateHTML: (attributes: object) => string }

/** Styles of the hosts' player elements in their shadow roots; the content security policy names their hashes. */
export const shadowStyles = [Youtube, Vimeo].map((element) => {
  const html = (element as unknown as Element).getTemplateHTML({})
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1]
  if (!style) throw new Error('A player element without the styles it had')
  return style
})
