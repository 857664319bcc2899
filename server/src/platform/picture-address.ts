/**
 * A picture's absolute address, for mails and shared links: a drawing has a PNG beside it, for programs that show no
 * SVG.
 */
export function pictureUrl(origin: string, picture: string | null): string | null {
  if (!picture?.startsWith('/')) return picture
  return `${origin}${picture.replace(/\.svg$/, '.png')}`
}
