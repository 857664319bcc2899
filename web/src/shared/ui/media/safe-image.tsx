import type { ComponentProps } from 'react'
import { usePicture } from './use-picture'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string | null | undefined
  /** Shown where there is no picture or it does not load; without a fallback nothing is shown. */
  fallback?: string
}

/** A lazy image whose address comes with data; a broken one is not shown. Decorative unless `alt` is given. */
export function SafeImage({ src, fallback, alt = '', ...rest }: Props) {
  const own = src && /^(https?:)?\//.test(src) ? src : undefined
  const picture = usePicture(own, fallback)
  if (!picture.src) return null
  // One in the first view is drawn with it: decoded beside, it would come a frame later.
  const decoding = rest.loading === 'eager' ? 'sync' : 'async'
  return <img loading="lazy" decoding={decoding} {...rest} {...picture} alt={alt} />
}
