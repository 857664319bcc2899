import type { ComponentProps } from 'react'
import { usePicture } from './use-picture'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string | null | undefined
  /** Shown if there is no picture or it fails to load; without a fallback nothing is shown. */
  fallback?: string
}

/** A lazy image from a URL in the data; a broken one is not shown. Decorative unless `alt` is given. */
export function SafeImage({ src, fallback, alt = '', ...rest }: Props) {
  const checkedSrc = src && /^(https?:)?\//.test(src) ? src : undefined
  const picture = usePicture(checkedSrc, fallback)
  if (!picture.src) return null
  // A picture of the first view is decoded synchronously; otherwise it would appear a frame later.
  const decoding = rest.loading === 'eager' ? 'sync' : 'async'
  return <img loading="lazy" decoding={decoding} {...rest} {...picture} alt={alt} />
}
